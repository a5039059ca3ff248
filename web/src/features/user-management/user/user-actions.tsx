import { hrefOf } from '@caretrail/contract/access/routes';
import { otherRole, possibleActions } from '@caretrail/contract/users/actions';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { ownAccountTexts } from '@caretrail/contract/users/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { usersApi } from '../../../data/users.ts';
import { textIn } from '../../../lib/form-values.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReasonField } from '../reason-field.tsx';
import { actionTexts, userTexts as texts } from './texts.ts';

type ActionDialogProps = {
  readonly user: UserDetail;
  readonly action: UserEdit['action'];
  /** Rejects with what the call threw. */
  readonly onAct: (edit: UserEdit) => Promise<void>;
  readonly onClose: () => void;
};

/** What it will do, and why. */
function ActionDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const said = actionTexts(action, otherRole(user));
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
      heading={said.question({ who: fullName(user) || user.email })}
      lead={said.means}
      sending={sending}
      onClose={onClose}
      texts={{ cancel: texts.cancel, submit: said.button, submitting: texts.doing }}
      isDanger={action === 'deactivate'}
    >
      <ReasonField error={sending.errors['reason']} />
    </FormDialog>
  );
}

const { editUser } = usersApi.endpoints;

/**
 * The actions for the account in its current state; none for the administrator's own, so that they cannot lock
 * themselves out.
 */
export function UserActions({ user }: { readonly user: UserDetail }) {
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectUser)?.id === user.id;
  const { confirmed, dialog } = useStepUp();
  const [asked, setAsked] = useState<UserEdit['action'] | null>(null);
  // Counts, so that each result is announced.
  const [done, setDone] = useState({ times: 0, text: '' });
  const onAct = async (edit: UserEdit): Promise<void> => {
    const said = actionTexts(edit.action, otherRole(user)).done;
    const call = { params: { id: user.id }, body: edit };
    const changed = await confirmed(() => dispatch(editUser.initiate(call)).unwrap());
    if (changed === brokenOff) return;
    setAsked(null);
    setDone(({ times }) => ({ times: times + 1, text: said }));
  };
  if (isOwn) {
    return (
      <>
        <p className="max-w-[60ch]">{ownAccountTexts.refusal}</p>
        <p>
          <Link to={hrefOf('settings')} className="link inline-block py-2">
            {texts.toProfile}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      {done.times > 0 && <Notice key={done.times}>{done.text}</Notice>}
      <ul className="divide-y divide-rule border-y border-rule">
        {possibleActions(user).map((action) => {
          const { button, means } = actionTexts(action, otherRole(user));
          return (
            <li
              key={action}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <p className="min-w-0 flex-1 basis-64">{means}</p>
              <Button
                look={action === 'deactivate' ? 'danger' : 'secondary'}
                className="max-sm:w-full sm:w-64"
                onClick={() => setAsked(action)}
              >
                {button}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <ActionDialog user={user} action={asked} onAct={onAct} onClose={() => setAsked(null)} />
      )}
      {dialog}
    </>
  );
}
