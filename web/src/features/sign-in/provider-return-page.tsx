import { NotReady } from '../../shell/not-ready.tsx';

export function ProviderReturnPage() {
  return (
    <NotReady
      route="oauthCallback"
      willBe="Here you will arrive after signing in with your organisation."
    />
  );
}
