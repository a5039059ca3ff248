import type { TreatmentStatus } from '@caretrail/contract/treatments/labels';
import { isDevice } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { sessionDays } from '@caretrail/contract/treatments/session-days';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { changeTreatment } from '../calls.ts';
import { ReasonField } from './reason-field.tsx';
import { dialogTexts, statusTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

export type NewStatus = Exclude<TreatmentStatus, 'planned'>;

type StatusDialogProps = {
  readonly treatment: Treatment;
  readonly status: NewStatus;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

const words = {
  active: { heading: texts.beginHeading, confirm: texts.beginConfirm, day: texts.firstDay },
  'on-hold': { heading: texts.holdHeading, confirm: texts.holdConfirm, day: null },
  completed: { heading: texts.finishHeading, confirm: texts.finishConfirm, day: texts.lastDay },
  stopped: { heading: texts.stopHeading, confirm: texts.stopConfirm, day: texts.lastDay },
} as const;

/** The first day that is asked for: a plan that has one keeps it. */
function dayAtFirst({ start, end }: Treatment, status: NewStatus, today: string): string {
  if (status === 'active') return start ?? today;
  return end !== null && end <= today ? end : today;
}

/** A plan that waited for its first day gets its sessions with it. */
const plannedSessions = (treatment: Treatment, first: string) => {
  const { sessions, fractions_planned: count, session_weekdays } = treatment;
  if (sessions.length > 0 || count === null || isDevice(treatment)) return {};
  const days = sessionDays(first, count, session_weekdays);
  const nothing = { time: null, moved_from: null, reason: '', hours: null };
  return { sessions: days.map((date) => ({ ...nothing, date, status: 'planned' as const })) };
};

/** Begin, hold, finish or stop: on which day, and why. */
export function StatusDialog({ treatment, status, today, change, onClose }: StatusDialogProps) {
  const { heading, confirm, day: dayLabel } = words[status];
  const [day, setDay] = useState(() => dayAtFirst(treatment, status, today));
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const asksReason = status === 'on-hold' || status === 'stopped';
  const onConfirm = async (): Promise<void> => {
    if (dayLabel !== null && day === '') return setWrong(true);
    const dates = {
      active: { start: day, ...plannedSessions(treatment, day) },
      'on-hold': {},
      completed: { end: day },
      stopped: { end: day },
    }[status];
    const edit = { status, status_reason: reason, ...dates };
    await change.make(changeTreatment(treatment.id, edit));
    return onClose();
  };
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={confirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      {dayLabel !== null && (
        <DatePicker
          label={dayLabel}
          value={day}
          error={isWrong && day === '' ? dialogTexts.dayMissing : undefined}
          isRequired
          onChange={setDay}
        />
      )}
      {asksReason && <ReasonField value={reason} onChange={setReason} />}
    </ConfirmDialog>
  );
}
