import { NotReady } from '../../shell/not-ready.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

export function ForgottenPage() {
  return (
    <NotReady route="forgotPassword" willBe="Here you will ask for a code to set a new password.">
      <BackToSignIn />
    </NotReady>
  );
}
