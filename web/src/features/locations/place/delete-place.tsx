import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { deletePlace } from '../thunks.ts';
import { useScreen } from '../use-screen.ts';

type DeletePlaceProps = {
  readonly place: CareLocation;
  readonly onLeaving: (place: CareLocation | null) => void;
};

/** Asks first; then back to the list, which offers to undo it. */
export function DeletePlace({ place, onLeaving }: DeletePlaceProps) {
  const dispatch = useAppDispatch();
  const { goTo } = useScreen();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    onLeaving(place);
    if (await dispatch(deletePlace(place))) return goTo({ at: 'places' }, { replace: true });
    setState('idle');
    return onLeaving(null);
  };
  return (
    <>
      <Button
        look="quiet"
        className="-ms-3 px-3 text-problem! hover:bg-problem-tint! print:hidden"
        onClick={() => setState('asking')}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.remove}
      </Button>
      <ConfirmDialog
        heading={texts.removeQuestion}
        confirmText={texts.removeConfirm}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{texts.removeBody(place.name)}</p>
      </ConfirmDialog>
    </>
  );
}
