import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useState } from 'react';
import { accountApi } from '../../data/account.ts';
import { loadedOf } from '../../data/request-state.ts';
import { textIn } from '../../lib/form-values.ts';
import { formatDay } from '../../lib/format-moment.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { selectUser } from '../../session/selectors.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { KeepButton } from '../../shell/deletion/keep-button.tsx';
import { deletionTexts } from '../../shell/deletion/texts.ts';
import { brokenOff, useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { dataTexts as texts, graceDays } from './data/texts.ts';
import { Part } from './part.tsx';

type DeleteDialogProps = {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Rejects with what the call threw. */
  readonly onDelete: (password: string | undefined) => Promise<void>;
  readonly onClose: () => void;
};

const formId = 'delete-account';

/** The consequences, and the password again. The safe button comes first and is the primary one. */
function DeleteDialog({ email, hasPassword, onDelete, onClose }: DeleteDialogProps) {
  const sending = useFormSend({
    schema: accountEndpoints.requestDeletion.body,
    read: (form) => (hasPassword ? { password: textIn(form, 'password') } : {}),
    send: ({ password }) => onDelete(password),
  });
  const { isBusy, errors, refusal } = sending;
  return (
    <Dialog
      heading={texts.deleteQuestion}
      isOpen
      isWarning
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={isBusy}>
            {isBusy ? texts.confirming : texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.deleteMeaning.what({ days: graceDays })}</p>
      <p>{texts.deleteMeaning.download}</p>
      <p>{texts.deleteMeaning.keep({ keep: deletionTexts.keep })}</p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => void sending.onSubmit(event)}
        onChange={sending.onChange}
      >
        {hasPassword && (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              error={errors['password']}
              isSent={isBusy}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

const { requestDeletion } = accountApi.endpoints;

/** Requests the deletion of the account, or cancels it. */
export function DeleteAccount() {
  const dispatch = useAppDispatch();
  const account = loadedOf(accountApi.useFindAccountQuery());
  const { confirmed, dialog } = useStepUp();
  const deletesAt = useAppSelector(selectUser)?.deletes_at;
  const [isAsking, setAsking] = useState(false);
  const onDelete = async (password: string | undefined): Promise<void> => {
    const call = requestDeletion.initiate({ body: { password } }, { track: false });
    const changed = await confirmed(() => dispatch(call).unwrap());
    if (changed === brokenOff) return;
    dispatch(rememberUser(changed));
    setAsking(false);
  };
  if (deletesAt !== undefined) {
    return (
      <Part id="delete" heading={texts.delete}>
        <p>{texts.due({ day: formatDay(deletesAt, ownZone()) })}</p>
        <KeepButton look="secondary" />
      </Part>
    );
  }
  return (
    <Part id="delete" heading={texts.delete} lead={texts.deleteLead({ days: graceDays })}>
      <LoadedPart loaded={account}>
        {({ has_password, email }) => (
          <>
            <Button look="danger" onClick={() => setAsking(true)}>
              {texts.deleteBegin}
            </Button>
            {isAsking && (
              <DeleteDialog
                email={email}
                hasPassword={has_password}
                onDelete={onDelete}
                onClose={() => setAsking(false)}
              />
            )}
          </>
        )}
      </LoadedPart>
      {dialog}
    </Part>
  );
}
