import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { applyMiddleware, legacy_createStore as createStore } from 'redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKept as filesDraft } from '../features/files/slice.ts';
import { draftKept as locationsDraft } from '../features/locations/slice.ts';
import { draftKept as timelinesDraft, entryDraftKept } from '../features/timelines/slice.ts';
import { emptyValues } from '../features/timelines/form/values.ts';
import { writeTokens, writeUser } from '../lib/browser-storage.ts';
import { type KeyPlace, seal } from '../lib/draft-vault.ts';
import { forgetHidden, hide, noteOpened, reveal } from '../lib/hidden-state.ts';
import { askSession } from '../session/ask-session.ts';
import { selectOwner } from '../session/chosen-record.ts';
import { loggedOut } from '../session/logout.ts';
import { draftKept as profileDraft } from '../session/profile-slice.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { longestKeptMs, restoreDrafts } from './draft-store.ts';
import { addressOpened, draftsBeingRestored, keepDraftsWith } from './kept-drafts.ts';
import { mostCharacters } from './kept-text.ts';
import { rootReducer } from './root-reducer.ts';
import type { AppStore } from './store.ts';

const ada = aUser();
const bea = { ...aUser(), id: 'another' };

/** The key of this browser, which outlives a page. */
let keys: KeyPlace;

beforeEach(() => {
  freshBrowser();
  forgetHidden();
  let kept: CryptoKey | undefined;
  keys = { find: async () => kept, keep: async (made) => (kept ??= made) };
});

const tokenOf = (sid: string): string => `head.${btoa(JSON.stringify({ sid }))}.mac`;

/** The app after it was loaded, with this user signed in. */
function load(user: typeof ada | typeof bea = ada, session = 'first'): AppStore {
  const start = rootReducer(undefined, { type: 'start' });
  return createStore(
    rootReducer,
    { ...start, auth: { ...start.auth, user, accessToken: tokenOf(session) } },
    applyMiddleware(keepDraftsWith(keys)),
  ) as unknown as AppStore;
}

const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });

const stored = (): string | null => sessionStorage.getItem('drafts');
const whenStored = (): Promise<string> =>
  waitFor(() => {
    const text = stored();
    if (text === null) throw new Error('Nothing is stored yet.');
    return text;
  });

const typed = (title: string, files: readonly File[] = []) => ({
  base: null,
  typed: { ...emptyValues(null, 'UTC'), title, files },
});

/** What a reload brings back. */
async function reloaded(user?: typeof ada | typeof bea, session?: string) {
  const store = load(user, session);
  await restoreDrafts({ store, sealed: await whenStored(), keys });
  return store.getState();
}

