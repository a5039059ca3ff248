import type { Treatment } from '@caretrail/contract/treatments/schema';
import { dayAfterLast, sessionDays } from '@caretrail/contract/treatments/session-days';
import { useState } from 'react';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { changeSessions } from '../calls.ts';
import { addedIds } from '../../../data/session-notes.ts';
import { dialogTexts as texts, sessionTexts } from './texts.ts';
import type { Change } from './use-change.ts';

type AddDialogProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

const most = 100;

/** More sessions, on the days of the week that the plan has. */
export function AddDialog({ treatment, today, change, onClose }: AddDialogProps) {
  const { id, sessions, session_weekdays } = treatment;
  const [first, setFirst] = useState(() => dayAfterLast(sessions, session_weekdays, today));
  const [typed, setTyped] = useState('1');
  const [time, setTime] = useState(sessions.at(-1)?.time ?? '');
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isCount = count >= 1 && count <= most;
  const onConfirm = async (): Promise<void> => {
    if (!isCount || first === '') return;
    const added = sessionDays(first, count, session_weekdays).map((date) => ({
      date,
      time: time === '' ? null : time,
    }));
    await change.make(changeSessions(id, { sessions: added }), {
      text: sessionTexts.added({ count, undo: undoPeriod }),
      call: (now) => changeSessions(id, { removed: addedIds(sessions, now.sessions) }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.addHeading}
      confirmText={texts.addConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <NumberField
        label={texts.count}
        value={typed}
        error={isCount ? undefined : texts.countWrong}
        isWhole
        maxLength={3}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <DatePicker
        label={texts.firstDay}
        value={first}
        error={first === '' ? texts.dayMissing : undefined}
        isRequired
        onChange={setFirst}
      />
      <TimeField label={texts.time} value={time} onChange={setTime} />
    </ConfirmDialog>
  );
}
