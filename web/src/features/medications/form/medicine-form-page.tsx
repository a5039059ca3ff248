import { routes } from '@caretrail/contract/access/routes';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useRef } from 'react';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { MoreDetails } from '../../../ui/more-details.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { listTexts } from '../list/texts.ts';
import { MedicineMissing } from '../medicine/medicine-missing.tsx';
import { PlaceLink } from '../place-links.tsx';
import { useMedicine } from '../use-medications.ts';
import { FirstDayPreview } from './first-day-preview.tsx';
import { ChangeFields, FirstDayField } from './period-fields.tsx';
import { FactFields, formatDetails, NameField, TemplatePicker } from './fact-fields.tsx';
import { fieldOrder } from './error-texts.ts';
import { nextOnEnter } from './next-on-enter.ts';
import { previewTexts } from './plan-texts.ts';
import { Preview } from './preview.tsx';
import { SameNameNote } from './same-name-note.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { scheduleValuesOf } from './schedule-values.ts';
import { StockFields } from './stock-fields.tsx';
import { formTexts as texts, conflictTexts } from './texts.ts';
import { TimeModeChoice, TimeModeField } from './time-mode-field.tsx';
import { type Part, useMedicineForm } from './use-medicine-form.ts';

type MedicineFormProps = { readonly part: Part; readonly medicine: Medication | null };

/** Questions first, then a preview of the next three months, then saving. */
function MedicineForm({ part, medicine }: MedicineFormProps) {
  const made = useMedicineForm(part, medicine);
  const { form, known, draft, guard, state, tries, isPreview, conflict, corrected } = made;
  const { onSave, onSubmit } = made;
  const { values, errors } = form;
  const heading = part === 'new' ? texts.create : texts[part]({ name: medicine?.name ?? '' });
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(part === 'new' ? heading : routes.medication.title);
  const isUnreadable = part === 'change' && scheduleValuesOf(medicine?.schedule ?? null) === null;
  const isAsked = part === 'edit' || values.howOften !== '';

  const fields = {
    new: (
      <>
        {/* Answered questions are one line each, with less space between them. */}
        <div className={isAsked ? 'space-y-2' : 'space-y-5'}>
          <TemplatePicker {...form} />
          <SameNameNote name={values.name} known={known} today={form.here.today} />
        </div>
        <ScheduleFields key={values.template} {...form} />
        {isAsked && (
          <MoreDetails
            isNeeded={Object.keys(errors).some((field) => field.startsWith('stock'))}
            summary={formatDetails(values)}
          >
            <FactFields {...form} />
            <StockFields {...form} />
            <TimeModeChoice {...form} />
          </MoreDetails>
        )}
      </>
    ),
    change: (
      <>
        {isUnreadable && <p>{texts.unreadable}</p>}
        <ChangeFields {...form} />
        <ScheduleFields {...form} />
        <TimeModeField {...form} />
      </>
    ),
    edit: (
      <>
        <NameField {...form} />
        <FirstDayField {...form} />
        <FactFields {...form} />
      </>
    ),
  }[part];

  const onBack = (): void => {
    made.onBack();
    // The focused button is gone with the preview.
    title.current?.focus();
  };
  const isBusy = state.status === 'sending';
  return (
    <div className="max-w-[46rem] space-y-4 sm:space-y-6">
      <PlaceLink
        place={medicine === null ? { at: 'medicines' } : { at: 'medicine', id: medicine.id }}
      >
        {medicine === null ? texts.back : texts.backToMedicine}
      </PlaceLink>
      <h1 ref={title} tabIndex={-1} className="text-h1 wrap-anywhere">
        {heading}
      </h1>
      {draft.restored && !isPreview && <KeptNote {...draft.restored} />}
      {conflict !== null && (
        <TwoVersions {...conflict} heading={conflictTexts.heading} lead={conflictTexts.lead} />
      )}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={tries} errors={errors} order={fieldOrder} />
      )}
      {state.status === 'failed' && state.text !== null && <Alert key={tries}>{state.text}</Alert>}
      {isPreview && corrected !== null && (
        <FirstDayPreview
          medicine={corrected}
          firstDay={values.firstDay}
          here={form.here}
          {...{ known, isBusy, onBack, onSave }}
        />
      )}
      {isPreview && corrected === null && (
        <Preview
          values={values}
          here={form.here}
          known={known}
          from={part === 'change' ? values.effectiveFrom : null}
          medicine={part === 'change' ? medicine : null}
          saveText={part === 'change' ? previewTexts.saveChange : previewTexts.save}
          {...{ isBusy, onBack, onSave }}
        />
      )}
      {!isPreview && (
        <form
          noValidate
          method="post"
          onSubmit={onSubmit}
          {...(part !== 'edit' && { ref: nextOnEnter })}
          className="space-y-4 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:space-y-6 sm:p-8"
        >
          {fields}
          {/* While there is a conflict, the only action is to choose a version. */}
          {isAsked && conflict === null && (
            <div className="border-t border-rule pt-4 sm:pt-6">
              <Button type="submit" isBusy={isBusy}>
                {part === 'edit' && corrected === null ? texts.saveFacts : texts.toPreview}
              </Button>
            </div>
          )}
        </form>
      )}
      <LeaveDialog guard={guard} what={part === 'new' ? texts.leaving : texts.leavingChange} />
    </div>
  );
}

type MedicineFormPageProps = { readonly id?: string; readonly part?: Exclude<Part, 'new'> };

/** The form for a new or an existing medicine. */
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