describe('unsaved input over a reload', () => {
  it('comes back from every form, and cannot be read in the storage', async () => {
    const store = load();
    store.dispatch(timelinesDraft(typed('Canary of an event')));
    store.dispatch(locationsDraft({ base: null, typed: { name: 'Canary of a place' } } as never));
    store.dispatch(filesDraft({ base: null, typed: { title: 'Canary of a file' } } as never));
    store.dispatch(profileDraft({ part: 'you', draft: { typed: 'Canary of a profile' } }));
    await waitFor(async () => {
      const { timelines, locations, files, profile } = await reloaded();
      expect([timelines.draft, locations.draft, files.draft, profile.drafts]).toEqual([
        typed('Canary of an event'),
        { base: null, typed: { name: 'Canary of a place' } },
        { base: null, typed: { title: 'Canary of a file' } },
        { you: { typed: 'Canary of a profile' } },
      ]);
    });
    expect(await whenStored()).not.toMatch(/canary/i);
    expect(atob(await whenStored())).not.toMatch(/canary/i);
  });

  it('comes back for each kind of new entry by itself', async () => {
    const store = load();
    store.dispatch(entryDraftKept({ kind: 'note', draft: typed('Canary of a note') }));
    store.dispatch(entryDraftKept({ kind: 'pastSeizure', draft: typed('Canary of a seizure') }));
    await waitFor(async () =>
      expect((await reloaded()).timelines.entryDrafts).toEqual({
        note: typed('Canary of a note'),
        pastSeizure: typed('Canary of a seizure'),
      }),
    );
    store.dispatch(entryDraftKept({ kind: 'note', draft: null }));
    store.dispatch(entryDraftKept({ kind: 'pastSeizure', draft: null }));
    expect(stored()).toBeNull();
  });

  it('comes back after an update, from what the older version has stored', async () => {
    const [before, now] = [load(), load()];
    const kept = { at: Date.now(), records: { locations: typed('Clinic') }, profile: {} };
    const owner = `${selectOwner(before.getState())} first`;
    const sealed = await seal(keys, owner, JSON.stringify({ ...kept, hidden: {} }));
    sessionStorage.setItem('drafts', sealed);
    await restoreDrafts({ store: now, sealed, keys });
    expect(now.getState().locations.draft).toEqual(typed('Clinic'));
    expect(stored()).toBe(sealed);
  });

  it('is removed when it is saved or discarded, and at the end of the session', async () => {
    const store = load();
    store.dispatch(timelinesDraft(typed('One')));
    await whenStored();
    store.dispatch(timelinesDraft(null));
    expect(stored()).toBeNull();
    store.dispatch(timelinesDraft(typed('Two')));
    await whenStored();
    store.dispatch(loggedOut());
    expect(stored()).toBeNull();
  });

  it('is not stored any more by a write that was under way when it was saved', async () => {
    const store = load();
    store.dispatch(timelinesDraft(typed('One')));
    store.dispatch(timelinesDraft(null));
    store.dispatch(timelinesDraft(typed('Two')));
    await whenStored();
    expect((await reloaded()).timelines.draft?.typed.title).toBe('Two');
  });

  it('does not come back in a later session of the same user', async () => {
    load().dispatch(timelinesDraft(typed('Mine')));
    await whenStored();
    expect((await reloaded(ada, 'second')).timelines.draft).toBeNull();
    expect(stored()).toBeNull();
  });

  it('does not come back for another user, without its key, or after a day', async () => {
    const store = load();
    const keep = async (): Promise<void> => {
      store.dispatch(timelinesDraft(typed('Mine')));
      await whenStored();
    };
    await keep();
    expect((await reloaded(bea)).timelines.draft).toBeNull();
    expect(stored()).toBeNull();

    await keep();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + longestKeptMs + 60_000 });
    expect((await reloaded()).timelines.draft).toBeNull();
    expect(stored()).toBeNull();
    vi.useRealTimers();

    await keep();
    const sealed = await whenStored();
    keys = { find: async () => undefined, keep: async (made) => made };
    const other = load();
    await restoreDrafts({ store: other, sealed, keys });
    expect(other.getState().timelines.draft).toBeNull();
  });

  it('names the files that were chosen, and forgets the write that had them', async () => {
    const store = load();
    const sent = { body: {}, version: undefined, key: 'k' };
    store.dispatch(timelinesDraft({ ...typed('Scan', [new File(['x'], 'scan.pdf')]), sent }));
    await whenStored();
    expect((await reloaded()).timelines.draft).toEqual({
      ...typed('Scan'),
      lostFiles: ['scan.pdf'],
    });
  });

  it('keeps the key of a write that was not answered', async () => {
    const store = load();
    const sent = { body: { title: 'Scan' }, version: 3, key: 'k' };
    store.dispatch(timelinesDraft({ ...typed('Scan'), sent }));
    await whenStored();
    expect((await reloaded()).timelines.draft?.sent).toEqual(sent);
  });

  it('stays in memory where it is too long, or the browser keeps no key', async () => {
    const long = load();
    long.dispatch(timelinesDraft(typed('x'.repeat(mostCharacters))));
    const find = vi.fn(() => Promise.reject(new Error('No database.')));
    keys = { find, keep: async (made) => made };
    vi.useFakeTimers();
    const store = load();
    store.dispatch(timelinesDraft(typed('Mine')));
    // Until the last attempt: a later one would remove what the next test stores.
    while (find.mock.calls.length < 4) await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(stored()).toBeNull();
    expect(store.getState().timelines.draft?.typed.title).toBe('Mine');
  });

  it('is looked for once: what is typed later is not brought back over what was typed since', async () => {
    const store = load();
    expect(draftsBeingRestored(store)).toBeNull();
    store.dispatch(timelinesDraft(typed('Typed')));
    await whenStored();
    expect(draftsBeingRestored(store)).toBeNull();
  });

  it('comes back with what the addresses of the tab stand for, whose age is not that of the input', async () => {
    const store = load();
    store.dispatch(timelinesDraft(typed('Mine')));
    await whenStored();
    const reference = hide('q=Canary');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + longestKeptMs - 1000 });
    const before = await whenStored();
    noteOpened(reference);
    store.dispatch(addressOpened());
    await waitFor(() => expect(stored()).not.toBe(before));
    expect(await whenStored()).not.toMatch(/canary/i);
    forgetHidden();
    expect((await reloaded()).timelines.draft?.typed.title).toBe('Mine');
    expect(reveal(reference)).toBe('q=Canary');
    vi.setSystemTime(Date.now() + 60_000);
    expect((await reloaded()).timelines.draft).toBeNull();
    vi.useRealTimers();
  });

  it('is removed at a sign-out also where only addresses stand for something', async () => {
    const store = load();
    noteOpened(hide('q=Canary'));
    store.dispatch(addressOpened());
    await whenStored();
    store.dispatch(loggedOut());
    expect(stored()).toBeNull();
  });

  it('keeps its age when it comes back: its day does not start again', async () => {
    const store = load();
    store.dispatch(timelinesDraft(typed('Mine')));
    const sealed = await whenStored();
    await reloaded();
    expect(stored()).toBe(sealed);
  });
});

