import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useLocation } from 'react-router';
import { useSession } from '../../session/selectors.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NotSignedIn } from './not-signed-in.tsx';
import { ResetCode } from './reset-code.tsx';
import { SignInCode } from './sign-in-code.tsx';

/** §2.1: one screen for the code of the sign-in (/verify) and of a forgotten password (/password-verify). */
export function EmailCodePage() {
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  if (pathname.toLowerCase().startsWith(hrefOf('passwordVerify'))) {
    return (
      <Sheet title={routes.passwordVerify.title}>
        <ResetCode />
      </Sheet>
    );
  }
  return <Sheet title={routes.verify.title}>{signedIn ? <SignInCode /> : <NotSignedIn />}</Sheet>;
}
