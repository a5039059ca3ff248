import { useEffect } from 'react';
import { inSight } from '../../data/api.ts';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { checkDeviceCard, renewDeviceCard, useDeviceCard } from '../../session/device-card.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

/** Keeps an emergency card that may be seen without a sign-in as the record is, and removes one that was withdrawn. */
export function useDeviceCardRenewal(): void {
  const id = useAppSelector(selectUser)?.id;
  const isOwn = useDeviceCard()?.owner === id && id !== undefined;
  const { data } = emergencyCardApi.useReadCardQuery(undefined, { ...inSight, skip: !isOwn });
  useEffect(() => {
    if (isOwn && data !== undefined) renewDeviceCard(id, data);
  }, [isOwn, id, data]);
  // Also one of another person on this device.
  useEffect(() => void checkDeviceCard(), []);
}
