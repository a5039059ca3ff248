import { otherRole } from '@caretrail/contract/users/actions';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { textIn } from '../../../lib/form-values.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { actionTexts, userTexts } from './texts.ts';

type ActionDialogProps = {
  readonly user: UserDetail;
  readonly action: UserEdit['action'];
  /** Rejects with what the call threw. */
  readonly onAct: (edit: UserEdit) => Promise<void>;
  readonly onClose: () => void;
};

/** What it will do, and why. */
export function ActionDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const texts = actionTexts(action, otherRole(user));
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
  return (
    <FormDialog
      heading={texts.question(fullName(user) || user.email)}
      lead={texts.means}
      sending={sending}
      onClose={onClose}
      texts={{ cancel: userTexts.cancel, submit: texts.button, submitting: userTexts.doing }}
      isDanger={action === 'deactivate'}
    >
      <ReasonField error={sending.errors['reason']} />
    </FormDialog>
  );
}
