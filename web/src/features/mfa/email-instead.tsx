import { hrefOf } from '@caretrail/contract/access/routes';
import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import { Link } from 'react-router';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { authenticatorTexts as texts } from '../../shell/second-factor/texts.ts';

/** Only where the server would send one: not past an app that was set up, to administrators in the demo only. */
export function EmailInstead() {
  const user = useAppSelector(selectUser);
  const mode = useInstallation()?.mode;
  if (user === null || !mayUseEmailFactor(user, mode)) return null;
  return (
    <p>
      <Link to={hrefOf('verify')} className="link">
        {texts.useEmail}
      </Link>
    </p>
  );
}

/** For somebody who came here although their second step is the e-mail. */
export function EmailIsYours() {
  return (
    <>
      <p>{texts.emailIsYours}</p>
      <Link to={hrefOf('verify')} className={buttonClass()}>
        {texts.emailMe}
      </Link>
    </>
  );
}
