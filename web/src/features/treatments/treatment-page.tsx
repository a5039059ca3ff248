import { NotReady } from '../../shell/not-ready.tsx';

export function TreatmentPage() {
  return (
    <NotReady
      route="treatment"
      willBe="Here you will see one treatment: its plan, its sessions and its papers."
    />
  );
}
