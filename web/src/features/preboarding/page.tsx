import { NotReady } from '../../shell/not-ready.tsx';

export function PreboardingPage() {
  return (
    <NotReady
      route="preboarding"
      willBe="Here you will answer a few short questions about yourself, step by step."
    />
  );
}
