import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { dayWithoutYear } from '../../../lib/day-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { changeSessions } from '../calls.ts';
import { addedIds, asItWas } from './session-notes.ts';
import { deviceTexts, dialogTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type HoursDialogProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

const hoursIn = (text: string): number | null => {
  const number = /^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
  return number !== null && number <= 24 ? number : null;
};

/** One number for one day; said again it takes the place of what was noted. */
export function HoursDialog({ treatment, today, change, onClose }: HoursDialogProps) {
  const { id, sessions } = treatment;
  const [date, setDate] = useState(today);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const hours = hoursIn(typed);
  const known = sessions.find((each) => each.date === date);
  const onConfirm = async (): Promise<void> => {
    setTried(true);
    if (hours === null || date === '') return;
    const noted = { date, status: 'done', hours, ...(known && { id: known.id }) } as const;
    await change.make(changeSessions(id, { sessions: [noted] }), {
      text: deviceTexts.noted(dayWithoutYear(date)),
      call: (now) =>
        changeSessions(
          id,
          known ? { sessions: [asItWas(known)] } : { removed: addedIds(sessions, now.sessions) },
        ),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.hoursHeading}
      confirmText={texts.hoursConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <DatePicker
        label={texts.day}
        value={date}
        error={date === '' ? texts.dayMissing : undefined}
        max={today}
        isRequired
        onChange={setDate}
      />
      <NumberField
        label={texts.hours}
        value={typed}
        error={isTried && hours === null ? texts.hoursWrong : undefined}
        maxLength={5}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
