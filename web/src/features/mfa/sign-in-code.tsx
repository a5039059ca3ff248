import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { EmailCodeForm } from '../../shell/second-factor/email-code-form.tsx';
import { emailCodeTexts as texts } from '../../shell/second-factor/texts.ts';

/** /verify: the second factor by e-mail. Success changes the session, and the guard forwards. */
export function SignInCode() {
  const dispatch = useAppDispatch();
  return (
    <EmailCodeForm
      onPassed={(answer) => dispatch(passSecondFactor(answer))}
      appInstead={
        <p>
          <Link to={hrefOf('mfa')} className="link">
            {texts.useApp}
          </Link>
        </p>
      }
    />
  );
}
