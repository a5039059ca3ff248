import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Middleware } from '@reduxjs/toolkit';
import { readForTab, removeForTab, writeForTab } from '../lib/browser-storage.ts';
import type { KeyPlace } from '../lib/draft-vault.ts';
import { isSessionKnown, sessionOf, untilSessionKnown } from '../lib/known-session.ts';
import { type Kept, showKept, textToKeep, typedIn } from './kept-text.ts';
import type { AppStore, RootState } from './store.ts';

export const longestKeptMs = 24 * 60 * 60 * 1000;

/** Loaded when it is needed: most visits leave nothing unsaved. */
type Vault = {
  readonly seal: (owner: string, text: string) => Promise<string>;
  readonly unseal: (owner: string, sealed: string) => Promise<string>;
};

/** The user in this session: neither another one nor a later session gets it. Null: signed out. */
const ownerIn = ({ auth }: RootState): string | null =>
  auth.user === null ? null : `${auth.user.id} ${sessionOf(auth.accessToken)}`;

export const vaultWith = (keys?: KeyPlace): Vault => {
  const load = () => import('../lib/draft-vault.ts');
  return {
    seal: async (...sealed) => {
      const { seal, browserKeys } = await load();
      return seal(keys ?? browserKeys, ...sealed);
    },
    unseal: async (...opened) => {
      const { unseal, browserKeys } = await load();
      return unseal(keys ?? browserKeys, ...opened);
    },
  };
};

/** What is dispatched while stored input comes back is not stored again: its time would start again. */
let isRestoring = false;
/** When the unsaved input of this page was last changed. */
let typedAt = 0;

/** Stores unsaved input for this tab with every change, encrypted, and removes it when it is saved or discarded. */
export const keepDraftsWith =
  (vault: Vault): Middleware =>
  ({ getState }) => {
    const hiddenIn = (state: RootState): unknown => state.hidden.kept;
    let typed = typedIn(getState() as RootState);
    let hidden = hiddenIn(getState() as RootState);
    // Only the newest state is stored, however long an earlier one took.
    let turn = 0;
    const keep = async (state: RootState): Promise<void> => {
      turn += 1;
      const own = turn;
      const owner = ownerIn(state);
      const text = owner === null ? null : textToKeep(state, typedAt);
      if (owner === null || text === null) return removeForTab(storageKeys.drafts);
      // Without a key (a private window, an address without https) the input stays in memory alone.
      const sealed = await vault.seal(owner, text).catch(() => null);
      if (own !== turn) return undefined;
      return sealed === null
        ? removeForTab(storageKeys.drafts)
        : writeForTab(storageKeys.drafts, sealed);
    };
    return (next) => (action) => {
      const result = next(action);
      const state = getState() as RootState;
      const before = typed;
      typed = typedIn(state);
      const isTyped = typed.some((draft, at) => draft !== before[at]);
      const isChanged = isTyped || hiddenIn(state) !== hidden;
      hidden = hiddenIn(state);
      if (isChanged && !isRestoring) {
        if (isTyped) typedAt = Date.now();
        void keep(state);
      }
      return result;
    };
  };

export const keepDrafts = keepDraftsWith(vaultWith());

/** A browser that does not answer must not hold up the screen. */
const patienceMs = 2000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The browser did not answer.')), patienceMs);
    }),
  ]);

function show(store: AppStore, kept: Kept): void {
  isRestoring = true;
  typedAt = kept.at;
  try {
    showKept(store, kept);
  } finally {
    isRestoring = false;
  }
}

/** Brings back what the reload of this tab interrupted. What cannot be read, or is older than a day, is removed. */
export async function restoreDrafts(
  store: AppStore,
  sealed: string,
  vault: Vault = vaultWith(),
): Promise<void> {
  const owner = ownerIn(store.getState()) ?? '';
  try {
    const kept = JSON.parse(await inTime(vault.unseal(owner, sealed))) as Kept;
    if (Date.now() - kept.at <= longestKeptMs && ownerIn(store.getState()) === owner)
      return show(store, kept);
  } catch {
    // Another user's, of a session that ended, or not ours.
  }
  return readForTab(storageKeys.drafts) === sealed ? removeForTab(storageKeys.drafts) : undefined;
}

/** Before the server has said that the session is alive, what is stored may be that of one that was ended elsewhere. */
async function restoreWhenKnown(store: AppStore, sealed: string, vault?: Vault): Promise<void> {
  const restore = (): Promise<void> => restoreDrafts(store, sealed, vault);
  try {
    if (!isSessionKnown()) await (await import('../session/ask-session.ts')).askSession();
  } catch {
    // Refused, and forgotten with the session; or the server was not reached, and the next answer tells.
    void untilSessionKnown().then(() =>
      readForTab(storageKeys.drafts) === null ? undefined : restore(),
    );
    return undefined;
  }
  return restore();
}

const restoring = new WeakMap<AppStore, Promise<void> | null>();

/**
 * Once for a page: what to wait for before a form is shown. Null where there is nothing to bring back; what is typed
 * later is in the store already.
 */
export function draftsBeingRestored(store: AppStore, vault?: Vault): Promise<void> | null {
  const known = restoring.get(store);
  if (known !== undefined) return known;
  const sealed = readForTab(storageKeys.drafts);
  const begun = sealed === null ? null : restoreWhenKnown(store, sealed, vault);
  restoring.set(store, begun);
  return begun;
}
