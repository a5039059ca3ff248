import { reminderTimeLabels, reminderTimes } from '@caretrail/contract/timelines/reminder-times';
import { durationInWords } from '@caretrail/contract/reminders/words';
import { TickBox } from '../../../ui/tick-box.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { hints, labels } from '../words/field-words.ts';
import { useId } from 'react';

type RemindersFieldProps = {
  /** Names of times, or minutes that we do not offer. */
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
};

const others = (value: readonly string[]): string[] =>
  value.filter((each) => !reminderTimes.some((time) => time === each));

const wordsOf = (minutes: string): string =>
  minutes === '0' ? 'At its start' : `${durationInWords(Number(minutes))} before`;

/** An event's own times; none of them: as the person wants it for all events. */
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
      {others(value).map((minutes) => tick(minutes, wordsOf(minutes)))}
    </fieldset>
  );
}
