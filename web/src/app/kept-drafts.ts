import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Middleware } from '@reduxjs/toolkit';
import { draftKept as filesDraft } from '../features/files/slice.ts';
import { draftKept as locationsDraft } from '../features/locations/slice.ts';
import { draftKept as medicationsDraft } from '../features/medications/slice.ts';
import { draftKept as timelinesDraft } from '../features/timelines/slice.ts';
import { draftKept as treatmentsDraft } from '../features/treatments/slice.ts';
import { readForTab, removeForTab, writeForTab } from '../lib/browser-storage.ts';
import type { KeyPlace } from '../lib/draft-vault.ts';
import { isSessionKnown, sessionOf, untilSessionKnown } from '../lib/known-session.ts';
import { draftKept as profileDraft } from '../session/profile-slice.ts';
import type { AppStore, RootState } from './store.ts';

/** The slices that hold the draft of one record each. */
const recordDrafts = {
  files: filesDraft,
  locations: locationsDraft,
  medications: medicationsDraft,
  timelines: timelinesDraft,
  treatments: treatmentsDraft,
};
const slices = Object.keys(recordDrafts) as (keyof typeof recordDrafts)[];

/** The unsaved input of every form, as it is stored. */
type Kept = {
  /** When it was last changed. */
  readonly at: number;
  readonly records: Readonly<Record<string, unknown>>;
  readonly profile: Readonly<Record<string, unknown>>;
};

export const longestKeptMs = 24 * 60 * 60 * 1000;
/** Longer than any form can be; the storage of a tab holds five million characters. */
export const mostCharacters = 500_000;

/** What was typed, by identity: a form replaces its draft with every change. */
const heldIn = (state: RootState): readonly unknown[] => [
  ...slices.map((slice) => state[slice].draft),
  state.profile.drafts,
];

/** Chosen files cannot be stored: their names stay, so that the form can ask for them again. */
function withoutFiles(draft: RootState['timelines']['draft']): unknown {
  if (draft === null || draft.typed.files.length === 0) return draft;
  const { sent: _sent, ...kept } = draft;
  return {
    ...kept,
    typed: { ...draft.typed, files: [] },
    lostFiles: draft.typed.files.map(({ name }) => name),
  };
}

const withoutEmpty = (drafts: Readonly<Record<string, unknown>>): Kept['records'] =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft !== null));

/** The text to store; null where nothing is unsaved, or it is too long. */
function textOf(state: RootState, at: number): string | null {
  const records = withoutEmpty({
    ...Object.fromEntries(slices.map((slice) => [slice, state[slice].draft])),
    timelines: withoutFiles(state.timelines.draft),
  });
  const profile = withoutEmpty(state.profile.drafts);
  if (Object.keys(records).length + Object.keys(profile).length === 0) return null;
  const text = JSON.stringify({ at, records, profile } satisfies Kept);
  return text.length > mostCharacters ? null : text;
}

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

/** Stores unsaved input for this tab with every change, encrypted, and removes it when it is saved or discarded. */
export const keepDraftsWith =
  (vault: Vault): Middleware =>
  ({ getState }) => {
    let held = heldIn(getState() as RootState);
    // Only the newest state is stored, however long an earlier one took.
    let turn = 0;
    const keep = async (state: RootState): Promise<void> => {
      turn += 1;
      const own = turn;
      const owner = ownerIn(state);
      const text = owner === null ? null : textOf(state, Date.now());
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
      const now = heldIn(getState() as RootState);
      if (now.some((draft, at) => draft !== held[at])) {
        held = now;
        if (!isRestoring) void keep(getState() as RootState);
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

/** What was typed since stays. */
function show(store: AppStore, { records, profile }: Kept): void {
  const now = store.getState();
  isRestoring = true;
  try {
    for (const slice of slices)
      if (Object.hasOwn(records, slice) && now[slice].draft === null)
        store.dispatch(recordDrafts[slice](records[slice] as never));
    for (const [part, draft] of Object.entries(profile))
      if ((now.profile.drafts[part] ?? null) === null)
        store.dispatch(profileDraft({ part, draft }));
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
