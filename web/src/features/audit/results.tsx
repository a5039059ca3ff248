import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { Entries } from './entries.tsx';
import { auditTexts as texts } from './texts.ts';
import type { Search } from './use-audit.ts';

type ResultsProps = {
  readonly search: Search;
  /** Nothing was asked for in particular. */
  readonly isAll: boolean;
  readonly onRetry: () => void;
  readonly onMore: () => void;
};

export function Results({ search, isAll, onRetry, onMore }: ResultsProps) {
  switch (search.status) {
    case 'loading':
      return <RowsLoading label={texts.loading} />;
    case 'failed':
      return <ErrorState message={search.text} onRetry={onRetry} />;
    case 'succeeded': {
      const { rows, hasMore, more } = search;
      if (rows.length === 0) return <EmptyState>{isAll ? texts.none : texts.noMatch}</EmptyState>;
      return (
        <>
          <Entries rows={rows} />
          {typeof more === 'object' && <Alert>{more.problem}</Alert>}
          {hasMore && (
            <Button look="secondary" isBusy={more === 'loading'} onClick={onMore}>
              {more === 'loading' ? texts.loadingMore : texts.more}
            </Button>
          )}
        </>
      );
    }
  }
}
