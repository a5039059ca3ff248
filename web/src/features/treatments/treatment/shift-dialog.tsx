import { limits } from '@caretrail/contract/limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { changeTreatment, shiftPlan } from '../calls.ts';
import { ReasonField } from './reason-field.tsx';
import { shiftPreview } from './shift-preview.ts';
import { dialogTexts, shiftTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type ShiftDialogProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

const directions = [
  { value: 'later', label: texts.later },
  { value: 'earlier', label: texts.earlier },
] as const;
type Direction = (typeof directions)[number]['value'];

const wholeIn = (text: string): number | null => {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= limits.treatments.shiftDays ? number : null;
};

/** The new days are seen before anything is saved. */
export function ShiftDialog({ treatment, today, change, onClose }: ShiftDialogProps) {
  const { id, version, start, end, cycle_anchors, sessions } = treatment;
  const [typed, setTyped] = useState('7');
  const [direction, setDirection] = useState<Direction>('later');
  const [from, setFrom] = useState(today);
  const [reason, setReason] = useState('');
  const count = wholeIn(typed);
  const days = count === null ? null : direction === 'later' ? count : -count;
  const lines = days === null || from === '' ? null : shiftPreview(treatment, { days, from });
  const onConfirm = async (): Promise<void> => {
    if (days === null || count === null || lines === null || lines.length === 0) return;
    await change.make(shiftPlan(id, { days, from, reason, version }), {
      text: texts.done({ days: count, undo: undoPeriod }),
      // As it was: other days of the week cannot be computed back.
      call: (now) =>
        changeTreatment(id, { start, end, cycle_anchors, sessions, version: now.version }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.heading}
      confirmText={texts.confirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label={texts.days}
          value={typed}
          error={days === null ? texts.daysWrong : undefined}
          isWhole
          maxLength={3}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <RadioGroup
          legend={texts.direction}
          name="direction"
          choices={directions}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <DatePicker
        label={texts.from}
        hint={texts.fromHint}
        value={from}
        error={from === '' ? dialogTexts.dayMissing : undefined}
        isRequired
        onChange={setFrom}
      />
      <div aria-live="polite" className="rounded-control bg-action-tint px-4 py-3">
        <p className="font-semibold">{texts.preview}</p>
        {lines !== null && lines.length > 0 ? (
          <ul className="list-disc ps-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{texts.nothing}</p>
        )}
      </div>
      <ReasonField value={reason} onChange={setReason} />
      <p className="text-ink-soft">{texts.medicines}</p>
    </ConfirmDialog>
  );
}
