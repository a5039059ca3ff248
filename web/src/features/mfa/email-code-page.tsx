import { hrefOf } from '@caretrail/contract/access/routes';
import { useLocation } from 'react-router';
import { NotReady } from '../../shell/not-ready.tsx';

/** §2.1: one screen for the code of the sign-in (/verify) and of a forgotten password (/password-verify). */
export function EmailCodePage() {
  const { pathname } = useLocation();
  return (
    <NotReady
      route={pathname.startsWith(hrefOf('passwordVerify')) ? 'passwordVerify' : 'verify'}
      willBe="Here you will type the six digits that we send to your e-mail."
    />
  );
}
