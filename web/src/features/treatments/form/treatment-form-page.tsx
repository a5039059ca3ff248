import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useLocation } from 'react-router';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { withEdit, withNew } from '../view-route.ts';
import { fieldOrder } from './fields-of-type.ts';
import { FormFields } from './form-fields.tsx';
import { conflictTexts, formTexts as texts } from './texts.ts';
import { useTreatmentForm } from './use-treatment-form.ts';

/** First what it is, then only what that needs. */
export function TreatmentFormPage({ treatment }: { readonly treatment: Treatment | null }) {
  const made = useTreatmentForm(treatment);
  const { form, draft, guard, state, tries, conflict, onSubmit } = made;
  const { search } = useLocation();
  const heading = treatment === null ? texts.create : texts.edit({ title: treatment.title });
  const back =
    treatment === null
      ? { pathname: hrefOf('treatments'), search: withNew(search, false) }
      : { pathname: hrefOf('treatment', { id: treatment.id }), search: withEdit(search, false) };
  useArrival(treatment === null ? heading : routes.treatment.title);
  return (
    <div className="max-w-[46rem] space-y-6">
      <BackLink to={back}>{treatment === null ? texts.back : texts.backToTreatment}</BackLink>
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {heading}
      </h1>
      {draft.restored && <KeptNote {...draft.restored} />}
      {conflict !== null && <TwoVersions {...conflictTexts} {...conflict} />}
      {Object.keys(form.errors).length > 0 && (
        <ErrorSummary key={tries} errors={form.errors} order={fieldOrder} />
      )}
      {state.status === 'failed' && state.text !== null && <Alert key={tries}>{state.text}</Alert>}
      <form
        noValidate
        method="post"
        onSubmit={onSubmit}
        className="space-y-7 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
      >
        <FormFields
          {...form}
          today={made.today}
          treatment={treatment}
          // While two versions are shown, choosing one is the only action.
          isSaving={state.status === 'sending'}
          isChoosing={conflict !== null}
        />
      </form>
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}
