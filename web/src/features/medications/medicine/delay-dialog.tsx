import { type CyclePattern, delayCycle } from '@caretrail/contract/medications/cycle-days';
import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { dayName } from '../../../lib/day-words.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { delayDays, delayed, sameDays, startsFrom } from './delay.ts';
import { MeanwhileDialog } from './meanwhile-dialog.tsx';
import { cycleTexts as texts } from './texts.ts';
import { useMedicineChange } from './use-medicine-change.ts';

type DelayDialogProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  readonly number: number;
  readonly today: string;
  readonly onClose: () => void;
};

/** The new days first, then the question; what goes with it may move too. */
export function DelayDialog({ medicine, pattern, number, today, onClose }: DelayDialogProps) {
  const known = useAppSelector(({ medications }) => medications.known);
  const others = sameDays(Object.values(known), medicine, number, today);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [why, setWhy] = useState('');
  const starts = startsFrom(delayCycle(pattern, number, delayDays), number);
  const reason = why.trim() === '' ? texts.delayed : why.trim();
  const { isBusy, conflict, onSend } = useMedicineChange(
    ({ schedule }) => (schedule === null ? {} : delayed(schedule, number, { today, reason })),
    onClose,
  );
  const onTick = (id: string, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const heading = texts.delayHeading(number);
  if (conflict !== null) return <MeanwhileDialog {...conflict} what={heading} />;
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={texts.delayConfirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => onSend(medicine, ...others.filter(({ id }) => !left.has(id)))}
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
