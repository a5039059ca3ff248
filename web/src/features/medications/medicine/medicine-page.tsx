import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { listTexts } from '../list/texts.ts';
import { useMedicine } from '../use-medicine.ts';
import { MedicineMissing } from './medicine-missing.tsx';
import { MedicineView } from './medicine-view.tsx';

/** One medicine, also by a link from elsewhere. */
export function MedicinePage({ id }: { readonly id: string }) {
  const sought = useMedicine(id);
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<Medication | null>(null);
  if (leaving !== null) return <MedicineView medicine={leaving} onLeaving={setLeaving} />;
  switch (sought.status) {
    case 'found':
      return <MedicineView medicine={sought.item} onLeaving={setLeaving} />;
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
