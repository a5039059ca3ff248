import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { binFiles } from '../thunks.ts';
import { libraryTexts as texts } from './texts.ts';

type BinSelectedProps = {
  readonly files: readonly LibraryFile[];
  readonly onBinned: (files: readonly LibraryFile[]) => void;
};

/** Asks with the number, then one call for each. */
export function BinSelected({ files, onBinned }: BinSelectedProps) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const result = await dispatch(binFiles(files.map(({ id }) => id)));
    setState('idle');
    if (!binFiles.fulfilled.match(result)) return;
    const { gone } = result.payload;
    onBinned(files.filter(({ id }) => gone.includes(id)));
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
