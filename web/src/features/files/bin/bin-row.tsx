import { binDaysLeft } from '@caretrail/contract/files/bin';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { restoreFiles } from '../thunks.ts';
import { eventOf, factsLine } from '../words/file-words.ts';
import { binTexts as texts } from './texts.ts';

type PurgeFileProps = { readonly file: LibraryFile; readonly onPurged: () => void };

/** Asks first: this is the one thing that cannot be taken back. */
function PurgeFile({ file, onPurged }: PurgeFileProps) {
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

type BinRowProps = {
  readonly file: LibraryFile;
  readonly nowMs: number;
  readonly onGone: () => void;
};

/** One deleted file: how long it is still here, and the way back. */
export function BinRow({ file, nowMs, onGone }: BinRowProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const onRestore = async (): Promise<void> => {
    setBusy(true);
    const isBack = await dispatch(restoreFiles([file.id]));
    setBusy(false);
    if (isBack) onGone();
  };
  const daysLeft = binDaysLeft(Date.parse(file.deleted_at ?? ''), nowMs);
  const event = file.event?.is_deleted ? eventOf(file) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{file.title}</p>
        <p className="text-small wrap-anywhere text-ink-soft">{factsLine(file)}</p>
        <p>
          <strong className="font-semibold">{texts.left(daysLeft)}</strong>
          {event !== null && ` · ${texts.withEvent(event)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={() => void onRestore()}>
          <Undo2 className="size-5" aria-hidden="true" />
          {texts.restore}
          <span className="sr-only">{` ${file.title}`}</span>
        </Button>
        <PurgeFile file={file} onPurged={onGone} />
      </div>
    </li>
  );
}
