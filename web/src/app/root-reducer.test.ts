import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemory } from '../lib/own-memory.ts';
import { logout, loggedOut } from '../session/logout.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { furtherReducers, reducers, rootReducer } from './root-reducer.ts';
import { makeStore, type RootState } from './store.ts';

const start = rootReducer(undefined, { type: 'start' });
const allReducers = { ...reducers, ...furtherReducers };
const names = Object.keys(allReducers) as (keyof typeof allReducers)[];

/** Every field of every slice spoilt, whatever the slice holds: a new slice cannot escape. */
const spoilt = Object.fromEntries(
  names.map((name) => [
    name,
    Object.fromEntries(Object.keys(start[name]).map((field) => [field, `spoilt ${field}`])),
  ]),
) as unknown as RootState;

beforeEach(() => void freshBrowser());

describe('§3 the state', () => {
  it('has exactly the eight slices', () => {
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
  });

  it.each(names)('%s is back to its beginning after a logout', (name) => {
    expect(spoilt[name]).not.toEqual(start[name]);
    expect(rootReducer(spoilt, loggedOut())[name]).toEqual(start[name]);
  });

  it('another action leaves the state as it is', () => {
    expect(rootReducer(start, { type: 'something else' })).toBe(start);
  });
});

describe('§4.1 the logout routine', () => {
  it('forgets what screens without a slice hold in memory', () => {
    const memory = makeMemory('nothing');
    memory.put('Canary');
    makeStore().dispatch(loggedOut());
    expect(memory.get()).toBe('nothing');
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
    // Another test of the same worker may have added the cache.
    for (const name of names) expect(store.getState()[name]).toEqual(start[name]);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('patientData')).toBeNull();
    expect(localStorage.getItem('cookie_consent')).toBe('accepted');
  });
});
