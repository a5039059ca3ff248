import type { Which } from '../../../data/medications.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { useMedications } from '../use-medications.ts';
import { MedicineList } from './medicine-list.tsx';
import type { Clock } from './medicine-row.tsx';
import { listTexts as texts } from './texts.ts';

type OneListProps = {
  readonly which: Which;
  readonly search: string;
  readonly clock: Clock;
  readonly onCreate: () => void;
  readonly onShowAll: () => void;
};

/** §4.3: one of the two lists, with a status of its own. */
export function OneList({ which, search, clock, onCreate, onShowAll }: OneListProps) {
  const { data: items = [], status, error, reload } = useMedications(which, search);

  if (status === 'failed') {
    return (
      <div className="space-y-5">
        <ErrorState message={error ?? ''} isStale={items.length > 0} onRetry={reload} />
        {/* What is known stays while the list cannot be loaded again. */}
        {items.length > 0 && <MedicineList medicines={items} clock={clock} />}
      </div>
    );
  }
  if (items.length > 0) return <MedicineList medicines={items} clock={clock} />;
  // An empty list of another search says nothing about this one.
  if (status !== 'succeeded') return <RowsLoading label={texts.loading} />;
  if (search !== '') {
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatch}
      </EmptyState>
    );
  }
  return which === 'completed' ? (
    <EmptyState>{texts.emptyCompleted}</EmptyState>
  ) : (
    <EmptyState action={<Button onClick={onCreate}>{texts.add}</Button>}>{texts.empty}</EmptyState>
  );
}
