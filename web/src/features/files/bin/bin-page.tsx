import { filesApi } from '../../../data/files.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { PlaceLink } from '../place-link.tsx';
import { filesTexts } from '../texts.ts';
import { countOfFiles } from '../words/file-words.ts';
import { BinRow } from './bin-row.tsx';
import { binTexts as texts } from './texts.ts';

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
        <p className="mt-1 text-lead text-ink-soft">{texts.lead}</p>
      </header>
      {list()}
    </div>
  );
}
