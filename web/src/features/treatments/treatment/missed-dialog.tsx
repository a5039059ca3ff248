import { dayAfterLast } from '@caretrail/contract/treatments/session-days';
import { useState } from 'react';
import { dayName } from '../../../lib/day-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { changeSessions } from '../calls.ts';
import { sessionWhen } from '../words/when-words.ts';
import { ReasonField } from './reason-field.tsx';
import type { SessionDialogProps } from './session-dialogs.tsx';
import { addedIds, asItWas } from './session-notes.ts';
import { dialogTexts as texts, sessionTexts } from './texts.ts';

/** Why, and whether one more comes at the end: the clinic says so, not this page. */
export function MissedDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id, sessions, session_weekdays } = treatment;
  const [reason, setReason] = useState('');
  const [isAdded, setAdded] = useState(false);
  const when = sessionWhen(session, today);
  const end = dayAfterLast(sessions, session_weekdays, today);
  const onConfirm = async (): Promise<void> => {
    const missed = { id: session.id, status: 'missed', reason } as const;
    const more = isAdded ? [{ date: end, time: session.time }] : [];
    await change.make(changeSessions(id, { sessions: [missed, ...more] }), {
      text: sessionTexts.notedMissed(when),
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
      heading={texts.missedHeading(when)}
      confirmText={texts.missedConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <ReasonField value={reason} onChange={setReason} />
      <TickBox
        label={texts.addAtEnd(dayName(end))}
        checked={isAdded}
        onChange={({ currentTarget }) => setAdded(currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}
