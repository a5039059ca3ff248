import { limits } from '@caretrail/contract/limits';
import { eventLists } from '@caretrail/contract/timelines/event-body';
import { LinesField } from '../../../ui/lines-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FilesField } from '../files/files-field.tsx';
import { bodyOf } from './body.ts';
import type { DetailName } from '../details-of-type.ts';
import type { FormProps } from './form-props.ts';
import { PlaceField } from './place-field.tsx';
import { RemindersField } from './reminders-field.tsx';
import { ResultsField } from './results-field.tsx';
import { SeverityField } from './severity-field.tsx';
import { TreatmentField } from '../../treatments/public.ts';
import { hints, labels } from '../words/field-words.ts';
import { statusChoices } from './texts.ts';

type ShortText = 'practitioner' | 'contact' | 'video_url';
type LongText = 'preparation' | 'outcome' | 'description';

/** One of the details, as its kind is asked for. */
export function DetailField(props: FormProps & { readonly name: DetailName }) {
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
    case 'description':
      return <TextArea {...field(name)} rows={3} maxLength={limits.text.long} />;
    case 'questions':
      return (
        <LinesField
          name={name}
          label={labels.questions}
          itemLabel="Question"
          addText="Add another question"
          lines={values.questions}
          most={eventLists.questions}
          maxLength={limits.text.long}
          error={errors[name]}
          onChange={(questions) => onChange({ questions })}
        />
      );
    case 'symptoms':
      return (
        <LinesField
          name={name}
          label={labels.symptoms}
          itemLabel="Symptom"
          addText="Add another symptom"
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
          hint={hints.files}
          files={files}
          kept={filesKept}
          onChange={onFiles}
        />
      );
  }
}
