import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../app/store.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { login } from './auth-slice.ts';
import { signedOutAuth } from './auth-state.ts';
import { selectSession } from './selectors.ts';
import { passSecondFactor, rememberTerms, rememberUser } from './sign-in-steps.ts';

const credentials = { email: 'ada@example.org', password: 'long enough' };
const answer = (changes = {}) => ({ access: 'a1', refresh: 'r1', user: aUser(changes) });
let local: MemoryStorage;

beforeEach(() => {
  local = freshBrowser();
});

describe('§4.1 authentication', () => {
  it('starts as idle, or as succeeded if an access token is stored', () => {
    expect(makeStore().getState().auth).toEqual(signedOutAuth);
    local.items.set('access_token', 'a0');
    local.items.set('mfa_verified', 'true');
    local.items.set('terms_accepted', 'true');
    local.items.set('user_data', JSON.stringify(aUser()));
    const { auth } = makeStore().getState();
    expect(auth).toMatchObject({ status: 'succeeded', accessToken: 'a0' });
    expect(auth).toMatchObject({ mfaVerified: true, termsAccepted: true });
    expect(auth.user).toEqual(aUser());
  });

  it('login: pending, then succeeded with tokens and user, in state and storage', async () => {
    fakeServer(() => ({ status: 200, body: answer() }));
    local.items.set('mfa_verified', 'true');
    local.items.set('patientID', 'of somebody else');
    const store = makeStore();
    const done = store.dispatch(login(credentials));
    expect(store.getState().auth.status).toBe('pending');
    await done;
    expect(store.getState().auth).toMatchObject({
      status: 'succeeded',
      accessToken: 'a1',
      refreshToken: 'r1',
      user: aUser(),
      mfaVerified: false,
    });
    expect(Object.fromEntries(local.items)).toEqual({
      access_token: 'a1',
      refresh_token: 'r1',
      user_data: JSON.stringify(aUser()),
      preboarding_completed: 'true',
      terms_accepted: 'true',
    });
  });

  it('login: failed clears tokens and user and keeps the text of §8', async () => {
    fakeServer(() => ({ status: 400, body: { detail: 'Incorrect email or password.' } }));
    local.items.set('access_token', 'a0');
    const store = makeStore();
    const text = await store.dispatch(login(credentials));
    expect(text).toBe('Incorrect email or password.');
    expect(store.getState().auth).toEqual({
      ...signedOutAuth,
      status: 'failed',
      error: 'Incorrect email or password.',
    });
    expect(local.items.has('access_token')).toBe(false);
  });

  it('§8 a mute server: the default text', async () => {
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const store = makeStore();
    await store.dispatch(login(credentials));
    expect(store.getState().auth.error).toBe(clientErrors.login);
  });

  it('a second login while one runs is not sent', async () => {
    const log = fakeServer(() => ({ status: 200, body: answer() }));
    const store = makeStore();
    await Promise.all([store.dispatch(login(credentials)), store.dispatch(login(credentials))]);
    expect(log.filter(({ url }) => url === authEndpoints.login.path)).toHaveLength(1);
  });

  it.each([
    ['a patient who has not completed', { preboarding_completed: false }, 'false'],
    ['a patient who has', { preboarding_completed: true }, 'true'],
    ['an administrator', { user_type: 'administrator', preboarding_completed: false }, 'true'],
  ] as const)('after login preboarding_completed of %s', async (_, changes, stored) => {
    fakeServer(() => ({ status: 200, body: answer(changes) }));
    await makeStore().dispatch(login(credentials));
    expect(local.items.get('preboarding_completed')).toBe(stored);
  });

  it('MFA success sets mfaVerified and stores new tokens and user', () => {
    const store = makeStore();
    store.dispatch(passSecondFactor({ access: 'a2', refresh: 'r2', user: aUser() }));
    expect(store.getState().auth).toMatchObject({ mfaVerified: true, accessToken: 'a2' });
    expect(local.items.get('mfa_verified')).toBe('true');
    expect(local.items.get('access_token')).toBe('a2');
  });

  it('accepting terms sets termsAccepted', () => {
    const store = makeStore();
    const user = aUser({ terms_accepted: false });
    store.dispatch(passSecondFactor({ access: 'a2', refresh: 'r2', user }));
    expect(selectSession(store.getState())).toMatchObject({ termsAccepted: false });
    store.dispatch(rememberTerms(user));
    expect(store.getState().auth.termsAccepted).toBe(true);
    expect(local.items.get('terms_accepted')).toBe('true');
  });

  it('finishing preboarding opens the app', () => {
    const store = makeStore();
    const user = aUser({ preboarding_completed: false });
    store.dispatch(passSecondFactor({ access: 'a2', refresh: 'r2', user }));
    expect(selectSession(store.getState())).toMatchObject({ preboardingCompleted: false });
    store.dispatch(rememberUser(aUser()));
    expect(selectSession(store.getState())).toMatchObject({ preboardingCompleted: true });
  });
});

describe('§2.3 the session of the guard', () => {
  it('is signed out without a session flag and without a stored access_token', () => {
    expect(selectSession(makeStore().getState())).toEqual({ signedIn: false });
  });

  it('is signed in by a stored access_token alone', () => {
    const store = makeStore();
    local.items.set('access_token', 'a0');
    expect(selectSession(store.getState())).toMatchObject({ signedIn: true, mfaVerified: false });
  });

  it('takes the stored words for preboarding and terms', () => {
    local.items.set('access_token', 'a0');
    local.items.set('user_data', JSON.stringify(aUser({ preboarding_completed: false })));
    const store = makeStore();
    expect(selectSession(store.getState())).toMatchObject({
      preboardingCompleted: false,
      termsAccepted: false,
    });
    local.items.set('preboarding_completed', 'true');
    local.items.set('terms_accepted', 'true');
    expect(selectSession(store.getState())).toMatchObject({
      preboardingCompleted: true,
      termsAccepted: true,
    });
  });
});
