import { NotReady } from '../../shell/not-ready.tsx';
import { CookieSettings } from './cookie-settings.tsx';

export function SettingsPage() {
  return (
    <NotReady
      route="settings"
      willBe="Here you will see and change what Caretrail knows about you."
    >
      <CookieSettings />
    </NotReady>
  );
}
