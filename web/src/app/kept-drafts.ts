import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Middleware } from '@reduxjs/toolkit';
import { readForTab, removeForTab, writeForTab } from '../lib/browser-storage.ts';
import type { KeyPlace } from '../lib/draft-vault.ts';
import { openedHidden } from '../lib/hidden-state.ts';
import { createAction } from '../session/create-slice.ts';
import { loggedOut } from '../session/logout.ts';
import { isOtherRecord } from './root-reducer.ts';
import type { AppStore, RootState } from './store.ts';
import { typedHere } from './typed-here.ts';

/** An address stands for something that is not kept yet. */
export const addressOpened = createAction('addressOpened');

/** Loaded when it is needed: most visits leave nothing unsaved. */
const load = () => import('./draft-store.ts');

/** A busy browser may refuse its database for a while; a private window always does. */
const pausesMs = [0, 200, 600, 1800, 5000, 15_000];

/** `isNewest`: nothing was typed since. */
async function sealed(
  state: RootState,
  keys: KeyPlace | undefined,
  isNewest: () => boolean,
): Promise<string | null> {
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!isNewest()) return null;
    try {
      const { sealState } = await load();
      return await sealState(state, keys);
    } catch {
      // The next attempt may succeed.
    }
  }
  return null;
}

/** What was typed, by identity: a form replaces its draft with every change. */
const typedIn = (state: RootState): readonly unknown[] => [
  state.files.draft,
  state.locations.draft,
  state.medications.draft,
  state.timelines.draft,
  ...Object.values(state.timelines.entryDrafts),
  state.treatments.draft,
  ...Object.values(state.profile.drafts),
];

/**
 * Stores unsaved input, and what the addresses of this tab stand for, with every change, encrypted; removes it when it is
 * saved or discarded.
 */
export const keepDraftsWith =
  (keys?: KeyPlace): Middleware =>
  ({ getState }) => {
    let typed = typedIn(getState() as RootState);
    // Only the newest state is stored, however long an earlier one took.
    let turn = 0;
    const keep = async (state: RootState): Promise<void> => {
      turn += 1;
      const own = turn;
      const isNothing =
        typed.every((draft) => draft === null) && Object.keys(openedHidden()).length === 0;
      if (state.auth.user === null || isNothing) return removeForTab(storageKeys.drafts);
      // Without a key (a private window, an address without https) the input stays in memory alone.
      const isNewest = (): boolean => own === turn;
      const text = await sealed(state, keys, isNewest);
      if (!isNewest()) return undefined;
      return text === null
        ? removeForTab(storageKeys.drafts)
        : writeForTab(storageKeys.drafts, text);
    };
    return (next) => (action) => {
      const result = next(action);
      const state = getState() as RootState;
      const before = typed;
      typed = typedIn(state);
      const isTyped =
        typed.length !== before.length || typed.some((draft, at) => draft !== before[at]);
      const isToKeep =
        isTyped || addressOpened.match(action) || loggedOut.match(action) || isOtherRecord(action);
      if (typedHere.isRestoring || !isToKeep) return result;
      if (isTyped) typedHere.at = Date.now();
      void keep(state);
      return result;
    };
  };

export const keepDrafts = keepDraftsWith();

const restoring = new WeakMap<AppStore, Promise<void> | null>();

/**
 * Once for a page: what to wait for before a form is shown. Null where there is nothing to bring back; what is typed
 * later is in the store already.
 */
export function draftsBeingRestored(store: AppStore, keys?: KeyPlace): Promise<void> | null {
  const known = restoring.get(store);
  if (known !== undefined) return known;
  const sealed = readForTab(storageKeys.drafts);
  const begun =
    sealed === null
      ? null
      : load()
          .then(({ restoreWhenKnown }) => restoreWhenKnown({ store, sealed, keys }))
          // It stays stored, for the next time.
          .catch(() => undefined);
  restoring.set(store, begun);
  return begun;
}
