import { sessionFaceLabels, sessionStatuses } from '@caretrail/contract/treatments/labels';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { changeSessions } from '../calls.ts';
import { sessionWhen } from '../words/when-words.ts';
import { ReasonField } from './reason-field.tsx';
import type { SessionDialogProps } from './session-dialogs.tsx';
import { asItWas } from './session-notes.ts';
import { dialogTexts as texts, sessionTexts } from './texts.ts';

const choices = sessionStatuses.map((value) => ({ value, label: sessionFaceLabels[value] }));

/** What was noted can be said otherwise, or the session taken out. */
export function ChangeDialog({ treatment, session, today, change, onClose }: SessionDialogProps) {
  const { id } = treatment;
  const [status, setStatus] = useState(session.status);
  const [reason, setReason] = useState(session.reason);
  const when = sessionWhen(session, today);
  const onConfirm = async (): Promise<void> => {
    const noted = { id: session.id, status, reason };
    await change.make(changeSessions(id, { sessions: [noted] }), {
      text: sessionTexts.changed(when),
      call: () => changeSessions(id, { sessions: [asItWas(session)] }),
    });
    onClose();
  };
  const onRemove = async (): Promise<void> => {
    const { id: _, ...again } = asItWas(session);
    await change.make(changeSessions(id, { removed: [session.id] }), {
      text: sessionTexts.removed(when),
      call: () => changeSessions(id, { sessions: [again] }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.changeHeading(when)}
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
