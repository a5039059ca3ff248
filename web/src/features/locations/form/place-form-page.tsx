import { routes } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import {
  locationStatuses,
  type LocationType,
  locationTypeLabels,
  locationTypes,
} from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useState } from 'react';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { MoreDetails } from '../../../ui/more-details.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { PlaceOrState } from '../place-or-state.tsx';
import { useScreenHref } from '../screen.tsx';
import { texts as placesTexts } from '../texts.ts';
import { typeIcons } from '../type-chip.tsx';
import { conflictRows } from './conflict-rows.ts';
import { FurtherFields, OneField } from './further-fields.tsx';
import { HoursField } from './hours-field.tsx';
import { PinField } from './pin/pin-field.tsx';
import { conflictTexts, formTexts as texts, labels } from './texts.ts';
import { fieldOrder, furtherFields, usePlaceForm } from './use-place-form.ts';
import { emptyValues, type FormValues } from './values.ts';

type TypeCardsProps = {
  readonly value: LocationType | '';
  readonly error: string | undefined;
  readonly onChange: (type: LocationType) => void;
};

const TypeCards = ({ value, error, onChange }: TypeCardsProps) => (
  <RadioCards
    id="location-type"
    legend={labels.type}
    error={error}
    className="grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))]"
  >
    {locationTypes.map((type) => {
      const Icon = typeIcons[type];
      return (
        <RadioCard
          key={type}
          name="type"
          value={type}
          isChosen={type === value}
          onChoose={() => onChange(type)}
          hasError={error !== undefined}
          className="flex min-h-14 gap-2.5 px-3 py-2 max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-center"
        >
          <Icon className="size-5.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 leading-snug">{locationTypeLabels[type]}</span>
        </RadioCard>
      );
    })}
  </RadioCards>
);

const isFilled = (values: FormValues, name: keyof FormValues): boolean =>
  JSON.stringify(values[name]) !== JSON.stringify(emptyValues[name]);

const stepChoices = (['yes', 'no', 'unknown'] as const).map((value) => ({
  value,
  label: texts.stepFree[value],
}));
const statusChoices = locationStatuses.map((value) => ({
  value,
  label: texts.stillGoes[value],
}));

/** Plain questions: what it is, its phone numbers, where it is, when it is open, how to get in. */
function PlaceForm({ place }: { readonly place: CareLocation | null }) {
  const { form, draft, guard, state, tries, conflict, onSubmit } = usePlaceForm(place);
  const { values, errors, onChange } = form;
  const hrefOf = useScreenHref();
  const heading = place === null ? texts.create : texts.edit({ name: place.name });
  // The initial state: a section must not close while the user clears a field.
  const [isNeeded] = useState(() => furtherFields.some((name) => isFilled(values, name)));
  const isWrong = furtherFields.some((name) =>
    Object.keys(errors).some((field) => field.split('.')[0] === name),
  );
  const isSending = state.status === 'sending';
  useArrival(place === null ? heading : routes.locations.title);

  return (
    <div className="max-w-[46rem] space-y-6">
      <BackLink to={hrefOf(place === null ? { at: 'places' } : { at: 'place', id: place.id })}>
        {place === null ? placesTexts.back : texts.backToPlace}
      </BackLink>
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {heading}
      </h1>
      {draft.restored && <KeptNote {...draft.restored} />}
      {conflict !== null && (
        <TwoVersions
          heading={conflictTexts.heading}
          lead={conflictTexts.lead}
          rows={conflictRows(conflict.mine, conflict.stored)}
          onKeepMine={conflict.onKeepMine}
          onTakeOther={conflict.onTakeOther}
        />
      )}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={tries} errors={errors} order={fieldOrder} />
      )}
      {state.status === 'failed' && state.text !== null && <Alert key={tries}>{state.text}</Alert>}
      <form
        noValidate
        method="post"
        onSubmit={onSubmit}
        className="space-y-7 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
      >
        <FieldPlace name="type">
          <TypeCards
            value={values.type}
            error={errors['type']}
            onChange={(type) => onChange({ type })}
          />
        </FieldPlace>
        <OneField {...form} name="name" required maxLength={limits.text.title} />
        <OneField {...form} name="phone" inputMode="tel" />
        <OneField {...form} name="on_call_phone" inputMode="tel" />
        <OneField {...form} name="address_lines" isLong />
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <OneField {...form} name="city" />
          <OneField {...form} name="postcode" />
        </div>
        <PinField {...form} />
        <HoursField {...form} />
        <RadioGroup
          legend={labels.step_free}
          name="step_free"
          choices={stepChoices}
          value={values.step_free}
          onChange={(step_free) => onChange({ step_free })}
        />
        <OneField {...form} name="access_note" isLong maxLength={limits.locations.noteLength} />
        <TickBox
          label={texts.favourite}
          checked={values.favourite}
          onChange={({ currentTarget }) => onChange({ favourite: currentTarget.checked })}
        />
        {place !== null && (
          <RadioGroup
            legend={labels.status}
            name="status"
            choices={statusChoices}
            value={values.status}
            onChange={(status) => onChange({ status })}
          />
        )}
        <MoreDetails isNeeded={isNeeded || isWrong}>
          <FurtherFields {...form} />
        </MoreDetails>
        {/* While two versions are shown, choosing one is the only action. */}
        {conflict === null && (
          <div className="border-t border-rule pt-6">
            <Button type="submit" isBusy={isSending}>
              {isSending ? texts.saving : place === null ? texts.save : texts.saveChanges}
            </Button>
          </div>
        )}
      </form>
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}

/** A new place, or the form of one that there is. */
export function PlaceFormPage({ id }: { readonly id: string | null }) {
  if (id === null) return <PlaceForm place={null} />;
  return <PlaceOrState id={id}>{(place) => <PlaceForm place={place} />}</PlaceOrState>;
}
