import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { listTexts } from '../list/texts.ts';
import { MedicineMissing } from '../medicine/medicine-missing.tsx';
import { useMedicine } from '../use-medications.ts';
import { MedicineForm } from './medicine-form.tsx';
import type { Part } from './use-medicine-form.ts';

type MedicineFormPageProps = { readonly id?: string; readonly part?: Exclude<Part, 'new'> };

/** A new medicine, or a form of one that there is. */
export function MedicineFormPage({ id, part = 'edit' }: MedicineFormPageProps) {
  return id === undefined ? (
    <MedicineForm part="new" medicine={null} />
  ) : (
    <EditPage id={id} part={part} />
  );
}

function EditPage({ id, part }: { readonly id: string; readonly part: Part }) {
  const found = useMedicine(id);
  switch (found.status) {
    case 'found':
      return <MedicineForm part={part} medicine={found.item} />;
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
