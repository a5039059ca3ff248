import { limits } from '@caretrail/contract/limits';
import type { PlanMove } from '@caretrail/contract/treatments/disagreement';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { changeTreatment, shiftPlan } from '../calls.ts';
import { noteEventsLeft } from '../agreement/left-behind-note.tsx';
import { eventsLeft } from '../slice.ts';
import { ReasonField } from './reason-field.tsx';
import { shiftPreview } from './shift-preview.ts';
import { StaysList } from './stays-list.tsx';
import { dialogTexts, shiftTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type ShiftDialogProps = {
  readonly treatment: Treatment;
  /** Null where it could not be loaded. */
  readonly linked: LinkedRecords | null;
  readonly preset?: PlanMove | undefined;
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
export function ShiftDialog(props: ShiftDialogProps) {
  const { treatment, linked, preset = { days: 7, from: props.today }, today, change } = props;
  const { onClose } = props;
  const dispatch = useAppDispatch();
  const { id, version, start, end, cycle_anchors, sessions } = treatment;
  const [typed, setTyped] = useState(String(Math.abs(preset.days)));
  const [direction, setDirection] = useState<Direction>(preset.days < 0 ? 'earlier' : 'later');
  const [from, setFrom] = useState(preset.from);
  const [reason, setReason] = useState('');
  const count = wholeIn(typed);
  const days = count === null ? null : direction === 'later' ? count : -count;
  const lines = days === null || from === '' ? null : shiftPreview(treatment, { days, from });
  const onConfirm = async (): Promise<void> => {
    if (days === null || count === null || lines === null || lines.length === 0) return;
    const isDone = await change.make(shiftPlan(id, { days, from, reason, version }), {
      text: texts.done({ days: count, undo: undoPeriod }),
      // As it was: other days of the week cannot be computed back.
      call: (now) =>
        changeTreatment(id, { start, end, cycle_anchors, sessions, version: now.version }),
      onUndone: () => dispatch(eventsLeft({ id, events: [] })),
    });
    if (isDone) await dispatch(noteEventsLeft(id, from));
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
      {linked !== null && lines !== null && lines.length > 0 && days !== null && (
        <StaysList {...{ treatment, linked, today }} shift={{ days, from }} />
      )}
      <p className="text-ink-soft">{texts.medicines}</p>
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
