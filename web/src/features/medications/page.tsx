import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useZoneLoading } from '../../data/zone.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { listTexts } from './list/texts.ts';
import { MedicinesPage } from './medicines-page.tsx';
import type { Place } from './view-route.ts';
import { usePlace } from './place-links.tsx';

const MedicinePage = lazyPage(() =>
  import('./medicine/medicine-page.tsx').then((m) => m.MedicinePage),
);
const MedicineFormPage = lazyPage(() =>
  import('./form/medicine-form-page.tsx').then((m) => m.MedicineFormPage),
);
const PrintPage = lazyPage(() => import('./print/print-page.tsx').then((m) => m.PrintPage));

function At({ place }: { readonly place: Place }) {
  switch (place.at) {
    case 'medicines':
      return <MedicinesPage />;
    case 'print':
      return <PrintPage />;
    case 'new':
      return <MedicineFormPage />;
    case 'medicine':
      return <MedicinePage key={place.id} id={place.id} />;
    case 'edit':
    case 'change':
      return <MedicineFormPage key={`${place.at} ${place.id}`} id={place.id} part={place.at} />;
  }
}

/** /medication: the lists, one medicine, a form, or the printed list. */
export function MedicationsPage() {
  const { place } = usePlace();
  useZoneLoading();
  return (
    <Suspense fallback={<RowsLoading label={listTexts.loading} />}>
      <At place={place} />
    </Suspense>
  );
}
