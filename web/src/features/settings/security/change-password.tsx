import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useEffect, useRef, useState } from 'react';
import { accountApi } from '../../../data/account.ts';
import { textIn } from '../../../lib/form-values.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { NewPasswordField } from '../../../shell/new-password/new-password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { securityTexts as texts } from './texts.ts';

export function ChangePassword({ email }: { readonly email: string }) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusAfter<HTMLButtonElement>(isOpen);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('[name=current]')?.focus();
  }, [isOpen]);
  // Counts, so that what is done is said each time.
  const [changes, setChanges] = useState(0);
  const sending = useFormSend({
    schema: accountEndpoints.changePassword.body,
    read: (element) => ({
      current: textIn(element, 'current'),
      password: textIn(element, 'password'),
    }),
    send: async (body) => {
      const call = accountApi.endpoints.changePassword.initiate({ body }, { track: false });
      const answer = await confirmed(() => dispatch(call).unwrap());
      if (answer === brokenOff) return;
      setOpen(false);
      setChanges((before) => before + 1);
    },
  });
  const { isBusy, errors } = sending;
  if (!isOpen) {
    return (
      <>
        {changes > 0 && <Notice key={changes}>{texts.changed}</Notice>}
        <Button ref={opener} look="secondary" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </>
    );
  }
  return (
    <div className="max-w-[30rem] space-y-4">
      <SendForm form={form} sending={sending} submitText={isBusy ? texts.changing : texts.saveNew}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="current"
          autoComplete="current-password"
          error={errors['current']}
          isSent={isBusy}
        />
        <NewPasswordField error={errors['password']} isSent={isBusy} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={() => setOpen(false)}>
        {texts.cancel}
      </Button>
      {dialog}
    </div>
  );
}
