import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { purgeFile } from '../thunks.ts';
import { binTexts as texts } from './texts.ts';

type PurgeFileProps = { readonly file: LibraryFile; readonly onPurged: () => void };

/** Asks first: this is the one thing that cannot be taken back. */
export function PurgeFile({ file, onPurged }: PurgeFileProps) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('removing');
    const result = await dispatch(purgeFile(file.id));
    setState('idle');
    if (purgeFile.fulfilled.match(result)) onPurged();
  };
  return (
    <>
      <Button
        look="quiet"
        className="px-3 text-problem! hover:bg-problem-tint!"
        onClick={() => setState('asking')}
      >
        {texts.purge}
        <span className="sr-only">{` ${file.title}`}</span>
      </Button>
      <ConfirmDialog
        heading={texts.purgeQuestion(file.title)}
        confirmText={texts.purge}
        isFinal
        isOpen={state !== 'idle'}
        isBusy={state === 'removing'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'removing' ? before : 'idle'))}
      >
        <p>{texts.purgeBody}</p>
      </ConfirmDialog>
    </>
  );
}
