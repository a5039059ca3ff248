import { NotReady } from '../../shell/not-ready.tsx';

export function TimelinesPage() {
  return (
    <NotReady
      route="timelines"
      willBe="Here you will find your appointments, scans and results in the order of their days."
    />
  );
}
