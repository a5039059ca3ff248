import { addDays } from '@caretrail/contract/time/days';
import { sessionFaceLabels, sessionStatuses } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { allowedFrom, dayAfterLast } from '@caretrail/contract/treatments/session-days';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayName, dayWithoutYear } from '../../../lib/format-day.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { changeSessions } from '../calls.ts';
import { formatSessionDay } from '../format-when.ts';
import { ReasonField } from './reason-field.tsx';
import { addedIds, asItWas } from '../../../data/session-notes.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { dialogTexts as texts, sessionTexts } from './texts.ts';
import type { Change } from './use-change.ts';

/** One session to another day; the others stay. */
function MoveDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id, session_weekdays } = treatment;
  const [date, setDate] = useState(() => allowedFrom(addDays(session.date, 1), session_weekdays));
  const [time, setTime] = useState(session.time ?? '');
  const [reason, setReason] = useState('');
  const onConfirm = async (): Promise<void> => {
    if (date === '') return;
    const moved = { id: session.id, date, time: time === '' ? null : time, reason };
    await change.make(changeSessions(id, { sessions: [{ ...moved, status: 'planned' }] }), {
      text: sessionTexts.moved({ day: dayWithoutYear(date), undo: undoPeriod }),
      call: () => changeSessions(id, { sessions: [asItWas(session)] }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.moveHeading({ day: formatSessionDay(session, today, 'within') })}
      confirmText={texts.moveConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <DatePicker
        label={texts.newDay}
        value={date}
        error={date === '' ? texts.dayMissing : undefined}
        isRequired
        onChange={setDate}
      />
      <TimeField label={texts.time} value={time} onChange={setTime} />
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

/** Why, and whether one more comes at the end: the clinic says so, not this page. */
function MissedDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id, sessions, session_weekdays } = treatment;
  const [reason, setReason] = useState('');
  const [isAdded, setAdded] = useState(false);
  const when = formatSessionDay(session, today);
  const end = dayAfterLast(sessions, session_weekdays, today);
  const onConfirm = async (): Promise<void> => {
    const missed = { id: session.id, status: 'missed', reason } as const;
    const more = isAdded ? [{ date: end, time: session.time }] : [];
    await change.make(changeSessions(id, { sessions: [missed, ...more] }), {
      text: sessionTexts.notedMissed({ day: when, undo: undoPeriod }),
      call: (now) =>
        changeSessions(id, {
          sessions: [asItWas(session)],
          removed: isAdded ? addedIds(sessions, now.sessions) : [],
        }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.missedHeading({ day: formatSessionDay(session, today, 'within') })}
      confirmText={texts.missedConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <ReasonField value={reason} onChange={setReason} />
      <IfCan act="manage" area="treatments">
        <TickBox
          label={texts.addAtEnd({ day: dayName(end) })}
          checked={isAdded}
          onChange={({ currentTarget }) => setAdded(currentTarget.checked)}
        />
      </IfCan>
    </ConfirmDialog>
  );
}

const choices = sessionStatuses.map((value) => ({ value, label: sessionFaceLabels[value] }));

/** What was noted can be said otherwise, or the session taken out. */
function ChangeDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id } = treatment;
  const [status, setStatus] = useState(session.status);
  const [reason, setReason] = useState(session.reason);
  const when = formatSessionDay(session, today);
  const onConfirm = async (): Promise<void> => {
    const noted = { id: session.id, status, reason };
    await change.make(changeSessions(id, { sessions: [noted] }), {
      text: sessionTexts.changed({ day: when, undo: undoPeriod }),
      call: () => changeSessions(id, { sessions: [asItWas(session)] }),
    });
    onClose();
  };
  const onRemove = async (): Promise<void> => {
    const { id: _, ...again } = asItWas(session);
    await change.make(changeSessions(id, { removed: [session.id] }), {
      text: sessionTexts.removed({ day: when, undo: undoPeriod }),
      call: () => changeSessions(id, { sessions: [again] }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.changeHeading({ day: formatSessionDay(session, today, 'within') })}
      confirmText={texts.changeConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <RadioGroup
        legend={texts.status}
        name="session-status"
        choices={choices}
        value={status}
        onChange={setStatus}
      />
      <ReasonField value={reason} onChange={setReason} />
      <Button
        look="quiet"
        className="-ms-3 px-3 text-problem! hover:bg-problem-tint!"
        isBusy={change.isBusy}
        onClick={() => void onRemove()}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.removeSession}
      </Button>
    </ConfirmDialog>
  );
}

export type AskedSession = {
  readonly what: 'missed' | 'move' | 'change';
  readonly session: TreatmentSession;
};

export type SessionDialogProps = {
  readonly treatment: Treatment;
  readonly session: TreatmentSession;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

type SessionDialogsProps = Omit<SessionDialogProps, 'session'> & { readonly asked: AskedSession };

const dialogs = { missed: MissedDialog, move: MoveDialog, change: ChangeDialog } as const;

/** The question about one session that is open. */
export function SessionDialogs({ asked: { what, session }, ...rest }: SessionDialogsProps) {
  const Asking = dialogs[what];
  return <Asking {...rest} session={session} />;
}
