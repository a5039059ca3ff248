import { otherRole } from '@caretrail/contract/users/actions';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { useEffect, useRef } from 'react';
import { textIn } from '../../../lib/form-values.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { actionTexts, userTexts } from './texts.ts';

type ActionDialogProps = {
  readonly user: UserDetail;
  readonly action: UserEdit['action'];
  /** Rejects with what the call threw. */
  readonly onAct: (edit: UserEdit) => Promise<void>;
  readonly onClose: () => void;
};

const formId = 'act-on-user';

/** What it will do, and why. */
export function ActionDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const texts = actionTexts(action, otherRole(user));
  const form = useRef<HTMLFormElement>(null);
  // After the dialog has put the focus on its button: the reason is what is asked for.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const sending = useFormSend({
    schema: usersEndpoints.edit.body,
    read: (element) => {
      const reason = textIn(element, 'reason');
      return action === 'change_role'
        ? { action, reason, user_type: otherRole(user) }
        : { action, reason };
    },
    send: onAct,
  });
  const { isBusy, mistakes, refusal } = sending;
  return (
    <Dialog
      heading={texts.question(fullName(user) || user.email)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {userTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            look={action === 'deactivate' ? 'danger' : 'primary'}
            isBusy={isBusy}
          >
            {isBusy ? userTexts.doing : texts.button}
          </Button>
        </>
      }
    >
      <p>{texts.means}</p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        id={formId}
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => void sending.onSubmit(event)}
        onChange={sending.onChange}
        // Room for the ring of the focus.
        className="pb-1.5"
      >
        <ReasonField error={mistakes['reason']} />
      </form>
    </Dialog>
  );
}
