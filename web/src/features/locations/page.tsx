import { NotReady } from '../../shell/not-ready.tsx';

export function LocationsPage() {
  return (
    <NotReady
      route="locations"
      willBe="Here you will find your hospitals, clinics and pharmacies, with their phone numbers."
    />
  );
}
