import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { flushActs } from './flush-acts.ts';
import { type PushStore, pushStore } from './push-store.ts';
import { ownRegistration } from './this-browser.ts';

const settle = async (work: Promise<unknown> | undefined): Promise<void> => {
  await work?.catch(() => undefined);
};

/** A call that hangs must not leave the notifications of this browser on. */
const longestMs = 1500;

const atMost = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([settle(work), new Promise((over) => setTimeout(over, longestMs))]);

/**
 * At a sign-out: what is shown is closed, and this browser gets no more notifications; presses that wait are sent or
 * removed. `remove` tells the server, while the session still lasts.
 */
export async function leavePush(
  remove: (deviceId: string) => Promise<unknown>,
  store: PushStore = pushStore,
): Promise<void> {
  const registration = await ownRegistration();
  const device = await store.readDevice().catch(() => undefined);
  // Beside what the browser does: any of them may hang. The server forgets with the device what its tokens allow.
  const sending = atMost(flushActs(store, { lang: currentLanguage().tag }));
  const removing = sending.then(() => device && atMost(remove(device.id)));
  if (registration !== undefined) {
    for (const shown of await registration.getNotifications()) shown.close();
    const subscription = await registration.pushManager?.getSubscription();
    await settle(subscription?.unsubscribe());
  }
  await removing;
  await settle((navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.());
  await store.clear();
}
