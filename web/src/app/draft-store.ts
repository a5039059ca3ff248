import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readForTab, removeForTab } from '../lib/browser-storage.ts';
import { browserKeys, type KeyPlace, seal, unseal } from '../lib/draft-vault.ts';
import { isSessionKnown, sessionOf, untilSessionKnown } from '../lib/session-of.ts';
import { askSession } from '../session/ask-session.ts';
import { selectOwner } from '../session/chosen-record.ts';
import { type Kept, showKept, textToKeep } from './kept-text.ts';
import type { AppStore, RootState } from './store.ts';
import { typedHere } from './typed-here.ts';

/**
 * The user in this session and this record: neither another one nor a later session gets what was typed. Empty: signed
 * out.
 */
function ownerIn(state: RootState): string {
  const owner = selectOwner(state);
  return owner === undefined ? '' : `${owner} ${sessionOf(state.auth.accessToken)}`;
}

/** Null where it is too long. Rejects where the browser keeps no key. */
export async function sealState(
  state: RootState,
  keys: KeyPlace = browserKeys,
): Promise<string | null> {
  const text = textToKeep(state, typedHere.at);
  return text === null ? null : seal(keys, ownerIn(state), text);
}

export const longestKeptMs = 24 * 60 * 60 * 1000;

/** A browser that does not answer in time must not hold up the screen. */
const patienceMs = 2000;

type Stored = {
  readonly store: AppStore;
  readonly sealed: string;
  readonly keys?: KeyPlace | undefined;
};

function show(store: AppStore, kept: Kept): void {
  typedHere.isRestoring = true;
  typedHere.at = kept.at;
  try {
    showKept(store, kept);
  } finally {
    typedHere.isRestoring = false;
  }
}

/**
 * Brings back what the reload of this tab interrupted. What cannot be read, or is older than a day, is removed. What is
 * read late, on a slow device, is shown then, unless something else has been typed.
 */
export async function restoreDrafts({ store, sealed, keys = browserKeys }: Stored): Promise<void> {
  const owner = ownerIn(store.getState());
  const typedAt = typedHere.at;
  const isStill = (): boolean =>
    readForTab(storageKeys.drafts) === sealed && typedHere.at === typedAt;
  const restore = async (): Promise<void> => {
    try {
      const kept = JSON.parse(await unseal(keys, owner, sealed)) as Kept;
      if (!isStill()) return undefined;
      const isOwn = owner !== '' && ownerIn(store.getState()) === owner;
      if (isOwn && Date.now() - kept.at <= longestKeptMs) return show(store, kept);
    } catch {
      // Another user's, of a session that ended, or not ours.
    }
    return isStill() ? removeForTab(storageKeys.drafts) : undefined;
  };
  await Promise.race([restore(), new Promise<void>((over) => setTimeout(over, patienceMs))]);
}

/** Before the server has said that the session is alive, what is stored may be that of one that was ended elsewhere. */
export async function restoreWhenKnown(stored: Stored): Promise<void> {
  try {
    if (!isSessionKnown()) await askSession();
  } catch {
    // Refused, and forgotten with the session; or the server was not reached, and the next answer tells.
    void untilSessionKnown().then(() =>
      readForTab(storageKeys.drafts) === null ? undefined : restoreDrafts(stored),
    );
    return undefined;
  }
  return restoreDrafts(stored);
}
