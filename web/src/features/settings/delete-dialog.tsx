import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { dataTexts as texts } from './data/texts.ts';

type DeleteDialogProps = {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Rejects with what the call threw. */
  readonly onDelete: (password: string | undefined) => Promise<void>;
  readonly onClose: () => void;
};

const formId = 'delete-account';

/** What it means, and the password once more. The safe button comes first and is the strong one. */
export function DeleteDialog({ email, hasPassword, onDelete, onClose }: DeleteDialogProps) {
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
      {texts.deleteMeaning.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
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
