import { NotReady } from '../../shell/not-ready.tsx';

export function AuthenticatorPage() {
  return (
    <NotReady
      route="mfa"
      willBe="Here you will confirm it is you with a code from your authenticator app."
    />
  );
}
