import { addDays } from '@caretrail/contract/time/days';
import { allowedFrom } from '@caretrail/contract/treatments/session-days';
import { useState } from 'react';
import { dayWithoutYear } from '../../../lib/day-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { changeSessions } from '../calls.ts';
import { sessionWhen } from '../words/when-words.ts';
import { ReasonField } from './reason-field.tsx';
import type { SessionDialogProps } from './session-dialogs.tsx';
import { asItWas } from './session-notes.ts';
import { dialogTexts as texts, sessionTexts } from './texts.ts';

/** One session to another day; the others stay. */
export function MoveDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id, session_weekdays } = treatment;
  const [date, setDate] = useState(() => allowedFrom(addDays(session.date, 1), session_weekdays));
  const [time, setTime] = useState(session.time ?? '');
  const [reason, setReason] = useState('');
  const onConfirm = async (): Promise<void> => {
    if (date === '') return;
    const moved = { id: session.id, date, time: time === '' ? null : time, reason };
    await change.make(changeSessions(id, { sessions: [{ ...moved, status: 'planned' }] }), {
      text: sessionTexts.moved(dayWithoutYear(date)),
      call: () => changeSessions(id, { sessions: [asItWas(session)] }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.moveHeading(sessionWhen(session, today))}
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
