import type { PushDevice, PushOverview } from '@caretrail/contract/push/schema';
import type { OwnDevice } from './push-store.ts';

type Seen = {
  readonly me: string;
  readonly overview: PushOverview;
  /** What this browser keeps. */
  readonly stored: OwnDevice | undefined;
  /** Of the address that it has now; null: none. */
  readonly hash: string | null;
  readonly isGranted: boolean;
};

/** What this browser does about its notifications when the app opens. */
export type DeviceStep =
  | { readonly what: 'nothing' }
  /** They are not for the person who is signed in, or were ended from another device. */
  | { readonly what: 'leave' }
  | { readonly what: 'confirm'; readonly device: PushDevice }
  /** The browser has given itself another address. */
  | { readonly what: 'register'; readonly stored: OwnDevice }
  /** It has none any more, or one of another key, and may have a new one. */
  | { readonly what: 'subscribe'; readonly stored: OwnDevice; readonly publicKey: string }
  /** The permission was taken away. */
  | { readonly what: 'tell' }
  /** Neither the browser nor the server has it any more: the person is told once. */
  | { readonly what: 'ended' };

export function deviceStep({ me, overview, stored, hash, isGranted }: Seen): DeviceStep {
  const { public_key: publicKey, devices } = overview;
  const find = (wanted: string | null): PushDevice | undefined =>
    devices.find(({ endpoint_hash }) => endpoint_hash === wanted);
  const device = find(hash);
  if (stored === undefined) {
    if (device !== undefined) return { what: 'confirm', device };
    return { what: hash === null ? 'nothing' : 'leave' };
  }
  if (stored.owner !== me) return { what: 'leave' };
  const isKnown = find(stored.endpointHash) !== undefined;
  if (hash === null) {
    if (!isKnown) return { what: 'ended' };
    if (!isGranted) return { what: 'tell' };
    return publicKey === null ? { what: 'nothing' } : { what: 'subscribe', stored, publicKey };
  }
  if (publicKey !== null && publicKey !== stored.publicKey) {
    return { what: 'subscribe', stored, publicKey };
  }
  if (device !== undefined) return { what: 'confirm', device };
  // The same address, and the server has it no more: it was removed on another device.
  return hash === stored.endpointHash ? { what: 'leave' } : { what: 'register', stored };
}
