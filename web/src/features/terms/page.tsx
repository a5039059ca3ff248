import { NotReady } from '../../shell/not-ready.tsx';

export function TermsPage() {
  return (
    <NotReady route="terms" willBe="Here you will read the terms, and accept or decline them." />
  );
}
