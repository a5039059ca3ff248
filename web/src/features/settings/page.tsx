import { NotReady } from '../../shell/not-ready.tsx';

export function SettingsPage() {
  return (
    <NotReady
      route="settings"
      willBe="Here you will see and change what Caretrail knows about you."
    />
  );
}
