import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useZoneLoading } from '../../data/zone.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { ListPage } from './list/list-page.tsx';
import { isNew } from './view-route.ts';
import { listTexts } from './texts.ts';

const TreatmentFormPage = lazyPage(() =>
  import('./form/treatment-form-page.tsx').then((m) => m.TreatmentFormPage),
);

/** /treatments: the list, or the form of a new one. */
export function TreatmentsPage() {
  const { search } = useLocation();
  useZoneLoading();
  return (
    <Suspense fallback={<RowsLoading label={listTexts.loading} />}>
      {isNew(search) ? <TreatmentFormPage treatment={null} /> : <ListPage />}
    </Suspense>
  );
}
