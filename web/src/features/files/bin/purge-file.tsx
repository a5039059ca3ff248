import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { binTexts as texts } from './texts.ts';

type PurgeFileProps = { readonly file: LibraryFile; readonly onPurged: () => void };

/** Asks first: this is the one thing that cannot be taken back. */
export function PurgeFile({ file, onPurged }: PurgeFileProps) {
  const [purgeFile] = filesApi.usePurgeFileMutation();
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('removing');
    const { error } = await purgeFile({ params: { id: file.id } });
    setState('idle');
    if (error === undefined) onPurged();
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
