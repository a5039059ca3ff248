import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { reloadMedications } from '../thunks.ts';
import { listTexts } from '../list/texts.ts';
import { useMedicine } from '../use-medications.ts';
import { MedicineMissing } from './medicine-missing.tsx';
import { MedicineView } from './medicine-view.tsx';

/** One medicine, also by a link from elsewhere. */
export function MedicinePage({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch();
  const found = useMedicine(id);
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<Medication | null>(null);
  if (leaving !== null) return <MedicineView medicine={leaving} onLeaving={setLeaving} />;
  switch (found.status) {
    case 'found':
      return (
        <div className="space-y-5">
          {/* What is known stays, and says that it could not be loaded again. */}
          {found.staleness !== null && (
            <ErrorState
              message={found.staleness}
              isStale
              onRetry={() => void dispatch(reloadMedications())}
            />
          )}
          <MedicineView medicine={found.item} onLeaving={setLeaving} />
        </div>
      );
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
