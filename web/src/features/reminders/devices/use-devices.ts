import type { PushDevice } from '@caretrail/contract/push/schema';
import { useEffect, useState } from 'react';
import { ownHash } from '../../../data/own-device.ts';
import { ownPushAbility, type PushAbility } from '../../../lib/push/this-browser.ts';

/** What this browser can do: the permission may change while the settings of the browser are open. */
export function useAbility(): readonly [PushAbility, () => void] {
  const [ability, setAbility] = useState(ownPushAbility);
  useEffect(() => {
    const look = (): void => setAbility(ownPushAbility());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return [ability, () => setAbility(ownPushAbility())];
}

/** Which of the devices is this one; undefined while that is not known. */
export function useOwnDevice(devices: readonly PushDevice[]): PushDevice | null | undefined {
  const [hash, setHash] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    void ownHash()
      .catch(() => null)
      .then((found) => (isCurrent ? setHash(found) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [devices]);
  return hash === undefined
    ? undefined
    : (devices.find(({ endpoint_hash }) => endpoint_hash === hash) ?? null);
}
