import { NotReady } from '../../shell/not-ready.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

export function LinkErrorPage() {
  return (
    <NotReady
      route="forgotPasswordError"
      willBe="Here you will read why a link did not work, and ask for a new one."
    >
      <BackToSignIn />
    </NotReady>
  );
}
