import { isCalendarDate } from '@caretrail/contract/dates';
import { isAfterMidnight } from '@caretrail/contract/medications/dose-day';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import { dayHeading, dayWithoutYear } from '../../../lib/format-day.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';
import { LazyTimeField } from '../../../ui/lazy-time-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { placeAside } from './format-dose.ts';
import { otherTimeTexts as texts } from './dialog-texts.ts';

type OtherTimeDialogProps = {
  readonly name: string;
  /** The recorded or planned time: presets the day, and its zone is the one asked for. */
  readonly recorded: { readonly at: string; readonly time_zone: string };
  /** Already recorded: presets the time. */
  readonly isCorrection?: boolean;
  readonly nowMs: number;
  /** The patient's zone. */
  readonly zone: string;
  readonly onTaken: (at: string, time_zone: string) => void;
  readonly onClose: () => void;
};

/** Asks for the time and the day: today or yesterday, or for an older dose its day, the days next to it, or any other. */
export function OtherTimeDialog(props: OtherTimeDialogProps) {
  const { name, recorded, isCorrection = false, nowMs, zone, onTaken, onClose } = props;
  const { at, time_zone } = recorded;
  const place = placeAside(at, time_zone, zone);
  // After midnight and in another zone than the patient's, “today” is ambiguous.
  const hasNamedDays = place !== null || isAfterMidnight(nowMs, zone);
  const today = dateAt(nowMs, time_zone);
  const planned = dateAt(Date.parse(at), time_zone);
  const begin = planned > today ? today : planned;
  const isOlder = begin < addDays(today, -1);
  const days = isOlder ? [1, 0, -1].map((by) => addDays(begin, by)) : [today, addDays(today, -1)];
  const [chosen, setChosen] = useState(begin);
  const [otherDay, setOtherDay] = useState('');
  const day = chosen === 'other' ? otherDay : chosen;
  const [time, setTime] = useState(
    isCorrection ? localAt(Date.parse(at), time_zone).slice(11, 16) : '',
  );
  const [error, setError] = useState<string>();
  const onConfirm = (): void => {
    if (!isCalendarDate(day)) return setError(texts.missingDay);
    if (time === '') return setError(texts.missing);
    const ms = instantOf(`${day}T${time}`, time_zone);
    if (ms > Date.now()) return setError(texts.future);
    return onTaken(new Date(ms).toISOString(), time_zone);
  };
  return (
    <ConfirmDialog
      heading={texts.heading({ name })}
      confirmText={isCorrection ? texts.save : texts.confirm}
      cancelText={texts.cancel}
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.day}
        name="taken-day"
        choices={[
          ...days.map((each) => ({
            value: each,
            label: hasNamedDays ? dayWithoutYear(each) : dayHeading(each, today),
          })),
          ...(isOlder ? [{ value: 'other', label: texts.otherDay }] : []),
        ]}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setError(undefined);
        }}
      />
      {chosen === 'other' && (
        <LazyDatePicker
          label={texts.whichDay}
          value={otherDay}
          error={error === texts.missingDay ? error : undefined}
          isRequired
          onChange={(next) => {
            setOtherDay(next);
            setError(undefined);
          }}
        />
      )}
      {/* The day is mostly right. Where it is ambiguous, it is asked first. */}
      <div data-first={hasNamedDays ? undefined : ''}>
        <LazyTimeField
          label={place === null ? texts.time : texts.timeIn({ place })}
          value={time}
          error={error === texts.missingDay ? undefined : error}
          onChange={(next) => {
            setTime(next);
            setError(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
