import { severityScale } from '@caretrail/contract/timelines/event-body';
import {
  formatMinutesBefore,
  reminderTimeLabels,
  reminderTimes,
} from '@caretrail/contract/timelines/reminder-times';
import { useId } from 'react';
import { FieldError } from '../../../ui/field-error.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { ScaleSlider } from '../../../ui/scale-slider.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { AddPlace } from '../../locations/public.ts';
import { usualPlaceOf } from '../details-of-type.ts';
import { hints, labels } from '../field-labels.ts';
import { severityWord } from './severity-word.ts';
import { formTexts as texts } from './texts.ts';
import type { FormProps } from './use-event-form.ts';

type SeverityFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const { least, most } = severityScale;

/** A number from 0 to 10, with words; optional. */
export const SeverityField = ({ value, error, onChange }: SeverityFieldProps) => (
  <ScaleSlider
    legend={labels.severity}
    name="severity"
    least={least}
    most={most}
    value={value === '' ? null : Number(value)}
    wordOf={severityWord}
    error={error}
    onChange={(step) => onChange(step === null ? '' : String(step))}
  />
);

type RemindersFieldProps = {
  /** Names of offered times, or minutes that are not offered. */
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
};

const others = (value: readonly string[]): string[] =>
  value.filter((each) => !reminderTimes.some((time) => time === each));

/** Reminder times of this event. With none ticked, the user's general setting applies. */
export function RemindersField({ value, error, onChange }: RemindersFieldProps) {
  const id = useId();
  const tick = (name: string, label: string) => (
    <TickBox
      key={name}
      label={label}
      checked={value.includes(name)}
      onChange={({ currentTarget: { checked } }) =>
        onChange(checked ? [...value, name] : value.filter((each) => each !== name))
      }
    />
  );
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{labels.reminders}</legend>
      <p id={`${id}-hint`} className="text-ink-soft">
        {hints.reminders}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {reminderTimes.map((time) => tick(time, reminderTimeLabels[time]))}
      {others(value).map((minutes) => tick(minutes, formatMinutesBefore(Number(minutes))))}
    </fieldset>
  );
}

const nowhere = { value: '', label: texts.noPlace };

/** One of the user's places. A deleted or not yet loaded place stays selected until another is chosen. */
export function PlaceField({ values, places, onChange }: FormProps) {
  const { event_type, location_id, location_name } = values;
  const all = places.status === 'succeeded' ? places.data : [];
  const used = all.filter(({ id, status }) => status === 'active' || id === location_id);
  const isGone = location_id !== '' && used.every(({ id }) => id !== location_id);
  const choices = [
    nowhere,
    ...(isGone ? [{ value: location_id, label: location_name }] : []),
    ...used.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div>
      <SelectField
        label={labels.location_id}
        name="location_id"
        value={location_id}
        choices={choices}
        onChange={(id) =>
          onChange({
            location_id: id,
            location_name: choices.find(({ value }) => value === id && id !== '')?.label ?? '',
          })
        }
      />
      <PendingPart loaded={places} />
      <AddPlace
        type={usualPlaceOf(event_type)}
        onAdded={({ id, name }) => onChange({ location_id: id, location_name: name })}
      />
    </div>
  );
}
