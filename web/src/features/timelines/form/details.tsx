import { limits } from '@caretrail/contract/limits';
import { eventLists } from '@caretrail/contract/timelines/event-body';
import type { EventType } from '@caretrail/contract/timelines/event-types';
import { type ReactNode, useState } from 'react';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { LinesField } from '../../../ui/line-list.tsx';
import { MoreDetails } from '../../../ui/more-details.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TreatmentField } from '../../treatments/public.ts';
import { type DetailName, detailsOf, filledDetails } from '../details-of-type.ts';
import { FilesField } from '../files/files-field.tsx';
import { filesHint, hints, labels } from '../field-labels.ts';
import type { BegunAs } from './begun-as.ts';
import { bodyOf, liesBehind } from './body.ts';
import type { FormProps } from './use-event-form.ts';
import { PlaceField, RemindersField, SeverityField } from './choice-fields.tsx';
import { BodySideField, LastedField, SeizureFields } from './seizure-fields.tsx';
import { ResultsField } from './results-field.tsx';
import { SpeakNote } from './speak-note.tsx';
import { formTexts as texts, statusChoices } from './texts.ts';

type ShortText = 'practitioner' | 'contact' | 'video_url';
type LongText = 'preparation' | 'outcome' | 'description';

/** The input for one detail. */
function DetailField(props: FormProps & { readonly name: DetailName }) {
  const { name, values, errors, onChange, files, onFiles, filesKept, here } = props;
  const field = (of: ShortText | LongText) => ({
    name: of,
    label: labels[of],
    hint: of === 'practitioner' || of === 'contact' || of === 'preparation' ? hints[of] : undefined,
    value: values[of],
    error: errors[of],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [of]: currentTarget.value }),
  });
  switch (name) {
    case 'location_id':
      return <PlaceField {...props} />;
    case 'practitioner':
    case 'contact':
      return <TextField {...field(name)} maxLength={limits.text.short} />;
    case 'video_url':
      return <TextField {...field(name)} inputMode="url" placeholder="https://" />;
    case 'preparation':
    case 'outcome':
      return <TextArea {...field(name)} rows={3} maxLength={limits.text.long} />;
    case 'description':
      return (
        <div>
          <TextArea {...field(name)} rows={3} maxLength={limits.text.long} />
          {values.event_type === 'Important Data' && (
            <SpeakNote
              onText={(said) =>
                onChange({
                  description: [values.description.trim(), said].filter(Boolean).join(' '),
                })
              }
            />
          )}
        </div>
      );
    case 'questions':
      return (
        <LinesField
          name={name}
          label={labels.questions}
          itemLabel={texts.question}
          addText={texts.addQuestion}
          lines={values.questions}
          most={eventLists.questions}
          maxLength={limits.text.long}
          isLong
          error={errors[name]}
          onChange={(questions) => onChange({ questions })}
        />
      );
    case 'symptoms':
      return (
        <LinesField
          name={name}
          label={labels.symptoms}
          itemLabel={texts.symptom}
          addText={texts.addSymptom}
          lines={values.symptoms}
          most={eventLists.symptoms}
          maxLength={limits.text.short}
          error={errors[name]}
          onChange={(symptoms) => onChange({ symptoms })}
        />
      );
    case 'reminders':
      return (
        <RemindersField
          value={values.reminders}
          error={errors[name]}
          onChange={(reminders) => onChange({ reminders })}
        />
      );
    case 'severity':
      return (
        <SeverityField
          value={values.severity}
          error={errors[name]}
          onChange={(severity) => onChange({ severity })}
        />
      );
    case 'body_side':
      return (
        <BodySideField value={values.body_side} onChange={(body_side) => onChange({ body_side })} />
      );
    case 'lasted':
      return <LastedField value={values.lasted} onChange={(lasted) => onChange({ lasted })} />;
    case 'check_in':
      return null;
    case 'seizure':
      return (
        <SeizureFields
          seizure={values.seizure}
          onChange={(changes) => onChange({ seizure: { ...values.seizure, ...changes } })}
        />
      );
    case 'results':
      return (
        <ResultsField
          results={values.results}
          errors={errors}
          onChange={(results) => onChange({ results })}
        />
      );
    case 'status':
      return (
        <RadioGroup
          legend={labels.status}
          name={name}
          choices={statusChoices}
          value={bodyOf(values, here).status}
          error={errors[name]}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'treatment_id':
      return (
        <TreatmentField
          value={values.treatment_id}
          error={errors[name]}
          onChange={(treatment_id) => onChange({ treatment_id })}
        />
      );
    case 'files':
      return (
        <FilesField
          label={labels.files}
          hint={filesHint}
          files={files}
          kept={filesKept}
          onChange={onFiles}
        />
      );
  }
}

type DetailsProps = FormProps & {
  readonly type: EventType;
  readonly as: BegunAs | null;
  /** Shown by the form itself. */
  readonly first: DetailName | null;
  /** Of the folded fields of the form itself: they are shown if they have a value or an error. */
  readonly folded: readonly string[];
  readonly isFoldNeeded: boolean;
  /** Folded too, before the other details. */
  readonly children: ReactNode;
};

/** The fields that the chosen type needs; the rest is collapsed. */
export function Details({
  type,
  as,
  first,
  folded,
  isFoldNeeded,
  children,
  ...form
}: DetailsProps) {
  const { values, files, errors, here } = form;
  const findFilled = () => ({ type, filled: filledDetails(values, files.length > 0) });
  // Kept from when the type was chosen, so that a field does not disappear when it is emptied.
  const [kept, setKept] = useState(findFilled);
  if (kept.type !== type) setKept(findFilled());
  const [isFoldOpen] = useState(isFoldNeeded);
  const { filled } = kept;
  const isSettled = values.status !== '' && values.status !== 'planned';
  const asksStatus = isSettled || liesBehind(values, here);
  const { main, more } = detailsOf(type, { filled, asksStatus, as });
  const isWrong = Object.keys(errors).some((field) =>
    [...folded, ...more].some((name) => name === field.split('.')[0]),
  );
  const fieldOf = (name: DetailName) => <DetailPlace key={name} {...form} name={name} />;
  return (
    <>
      {main.filter((name) => name !== first).map(fieldOf)}
      <MoreDetails isNeeded={isWrong || isFoldOpen || more.some((name) => filled.includes(name))}>
        {children}
        {more.map(fieldOf)}
      </MoreDetails>
    </>
  );
}

export const DetailPlace = (props: FormProps & { readonly name: DetailName }) => (
  <FieldPlace name={props.name}>
    <DetailField {...props} />
  </FieldPlace>
);
