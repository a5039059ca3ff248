import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { flushActs } from './flush-acts.ts';
import { type PushStore, pushStore } from './push-store.ts';
import { ownRegistration } from './this-browser.ts';

const settle = async (work: Promise<unknown> | undefined): Promise<void> => {
  await work?.catch(() => undefined);
};

/**
 * At a sign-out: presses that wait are sent or removed, what is shown is closed, and this browser gets no more
 * notifications. `remove` tells the server, while the session still lasts.
 */
export async function leavePush(
  remove: (deviceId: string) => Promise<unknown>,
  store: PushStore = pushStore,
): Promise<void> {
  const registration = await ownRegistration();
  const device = await store.readDevice().catch(() => undefined);
  await settle(flushActs(store, { lang: currentLanguage().tag }));
  if (registration !== undefined) {
    for (const shown of await registration.getNotifications()) shown.close();
    if (device !== undefined) await settle(remove(device.id));
    const subscription = await registration.pushManager?.getSubscription();
    await settle(subscription?.unsubscribe());
  }
  await settle((navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.());
  await store.clear();
}
