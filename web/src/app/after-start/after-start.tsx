import { useEffect } from 'react';
import { startServiceWorker } from '../../lib/service-worker.ts';
import { selectRecord, useWhere } from '../../session/chosen-record.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { DevicePart } from '../../shell/device/device-part.tsx';
import { UnseenPart } from '../../shell/device/unseen-part.tsx';
import { InstallHint } from './install-hint.tsx';
import { SharedFiles } from './shared-files.tsx';
import { useDeviceCardRenewal } from './use-device-card.ts';
import { useDueBadge } from './use-due-badge.ts';
import { useHelps } from './use-helps.ts';

export { StartNotices } from './start-notices.tsx';
export { TakeOverAsked } from './take-over-asked.tsx';

/** When the browser has nothing else to do; Safari cannot say. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 1000);
};

/** In the own record alone. */
function ForPatients() {
  useDueBadge();
  useDeviceCardRenewal();
  return (
    <>
      <SharedFiles />
      <DevicePart />
      <InstallHint />
    </>
  );
}

/** Begins once for a page: what is registered then stays. */
let isStarted = false;

/** Behind the sign-in, once the first screen is there. */
export function AfterStart() {
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    // A browser may forbid workers: the app is the same without.
    whenIdle(() => void startServiceWorker().catch(() => undefined));
  }, []);
  useHelps(isPatient);
  const { chosen, ended } = useAppSelector(selectRecord);
  const { hasRecord } = useWhere();
  if (!isPatient || !hasRecord) return null;
  return chosen === null && ended === null ? <ForPatients /> : <UnseenPart />;
}
