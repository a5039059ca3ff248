import { NotReady } from '../../shell/not-ready.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

export function NewPasswordPage() {
  return (
    <NotReady route="setNewPassword" willBe="Here you will choose a new password.">
      <BackToSignIn />
    </NotReady>
  );
}
