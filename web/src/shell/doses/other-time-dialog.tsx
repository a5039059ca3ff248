import { addDays } from '@caretrail/contract/time/days';
import { dateAt, instantOf } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import { dayHeading } from '../../lib/day-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LazyTimeField } from '../../ui/lazy-time-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { otherTimeTexts as texts } from './texts.ts';

type OtherTimeDialogProps = {
  readonly name: string;
  /** When it was taken by what is recorded, or planned: its day is the one to begin with. */
  readonly notedAt: string;
  readonly nowMs: number;
  readonly zone: string;
  readonly onTaken: (at: string) => void;
  readonly onClose: () => void;
};

/** Today or yesterday, and the time. For a dose of an earlier day that day, the one before and the one after. */
export function OtherTimeDialog(props: OtherTimeDialogProps) {
  const { name, notedAt, nowMs, zone, onTaken, onClose } = props;
  const today = dateAt(nowMs, zone);
  const planned = dateAt(Date.parse(notedAt), zone);
  const begin = planned > today ? today : planned;
  const days =
    begin < addDays(today, -1)
      ? [1, 0, -1].map((by) => addDays(begin, by))
      : [today, addDays(today, -1)];
  const [day, setDay] = useState(begin);
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const onConfirm = (): void => {
    if (time === '') return setError(texts.missing);
    const ms = instantOf(`${day}T${time}`, zone);
    return ms > Date.now() ? setError(texts.future) : onTaken(new Date(ms).toISOString());
  };
  return (
    <ConfirmDialog
      heading={texts.heading(name)}
      confirmText={texts.confirm}
      cancelText={texts.cancel}
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.day}
        name="taken-day"
        choices={days.map((each) => ({
          value: each,
          label: dayHeading(each, today),
        }))}
        value={day}
        onChange={setDay}
      />
      <LazyTimeField
        label={texts.time}
        value={time}
        error={error}
        onChange={(next) => {
          setTime(next);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
