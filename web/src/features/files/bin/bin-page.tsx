import { binDays, binDaysLeft } from '@caretrail/contract/files/bin';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { filesTexts } from '../texts.ts';
import { restoreFiles } from '../thunks.ts';
import { PlaceLink } from '../view-route.tsx';
import { countOfFiles, eventOf, factsLine } from '../format-file.ts';
import { binTexts as texts } from './texts.ts';

type PurgeFileProps = { readonly file: LibraryFile; readonly onPurged: () => void };

/** Asks first, because this cannot be undone. */
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
        heading={texts.purgeQuestion({ title: file.title })}
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
function BinRow({ file, nowMs, onGone }: BinRowProps) {
  const dispatch = useAppDispatch();
  const isOwnRecord = useChosenRecord() === null;
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
          <strong className="font-semibold">{texts.left({ count: daysLeft })}</strong>
          {event !== null && ` · ${texts.withEvent({ title: event })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={() => void onRestore()}>
          <Undo2 className="size-5" aria-hidden="true" />
          {texts.restore}
          <span className="sr-only">{` ${file.title}`}</span>
        </Button>
        {isOwnRecord && <PurgeFile file={file} onPurged={onGone} />}
      </div>
    </li>
  );
}

/** What was deleted and can be brought back. */
export function BinPage() {
  const { data: files, error, isError, refetch } = filesApi.useListBinQuery();
  const nowMs = useNow();
  useArrival(texts.heading);
  const list = () => {
    if (isError)
      return <ErrorState message={toApiError(error).text} onRetry={() => void refetch()} />;
    if (files === undefined) return <RowsLoading label={texts.loading} />;
    if (files.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
    return (
      <>
        <p role="status" className="font-semibold">
          {countOfFiles(files.length)}
        </p>
        <ul>
          {files.map((file) => (
            <BinRow key={file.id} file={file} nowMs={nowMs} onGone={focusHeading} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <div className="max-w-[60rem] space-y-6">
      <PlaceLink place={{ at: 'library' }}>{filesTexts.back}</PlaceLink>
      <header>
        <h1 tabIndex={-1} className="text-h1">
          {texts.heading}
        </h1>
        <p className="mt-1 text-lead text-ink-soft">{texts.lead({ days: binDays })}</p>
      </header>
      {list()}
    </div>
  );
}