it('unsaved input is kept although the browser refuses its key for a moment', async () => {
  const { find } = keys;
  let refused = 0;
  keys = {
    ...keys,
    find: () => {
      refused += 1;
      return refused <= 2 ? Promise.reject(new Error('The database is busy.')) : find();
    },
  };
  load().dispatch(timelinesDraft(typed('Mine')));
  await waitFor(() => expect(stored()).not.toBeNull());
});

describe('unsaved input on a device that reads slowly', () => {
  /** A reload whose key is found only then. */
  async function reloadedSlowly() {
    load().dispatch(timelinesDraft(typed('Mine')));
    const sealed = await whenStored();
    const found = Promise.withResolvers<undefined>();
    const slow: KeyPlace = { ...keys, find: () => found.promise.then(keys.find) };
    const store = load();
    vi.useFakeTimers();
    const restoring = restoreDrafts({ store, sealed, keys: slow });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await restoring;
    return { store, sealed, answer: () => found.resolve(undefined) };
  }
  const titleIn = (store: AppStore) => store.getState().timelines.draft?.typed.title;

  it('holds up no screen, is not removed, and is shown when it could be read', async () => {
    const { store, sealed, answer } = await reloadedSlowly();
    expect(titleIn(store)).toBeUndefined();
    expect(stored()).toBe(sealed);
    answer();
    await waitFor(() => expect(titleIn(store)).toBe('Mine'));
  });

  it('replaces nothing that was typed meanwhile', async () => {
    const { store, sealed, answer } = await reloadedSlowly();
    store.dispatch(timelinesDraft(typed('Newer')));
    await waitFor(() => expect(stored()).not.toBe(sealed));
    answer();
    await waitFor(() => expect(stored()).not.toBeNull());
    expect(titleIn(store)).toBe('Newer');
  });
});

describe('unsaved input before the server has answered', () => {
  const alive = { status: 200, body: {} };
  const refused = { status: 401, body: { code: 'invalid_token', detail: 'Sign in again.' } };

  /** A reload of a tab with unsaved input in a session of its own. */
  async function begin(session: string) {
    load(ada, session).dispatch(timelinesDraft(typed('Mine')));
    await whenStored();
    writeUser(ada);
    writeTokens({ access: tokenOf(session), refresh: 'refresh' });
    const store = load(ada, session);
    const draft = () => store.getState().timelines.draft?.typed.title;
    const restoring = () => draftsBeingRestored(store, keys);
    return { draft, restoring };
  }

  it('is shown when the session is alive, and not before', async () => {
    const { draft, restoring } = await begin('alive');
    const answered = Promise.withResolvers<typeof alive>();
    const seen = fakeServer(() => answered.promise);
    const restored = restoring();
    await waitFor(() => expect(seen.map(({ url }) => url)).toEqual([accountEndpoints.read.path]));
    expect(draft()).toBeUndefined();
    answered.resolve(alive);
    await restored;
    expect(draft()).toBe('Mine');
  });

  it('is never shown when the session was ended elsewhere, and is removed', async () => {
    const { draft, restoring } = await begin('ended');
    fakeServer(() => refused);
    await restoring();
    expect(draft()).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('stays stored while the server cannot be reached, and comes back with its next answer', async () => {
    const { draft, restoring } = await begin('unreachable');
    fakeServer(() => Promise.reject(new TypeError('No network.')));
    await restoring();
    expect(draft()).toBeUndefined();
    expect(stored()).not.toBeNull();
    fakeServer(() => alive);
    await askSession();
    await waitFor(() => expect(draft()).toBe('Mine'));
  });
});
