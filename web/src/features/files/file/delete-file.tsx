import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteFiles } from '../thunks.ts';
import { usePlace } from '../place-link.tsx';
import { fileTexts as texts } from './texts.ts';

type DeleteFileProps = {
  readonly file: LibraryFile;
  readonly onLeaving: (file: LibraryFile | null) => void;
};

/** Asks first; then back to the library, which offers to undo it. */
export function DeleteFile({ file, onLeaving }: DeleteFileProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    onLeaving(file);
    if (await dispatch(deleteFiles([file]))) return goTo({ at: 'library' }, { replace: true });
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
        confirmText={texts.remove}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{texts.removeBody(file.title)}</p>
      </ConfirmDialog>
    </>
  );
}
