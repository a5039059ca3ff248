import { NotReady } from '../../shell/not-ready.tsx';

export function TreatmentsPage() {
  return (
    <NotReady
      route="treatments"
      willBe="Here you will find your treatments: planned, under way and finished."
    />
  );
}
