import { focusHeading } from '../../../lib/focus-heading.ts';
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
import { useBin } from './use-bin.ts';

/** What was deleted and can be brought back. */
export function BinPage() {
  const { bin, onRetry, onChanged } = useBin();
  const nowMs = useNow();
  useArrival(texts.heading);
  const list = () => {
    if (bin.status === 'loading') return <RowsLoading label={texts.loading} />;
    if (bin.status === 'failed') return <ErrorState message={bin.error} onRetry={onRetry} />;
    if (bin.files.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
    return (
      <>
        <p role="status" className="font-semibold">
          {countOfFiles(bin.files.length)}
        </p>
        <ul>
          {bin.files.map((file) => (
            <BinRow
              key={file.id}
              file={file}
              nowMs={nowMs}
              onGone={() => {
                onChanged();
                focusHeading();
              }}
            />
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
