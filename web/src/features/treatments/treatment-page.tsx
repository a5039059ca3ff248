import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { treatmentsApi } from '../../data/treatments.ts';
import { selectIsZoneAnswered, useZoneLoading } from '../../data/zone.ts';
import { connection } from '../../lib/connection.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { RecordMissing } from '../../shell/record-missing.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { isEdit } from './view-route.ts';
import { missingTexts } from './texts.ts';
import { viewTexts } from './treatment/texts.ts';
import { TreatmentView } from './treatment/treatment-view.tsx';

const TreatmentFormPage = lazyPage(() =>
  import('./form/treatment-form-page.tsx').then((m) => m.TreatmentFormPage),
);

type FoundTreatment =
  | { readonly status: 'found'; readonly treatment: Treatment }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

/**
 * One treatment, loaded when its page opens; the calls that change it put what they answered. Without a connection it is
 * what this device has of it, but not to edit that.
 */
function useTreatment(id: string, isForm: boolean): FoundTreatment {
  const query = treatmentsApi.useFindTreatmentQuery({ params: { id } });
  const fresh = useFresh(query);
  const loaded = loadedOf(connection.isAway === true && !isForm ? query : fresh);
  // Where today is in the plan depends on it.
  const isZoneAnswered = useAppSelector(selectIsZoneAnswered);
  if (loaded.status === 'succeeded' && !isZoneAnswered) return { status: 'loading' };
  if (loaded.status === 'succeeded') return { status: 'found', treatment: loaded.data };
  if (loaded.status === 'loading') return { status: 'loading' };
  return toApiError(query.error).code === 'not_found' ? { status: 'missing' } : loaded;
}

const TreatmentMissing = () => (
  <RecordMissing
    heading={missingTexts.heading}
    body={missingTexts.body}
    title={routes.treatment.title}
  >
    <BackLink to={hrefOf('treatments')}>{missingTexts.back}</BackLink>
  </RecordMissing>
);

function Found({ id }: { readonly id: string }) {
  const { search } = useLocation();
  const isForm = isEdit(search);
  const found = useTreatment(id, isForm);
  switch (found.status) {
    case 'loading':
      return <RowsLoading label={viewTexts.loading} />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'missing':
      return <TreatmentMissing />;
    case 'found':
      return isForm ? (
        <TreatmentFormPage treatment={found.treatment} />
      ) : (
        <TreatmentView treatment={found.treatment} />
      );
  }
}

/** /treatment/{id}: one treatment, or its form. */
export function TreatmentPage() {
  const { id = '' } = useParams();
  useZoneLoading();
  return (
    <Suspense fallback={<RowsLoading label={viewTexts.loading} />}>
      <Found key={id} id={id} />
    </Suspense>
  );
}
