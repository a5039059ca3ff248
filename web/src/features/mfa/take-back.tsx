import { hrefOf } from '@caretrail/contract/access/routes';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormSend } from '../../lib/use-form-send.ts';
import { forgetSession } from '../../session/logout.ts';
import { type PasswordGrant, takeBackEmail } from '../../session/password-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { takeBackTexts as texts } from './texts.ts';

/** /password-verify, opened from the mail to an address that was changed. Never by itself: mail scanners open links. */
export function TakeBack({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const sending = useFormSend({
    schema: accountEndpoints.takeBackEmail.body,
    read: () => ({ token }),
    send: async (body) => {
      const { email, token: grant } = await takeBackEmail(body);
      // The server has ended every session of the account.
      dispatch(forgetSession());
      if (grant === null) return setTakenBack(email);
      const state: PasswordGrant = { token: grant, email, isInvitation: false };
      return navigate(hrefOf('setNewPassword'), { replace: true, state });
    },
  });
  if (takenBack !== null) {
    return (
      <>
        <Notice>{texts.done(takenBack)}</Notice>
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {texts.signIn}
        </Link>
        <StrangeApp />
      </>
    );
  }
  return (
    <>
      <p>{texts.what}</p>
      <p>{texts.meaning}</p>
      <SendForm sending={sending} submitText={sending.isBusy ? texts.submitting : texts.submit}>
        <p className="text-ink-soft">{texts.ifYou}</p>
      </SendForm>
      <StrangeApp />
    </>
  );
}

/** Another person with access to the account may have set one up. Below the button: the address comes later, and must not move it. */
function StrangeApp() {
  const support = useInstallation()?.support_email;
  return (
    <p className="text-ink-soft">
      {texts.strangeApp}
      {support ? (
        <>
          {': '}
          <a href={`mailto:${support}`} className="link py-0 wrap-anywhere">
            {support}
          </a>
        </>
      ) : (
        '.'
      )}
    </p>
  );
}
