import { useEffect } from 'react';
import { startUnseen, useUnseen } from '../../data/device/unseen.ts';
import { forgetWaiting } from '../../data/device/waiting.ts';
import { type LogoutQuestionProps, logoutNote } from '../logout-note.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

const UnseenDialog = (props: LogoutQuestionProps) => (
  <UnsentDialog {...props} unseen={useUnseen()} />
);

/**
 * In the record of someone else: what waits for the own one is sent, and shown only at a sign-out, which says what it
 * loses and leaves nothing of it here.
 */
export function UnseenPart() {
  const isWaiting = useUnseen().length > 0;
  useEffect(startUnseen, []);
  useEffect(() => {
    logoutNote.Question = isWaiting ? UnseenDialog : undefined;
    logoutNote.onConfirmed = forgetWaiting;
  }, [isWaiting]);
  return null;
}
