import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteEvent } from '../thunks.ts';
import { usePlace } from '../use-place.ts';
import { eventTexts as texts } from './texts.ts';

type DeleteEventProps = {
  readonly event: TimelineEvent;
  readonly onLeaving: (event: TimelineEvent | null) => void;
};

/** Asks first; then back to the list, which offers to undo it. */
export function DeleteEvent({ event, onLeaving }: DeleteEventProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    onLeaving(event);
    if (await dispatch(deleteEvent(event))) return goTo({ at: 'events' }, { replace: true });
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
        <p>{texts.removeBody(event.title)}</p>
      </ConfirmDialog>
    </>
  );
}
