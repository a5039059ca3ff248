import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../data/api.ts';
import { logout, loggedOut } from '../session/logout.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { aDose } from '../testing/a-dose.ts';
import { aUser } from '../testing/a-user.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { furtherReducers, reducers, rootReducer } from './root-reducer.ts';
import { markedAnswer, wordsIn } from '../testing/marked-answers.ts';
import { makeStore, type RootState } from './store.ts';

const start = rootReducer(undefined, { type: 'start' });
const allReducers = { ...reducers, ...furtherReducers };
const names = Object.keys(allReducers) as (keyof typeof allReducers)[];

/** All modules of the web app, with what they export. */
// The service worker is a program of its own.
const modules = import.meta.glob([
  '../**/*.ts',
  '!../**/*.test.ts',
  '!../testing/**',
  '!../worker/**',
]);

/** One call of every endpoint of the data layer, all with the same argument. */
async function callAll(store: ReturnType<typeof makeAppStore>): Promise<void> {
  const id = aUser().id;
  const form = new FormData();
  form.set('id', id);
  const arg = {
    params: { id, eventId: id, fileId: id, token: id },
    body: {},
    filter: {},
    form,
    onFile: () => undefined,
    dose: aDose(),
    note: { status: 'taken' },
  };
  type AnyEndpoint = { initiate(arg: unknown): ReturnType<typeof makeStore>['dispatch'] };
  const endpoints = Object.values(api.endpoints) as unknown as AnyEndpoint[];
  await Promise.all(endpoints.map((endpoint) => store.dispatch(endpoint.initiate(arg) as never)));
}

/** Every field of every slice with another value: includes slices that are added later. */
const spoilt = Object.fromEntries(
  names.map((name) => [
    name,
    Object.fromEntries(Object.keys(start[name]).map((field) => [field, `spoilt ${field}`])),
  ]),
) as unknown as RootState;

beforeEach(() => void freshBrowser());

describe('§3 the state', () => {
  it('has exactly the eight slices, beside those of our own and the cache', () => {
    expect(Object.keys(reducers).toSorted()).toEqual([
      'auth',
      'files',
      'medications',
      'preboarding',
      'profile',
      'registration',
      'timelines',
      'toast',
    ]);
    expect(Object.keys(makeAppStore().getState()).toSorted()).toEqual(
      [...names, 'server'].toSorted(),
    );
  });

  it.each(names.filter((name) => name !== 'installation'))(
    '%s is back to its beginning after a logout',
    (name) => {
      expect(spoilt[name]).not.toEqual(start[name]);
      expect(rootReducer(spoilt, loggedOut())[name]).toEqual(start[name]);
    },
  );

  it('what the server tells everyone is the same after a logout', () => {
    expect(rootReducer(spoilt, loggedOut()).installation).toBe(spoilt.installation);
  });

  it('another action leaves the state as it is', () => {
    expect(rootReducer(start, { type: 'something else' })).toBe(start);
  });
});

describe('§4.1 the logout routine', () => {
  it('nothing that the server said is left in memory after a logout', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const loaded = await Promise.all(Object.values(modules).map((load) => load()));
    let answers = 0;
    const log = fakeServer((seen) => {
      answers += 1;
      return markedAnswer(seen, `canary${answers}`);
    });
    const store = makeAppStore();
    store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
    await callAll(store);
    const left = (where: unknown) => [...wordsIn(where)].filter((word) => word.includes('canary'));
    const queries = Object.keys(store.getState().server.queries);
    expect(left(store.getState()).length).toBeGreaterThanOrEqual(queries.length);
    expect(log.length).toBeGreaterThanOrEqual(Object.keys(api.endpoints).length);
    await store.dispatch(logout());
    expect(left([store.getState(), api, loaded, localStorage, sessionStorage])).toEqual([]);
  });

  it.each([
    ['answers', () => ({ status: 204 })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('ends here also when the server %s', async (_, answer) => {
    localStorage.setItem('access_token', 'a');
    localStorage.setItem('patientData', '{}');
    localStorage.setItem('cookie_consent', 'accepted');
    const log = fakeServer(answer);
    const store = makeStore();
    await store.dispatch(logout());
    expect(log[0]?.headers.get('Authorization')).toBe('Bearer a');
    const { server, ...slicesNow } = store.getState();
    expect(start).toMatchObject(slicesNow);
    expect(server.queries).toEqual({});
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('patientData')).toBeNull();
    expect(localStorage.getItem('cookie_consent')).toBe('accepted');
  });
});
