import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { tokenForm } from '@caretrail/contract/http/token-form';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { type PushAct, pushActs, type PushActState } from '@caretrail/contract/push/schema';
import { readStored, readUser } from '../lib/browser-storage.ts';
import { countWaiting } from '../lib/push/count-waiting.ts';
import { actsSync, pressActs, type Pressed } from '../lib/push/flush-acts.ts';
import { type KeptAct, pushStore } from '../lib/push/push-store.ts';
import { askActState } from '../lib/push/send-act.ts';
import { ownRegistration } from '../lib/push/this-browser.ts';

/** What a notification hands to the page of one tap. It stays in the memory of the page: its address and history hold none of it. */
export type OneTap = { readonly tokens: readonly string[]; readonly act: PushAct | null };

/** A notification is about no more doses (server/src/modules/reminders/notice.ts). */
const mostTokens = 20;

/** From '#t=token,token&act=taken'; the act was pressed on the notification already. Null: no link of ours. */
export function readOneTap(hash: string): OneTap | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const named = (fragment.get('t') ?? '').split(',').filter((token) => tokenForm.test(token));
  const tokens = [...new Set(named)];
  if (tokens.length === 0 || tokens.length > mostTokens) return null;
  return { tokens, act: pushActs.find((act) => act === fragment.get('act')) ?? null };
}

const stateMs = 6000;
const how = () => ({ lang: currentLanguage().tag });

/** A dose of the notification; null: what is true of it could not be asked. */
export type AskedDose = { readonly token: string; readonly state: PushActState | null };

export function askDoses(tokens: readonly string[]): Promise<readonly AskedDose[]> {
  const account = readStored(storageKeys.accessToken) === null ? undefined : readUser()?.id;
  return Promise.all(
    tokens.map(async (token) => ({
      token,
      state: await askActState(token, { ...how(), ms: stateMs, account }),
    })),
  );
}

/** Another account is signed in on this device. */
export const isOfOther = (doses: readonly AskedDose[]): boolean =>
  doses.some(({ state }) => state?.is_of_other_account === true);

/** Whether the app has recorded something here that it could not send, perhaps this dose. What cannot be read is nothing. */
export const isUnsentHere = (): Promise<boolean> =>
  countWaiting().then(
    (count) => count > 0,
    () => false,
  );

/** Sent again, the same presses get the same answers. */
export async function answerDoses(acts: readonly KeptAct[]): Promise<Pressed> {
  const pressed = await pressActs(pushStore, acts, how());
  if (pressed.sent.some(({ result }) => result.kind === 'waiting')) await askForSync();
  return pressed;
}

/** Where the browser can, the worker sends it also after this page is closed. */
async function askForSync(): Promise<void> {
  const registration = await ownRegistration();
  const { sync } = Object(registration) as {
    sync?: { register(tag: string): Promise<void> };
  };
  await sync?.register(actsSync).catch(() => undefined);
}
