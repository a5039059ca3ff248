import { NotificationsInBackground } from '../../features/reminders/devices/in-background.tsx';
import { ClockNotice } from '../../features/timelines/seizure/public.ts';
import { useWhere } from '../../session/chosen-record.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { VersionNotices } from './version-notices.tsx';

/** Above the screen, once it is there. */
export function StartNotices() {
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  const { hasRecord, open } = useWhere();
  const isOwn = hasRecord && open === null;
  return (
    <>
      <VersionNotices />
      {isPatient && <ClockNotice />}
      {isPatient && isOwn && <NotificationsInBackground />}
    </>
  );
}
