import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { isEdit } from './place.ts';
import { viewTexts } from './treatment/texts.ts';
import { TreatmentView } from './treatment/treatment-view.tsx';
import { TreatmentMissing } from './treatment-missing.tsx';
import { useTreatment } from './use-treatment.ts';

const TreatmentFormPage = lazyPage(() =>
  import('./form/treatment-form-page.tsx').then((m) => ({ default: m.TreatmentFormPage })),
);

function Found({ id }: { readonly id: string }) {
  const { search } = useLocation();
  const found = useTreatment(id);
  switch (found.status) {
    case 'loading':
      return <RowsLoading label={viewTexts.loading} />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'missing':
      return <TreatmentMissing />;
    case 'found':
      return isEdit(search) ? (
        <TreatmentFormPage treatment={found.treatment} />
      ) : (
        <TreatmentView treatment={found.treatment} />
      );
  }
}

/** /treatment/{id}: one treatment, or its form. */
export function TreatmentPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<RowsLoading label={viewTexts.loading} />}>
      <Found key={id} id={id} />
    </Suspense>
  );
}
