import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { loadMedications, type Which } from '../load.ts';
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
  const dispatch = useAppDispatch();
  const listed = useAppSelector(({ medications }) => medications[which]);
  const { items, status, error } = listed;
  useEffect(() => void dispatch(loadMedications(which, search)), [dispatch, which, search]);

  if (status === 'failed') {
    const onRetry = (): void => void dispatch(loadMedications(which));
    return (
      <div className="space-y-5">
        <ErrorState message={error ?? ''} isStale={items.length > 0} onRetry={onRetry} />
        {/* What is known stays while the list cannot be loaded again. */}
        {items.length > 0 && <MedicineList medicines={items} clock={clock} />}
      </div>
    );
  }
  if (items.length > 0) return <MedicineList medicines={items} clock={clock} />;
  // An empty list of another search says nothing about this one.
  if (status !== 'succeeded' || listed.search !== search)
    return <RowsLoading label={texts.loading} />;
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
