import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { Link, useNavigate } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { linkProblemOf, verifyResetCode } from '../../session/password-steps.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { emailCodeTexts } from '../../shell/second-factor/texts.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import type { ResetLink } from './reset-link.ts';
import { resetTexts as texts } from './texts.ts';

type ResetFieldsProps = {
  readonly errors: Readonly<Record<string, string>>;
};

/** /forgot-password has remembered the e-mail address, so it need not be typed twice. */
function ResetFields({ errors }: ResetFieldsProps) {
  const remembered = useAppSelector(({ registration }) => registration.email);
  return (
    <>
      <EmailField label={texts.email} defaultValue={remembered ?? ''} error={errors['email']} />
      <CodeField label={emailCodeTexts.code} error={errors['code']} />
    </>
  );
}

/**
 * /password-verify: exchanges the code of the mail for the right to set a password. Never automatically: mail scanners
 * open links.
 */
export function ResetCode({ link }: { readonly link: ResetLink }) {
  const navigate = useNavigate();
  const filledIn = link.kind === 'filled-in' ? link.values : null;

  const send = async (body: BodyOf<typeof authEndpoints.verifyResetCode>): Promise<void> => {
    try {
      const state = await verifyResetCode(body, false);
      await navigate(hrefOf('setNewPassword'), { replace: true, state });
    } catch (error) {
      const state = linkProblemOf(toApiError(error), false);
      // Six digits may be mistyped; the long code of a link is never typed.
      const isTypo = state?.reason === 'malformed' && filledIn === null;
      if (state === null || isTypo) throw error;
      await navigate(hrefOf('forgotPasswordError'), { replace: true, state });
    }
  };
  const sending = useFormSend({
    schema: authEndpoints.verifyResetCode.body,
    read: (form) => filledIn ?? { email: textIn(form, 'email'), code: textIn(form, 'code') },
    send,
  });

  return (
    <>
      <p>{filledIn === null ? texts.typed : texts.filledIn}</p>
      <SendForm
        sending={sending}
        submitText={sending.isBusy ? emailCodeTexts.submitting : texts.submit}
      >
        {filledIn === null ? (
          <ResetFields errors={sending.errors} />
        ) : (
          <p>
            {texts.filledInFor} <strong className="wrap-anywhere">{filledIn.email}</strong>
          </p>
        )}
      </SendForm>
      <p>
        <Link to={hrefOf('forgotPassword')} className="link">
          {texts.askAgain}
        </Link>
      </p>
    </>
  );
}
