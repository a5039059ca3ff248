import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { PushDevice } from '@caretrail/contract/push/schema';
import type { AppThunk, RootState } from '../app/store.ts';
import { closeAnswered } from '../lib/push/close-answered.ts';
import { deviceStep } from '../lib/push/device-step.ts';
import { flushActs } from '../lib/push/flush-acts.ts';
import { leavePush } from '../lib/push/leave-push.ts';
import { pushStore } from '../lib/push/push-store.ts';
import {
  addressOf,
  hashOf,
  ownPushAbility,
  ownRegistration,
  ownSubscription,
  subscribeHere,
} from '../lib/push/this-browser.ts';
import { selectUser } from '../session/selectors.ts';
import { api } from './api.ts';
import { pushApi } from './push.ts';

const { findPushDevices, addPushDevice, removePushDevice, confirmPushDevice } = pushApi.endpoints;

/** Which of the devices is this browser; null: none. */
export async function ownHash(): Promise<string | null> {
  const subscription = await ownSubscription();
  return subscription === null ? null : hashOf(subscription.endpoint);
}

/** Tells the server the address of this browser, and keeps how it is known there. */
const register =
  (name: string, publicKey: string): AppThunk<Promise<PushDevice>> =>
  async (dispatch, getState) => {
    const subscription = await subscribeHere(publicKey);
    const body = { ...addressOf(subscription), name };
    const device = await dispatch(addPushDevice.initiate({ body }, { track: false })).unwrap();
    await pushStore
      .writeDevice({
        owner: selectUser(getState())?.id ?? '',
        id: device.id,
        name,
        publicKey,
        endpointHash: device.endpoint_hash,
      })
      // Without it, only a new address cannot be told by itself.
      .catch(() => undefined);
    return device;
  };

/** What the person chose on this device. A browser that the server does not take is left as it was before. */
export const notifyHere =
  (name: string, publicKey: string): AppThunk<Promise<PushDevice>> =>
  async (dispatch) => {
    try {
      return await dispatch(register(name, publicKey));
    } catch (error) {
      const subscription = await ownSubscription().catch(() => null);
      await subscription?.unsubscribe().catch(() => false);
      throw error;
    }
  };

/** Ends the notifications of one device; of this one in the browser too. */
export const removeDevice =
  ({ id, endpoint_hash }: PushDevice): AppThunk =>
  async (dispatch) => {
    const stored = await pushStore.readDevice().catch(() => undefined);
    const isHere = stored?.id === id || (await ownHash()) === endpoint_hash;
    // The server forgets with the device what its tokens allow.
    if (isHere) await dispatch(sendKeptActs()).catch(() => undefined);
    await dispatch(removePushDevice.initiate({ params: { id } }, { track: false })).unwrap();
    if (isHere) await leavePush(async () => undefined);
  };

/** What the person should know about their notifications. */
export type DeviceTrouble =
  | { readonly what: 'denied' | 'ended' | 'silent-here' }
  | { readonly what: 'silent'; readonly name: string };

/** When the app opens: this browser confirms that it is there, or repairs what the browser has changed. */
export const checkOwnDevice =
  (): AppThunk<Promise<DeviceTrouble | null>> => async (dispatch, getState) => {
    const me = selectUser(getState())?.id;
    if (me === undefined || (await ownRegistration()) === undefined) return null;
    const overview = await dispatch(
      findPushDevices.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    const stored = await pushStore.readDevice().catch(() => undefined);
    const step = deviceStep({
      me,
      overview,
      stored,
      hash: await ownHash(),
      isGranted: ownPushAbility() === 'granted',
    });
    const other = overview.devices.find(
      ({ is_silent, id }) => is_silent && (step.what !== 'confirm' || id !== step.device.id),
    );
    const otherTrouble: DeviceTrouble | null =
      other === undefined ? null : { what: 'silent', name: other.name };
    switch (step.what) {
      case 'nothing':
        return otherTrouble;
      case 'leave':
        await leavePush(async () => undefined);
        return otherTrouble;
      case 'ended':
        await leavePush(async () => undefined);
        return { what: 'ended' };
      case 'tell':
        return { what: 'denied' };
      case 'confirm': {
        const { endpoint_hash, is_silent } = step.device;
        await dispatch(
          confirmPushDevice.initiate({ body: { endpoint_hash } }, { track: false }),
        ).unwrap();
        return is_silent ? { what: 'silent-here' } : otherTrouble;
      }
      case 'register':
      case 'subscribe': {
        const { id, name, publicKey } = step.stored;
        const made = await dispatch(
          register(name, step.what === 'subscribe' ? step.publicKey : publicKey),
        );
        // The address before leads nowhere.
        const isListed = overview.devices.some((each) => each.id === id);
        if (isListed && made.id !== id) {
          await dispatch(removePushDevice.initiate({ params: { id } }, { track: false })).unwrap();
        }
        return otherTrouble;
      }
    }
  };

const lang = (): string => currentLanguage().tag;

/** Presses on notifications that waited for a connection. Answers what the person should be told; null: no sentence. */
export const sendKeptActs =
  (): AppThunk<Promise<readonly (string | null)[]>> => async (dispatch) => {
    const sent = await flushActs(pushStore, { lang: lang() });
    const told = sent.flatMap(({ result }) => (result.kind === 'waiting' ? [] : [result.sentence]));
    if (told.length > 0) dispatch(api.util.invalidateTags(['doses', 'dashboard', 'medicines']));
    return [...new Set(told)];
  };

const stateMs = 5000;

/** Notifications of doses that have been answered meanwhile. */
export async function tidyNotices(): Promise<void> {
  const registration = await ownRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  await closeAnswered(shown, { lang: lang(), ms: stateMs });
}

const doseWrites: ReadonlySet<string> = new Set(['recordDose', 'postponeDose', 'recordAsNeeded']);

/** Grows with each dose that was recorded here: a notification may be answered by it. */
export const selectDoseWrites = ({ server }: RootState): number =>
  Object.values(server.mutations).filter(
    (each) => each?.status === 'fulfilled' && doseWrites.has(each.endpointName ?? ''),
  ).length;
