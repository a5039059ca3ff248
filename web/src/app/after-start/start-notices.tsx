import { NotificationsInBackground } from '../../features/reminders/devices/in-background.tsx';
import { useAppSelector } from '../../session/store-hooks.ts';
import { VersionNotices } from './version-notices.tsx';

/** Above the screen, once it is there. */
export function StartNotices() {
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  return (
    <>
      <VersionNotices />
      {isPatient && <NotificationsInBackground />}
    </>
  );
}
