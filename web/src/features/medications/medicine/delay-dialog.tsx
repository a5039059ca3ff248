import { type CyclePattern, delayCycle } from '@caretrail/contract/medications/cycle-days';
import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { dayName } from '../../../lib/day-words.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { editMedication } from '../thunks.ts';
import { delayDays, delayed, sameDays, startsFrom } from './delay.ts';
import { cycleTexts as texts } from './texts.ts';

type DelayDialogProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  readonly number: number;
  readonly today: string;
  readonly onClose: () => void;
};

/** The new days first, then the question; what goes with it may move too. */
export function DelayDialog({ medicine, pattern, number, today, onClose }: DelayDialogProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector(({ medications }) => medications.known);
  const others = sameDays(Object.values(known), medicine, number, today);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [why, setWhy] = useState('');
  const [isBusy, setBusy] = useState(false);
  const starts = startsFrom(delayCycle(pattern, number, delayDays), number);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    const reason = why.trim() === '' ? texts.delayed : why.trim();
    const moved = [medicine, ...others.filter(({ id }) => !left.has(id))];
    for (const { id, schedule } of moved) {
      if (schedule === null) continue;
      // One after the other: a toast each, and the list loaded once more each time.
      await dispatch(editMedication({ id, fields: delayed(schedule, number, { today, reason }) }));
    }
    onClose();
  };
  const onTick = (id: string, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <ConfirmDialog
      heading={texts.delayHeading(number)}
      confirmText={texts.delayConfirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <p>{texts.delayLead}</p>
      <ul className="list-disc ps-6 font-medium">
        {starts.map(({ cycle, day }) => (
          <li key={cycle}>{texts.newStart(cycle, dayName(day))}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{texts.others}</legend>
          {others.map(({ id, name }) => (
            <TickBox
              key={id}
              label={name}
              checked={!left.has(id)}
              onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <TextField
        label={texts.why}
        value={why}
        maxLength={limits.text.short}
        autoComplete="off"
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
