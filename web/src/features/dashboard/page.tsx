import { NotReady } from '../../shell/not-ready.tsx';

export function DashboardPage() {
  return (
    <NotReady
      route="dashboard"
      willBe="Here you will see what is due now, your next visit and your medicines for today."
    />
  );
}
