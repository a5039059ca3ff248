import { isInstalled } from '../is-installed.ts';

/** What this browser can do about notifications, as far as it says so without being asked. */
export type PushAbility =
  /** No notifications here, or no worker that shows them. */
  | 'none'
  /** An iPhone or iPad has them for what is on its Home Screen alone. */
  | 'home-screen-first'
  /** The person, or the browser for them, has said no. */
  | 'denied'
  /** Not asked yet. */
  | 'not-asked'
  | 'granted';

type Facts = {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** It was opened from the Home Screen. */
  readonly isInstalled: boolean;
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  /** Undefined: it has no notifications. */
  readonly permission: NotificationPermission | undefined;
};

/** An iPad names itself a Mac; no Mac has a touch screen. */
const isOfApplePhones = ({ userAgent, touchPoints }: Facts): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
  (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

const abilityOf = {
  default: 'not-asked',
  denied: 'denied',
  granted: 'granted',
} as const satisfies Record<NotificationPermission, PushAbility>;

export function pushAbility(facts: Facts): PushAbility {
  const { hasWorkers, hasPush, permission, isInstalled } = facts;
  if (hasWorkers && hasPush && permission !== undefined) return abilityOf[permission];
  return isOfApplePhones(facts) && !isInstalled ? 'home-screen-first' : 'none';
}

/** Of this page, now: a permission can change at any time. */
export const ownPushAbility = (): PushAbility =>
  pushAbility({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isInstalled(),
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
  });

/** Undefined without a worker: in development, or before it is installed. */
export const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await ownRegistration();
  // Some browsers have workers and no push.
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** How a browser finds itself in the list of devices without sending its address again. */
export const hashOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

const workerMs = 10_000;

/** With this key: a subscription of another one is of no use to the server. Rejects where the browser refuses. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), workerMs)),
  ]);
  if (registration === null) throw new Error('There is no worker.');
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey ?? null;
  if (before !== null && known !== null && base64url(known) === publicKey) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** As the server takes it. */
export function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}
