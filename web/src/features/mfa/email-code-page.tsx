import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useLocation } from 'react-router';
import { useSession } from '../../session/selectors.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NotSignedIn } from './not-signed-in.tsx';
import { ResetCode } from './reset-code.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { TakeBack } from './take-back.tsx';
import { takeBackTexts } from './texts.ts';
import { useResetLink } from './use-reset-link.ts';

/** §2.1: one screen for the code of the sign-in (/verify) and of a forgotten password (/password-verify). */
export function EmailCodePage() {
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  if (pathname.toLowerCase().startsWith(hrefOf('passwordVerify'))) {
    return <FromMail />;
  }
  return <Sheet title={routes.verify.title}>{signedIn ? <SignInCode /> : <NotSignedIn />}</Sheet>;
}

/** A forgotten password or an invitation, or an address that is to be taken back. */
function FromMail() {
  const link = useResetLink();
  return link.kind === 'take-back' ? (
    <Sheet title={takeBackTexts.title}>
      <TakeBack token={link.takeBack} />
    </Sheet>
  ) : (
    <Sheet title={routes.passwordVerify.title}>
      <ResetCode link={link} />
    </Sheet>
  );
}
