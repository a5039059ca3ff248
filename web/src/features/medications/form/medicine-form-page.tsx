import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { listTexts } from '../list/texts.ts';
import { loadMedications } from '../load.ts';
import { MedicineMissing } from '../medicine/medicine-missing.tsx';
import { useMedicine } from '../use-medicine.ts';
import { MedicineForm } from './medicine-form.tsx';
import type { Part } from './use-medicine-form.ts';

type MedicineFormPageProps = { readonly id?: string; readonly part?: Exclude<Part, 'new'> };

/** A new medicine, or a form of one that there is. */
export function MedicineFormPage({ id, part = 'edit' }: MedicineFormPageProps) {
  return id === undefined ? <NewPage /> : <EditPage id={id} part={part} />;
}

/** All others are known too: their days can be copied, and one of the same name is told of. */
function NewPage() {
  const dispatch = useAppDispatch();
  const isWhole = useAppSelector(
    ({ medications: { current } }) => current.status !== 'idle' && current.search === '',
  );
  useEffect(() => {
    if (!isWhole) void dispatch(loadMedications('current', ''));
  }, [dispatch, isWhole]);
  return <MedicineForm part="new" medicine={null} />;
}

function EditPage({ id, part }: { readonly id: string; readonly part: Part }) {
  const sought = useMedicine(id);
  switch (sought.status) {
    case 'found':
      return <MedicineForm part={part} medicine={sought.item} />;
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
