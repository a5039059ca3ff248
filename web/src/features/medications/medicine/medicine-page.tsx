import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { loadAll } from '../thunks.ts';
import { listTexts } from '../list/texts.ts';
import { useMedicine } from '../use-medicine.ts';
import { MedicineMissing } from './medicine-missing.tsx';
import { MedicineView } from './medicine-view.tsx';

/** One medicine, also by a link from elsewhere. */
export function MedicinePage({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch();
  const sought = useMedicine(id);
  // What is known stays, and says that it could not be loaded again.
  const error = useAppSelector(({ medications: { current, completed } }) =>
    current.status === 'failed' ? current.error : completed.error,
  );
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<Medication | null>(null);
  if (leaving !== null) return <MedicineView medicine={leaving} onLeaving={setLeaving} />;
  switch (sought.status) {
    case 'found':
      return (
        <div className="space-y-5">
          {error !== null && (
            <ErrorState message={error} isStale onRetry={() => void loadAll(dispatch)} />
          )}
          <MedicineView medicine={sought.item} onLeaving={setLeaving} />
        </div>
      );
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
