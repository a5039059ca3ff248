import { NotReady } from '../../shell/not-ready.tsx';

export function MedicationsPage() {
  return (
    <NotReady
      route="medication"
      willBe="Here you will find your medicines and when to take them."
    />
  );
}
