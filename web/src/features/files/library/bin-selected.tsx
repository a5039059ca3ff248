import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteFiles } from '../thunks.ts';
import { libraryTexts as texts } from './texts.ts';

type BinSelectedProps = {
  readonly files: readonly LibraryFile[];
  readonly onDeleted: () => void;
};

/** Asks with the number, then one call for each. */
export function BinSelected({ files, onDeleted }: BinSelectedProps) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const isDone = await dispatch(deleteFiles(files));
    setState('idle');
    if (isDone) onDeleted();
  };
  return (
    <>
      <Button
        look="secondary"
        className="px-3"
        isDisabled={files.length === 0}
        onClick={() => setState('asking')}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.toBin}
      </Button>
      <ConfirmDialog
        heading={texts.toBinQuestion(files.length)}
        confirmText={texts.toBin}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{texts.toBinBody}</p>
      </ConfirmDialog>
    </>
  );
}
