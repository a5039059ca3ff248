import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { registerHelper } from '../../session/invitation-steps.ts';
import { NewPasswordField } from '../../shell/new-password/new-password-field.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { invitationTexts as texts } from './texts.ts';

/** D6: an account without a record. Its address is that of the invitation, which is not shown here. */
export function CreateAccount({ token }: { readonly token: string }) {
  const [isCreated, setCreated] = useState(false);
  const sending = useFormSend({
    schema: circleEndpoints.register.body,
    read: (form) => ({
      token,
      first_name: textIn(form, 'first_name'),
      last_name: textIn(form, 'last_name'),
      password: textIn(form, 'password'),
    }),
    send: async (body) => {
      await registerHelper(body);
      setCreated(true);
    },
  });
  const { isBusy, errors } = sending;
  if (isCreated)
    return (
      <>
        <Notice>{texts.created}</Notice>
        <p>{texts.createdNext}</p>
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {texts.signIn}
        </Link>
      </>
    );
  return (
    <>
      <p className="font-semibold">{texts.create}</p>
      <SendForm sending={sending} submitText={isBusy ? texts.submitting : texts.submit}>
        <TextField
          label={texts.firstName}
          name="first_name"
          autoComplete="given-name"
          maxLength={limits.text.name}
          error={errors['first_name']}
        />
        <TextField
          label={texts.lastName}
          name="last_name"
          autoComplete="family-name"
          maxLength={limits.text.name}
          error={errors['last_name']}
        />
        <NewPasswordField error={errors['password']} isSent={isBusy} />
      </SendForm>
    </>
  );
}
