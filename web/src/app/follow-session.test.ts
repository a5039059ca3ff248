import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../lib/http.ts';
import { registrationEmailSet } from '../session/registration-slice.ts';
import { selectSession } from '../session/selectors.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { followSession } from './follow-session.ts';
import { type AppStore, makeStore } from './store.ts';

const onEnd = vi.fn();
let tab: EventTarget;
let local: MemoryStorage;
let store: AppStore;
let stop: () => void;

const otherTabChanged = () =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }));

beforeEach(() => {
  local = freshBrowser();
  tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  onEnd.mockReset();
  store = makeStore();
  stop = followSession(store, onEnd);
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  store.dispatch(registrationEmailSet('ada@example.org'));
});
afterEach(() => stop());

describe('§4.1 two tabs', () => {
  it('a logout in the other tab ends the session here, once', () => {
    local.items.clear();
    otherTabChanged();
    otherTabChanged();
    expect(selectSession(store.getState())).toEqual({ signedIn: false });
    expect(store.getState().registration.email).toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('a logout while this page was in the back/forward cache ends the session when the page is shown again', () => {
    local.items.clear();
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectSession(store.getState())).toEqual({ signedIn: false });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('a refresh in the other tab updates the tokens and nothing else', () => {
    local.items.set('access_token', 'newer');
    otherTabChanged();
    expect(store.getState().auth).toMatchObject({ accessToken: 'newer', mfaVerified: true });
    expect(store.getState().registration.email).toBe('ada@example.org');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('a sign-in of another user in the other tab removes all data of the previous user', () => {
    const id = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f';
    local.items.set('user_data', JSON.stringify(aUser({ id })));
    local.items.set('access_token', 'theirs');
    otherTabChanged();
    expect(store.getState().auth.user?.id).toBe(id);
    expect(store.getState().registration.email).toBeNull();
  });
});

describe('§4.1 §8 the refresh', () => {
  const refusedWith = (refresh: { status: number; body?: unknown }) =>
    fakeServer(({ url }) => (url === authEndpoints.refresh.path ? refresh : { status: 401 }));

  it('that fails clears and goes to /login', async () => {
    refusedWith({ status: 401 });
    await expect(request(profileEndpoints.read)).rejects.toMatchObject({ status: 401 });
    expect(selectSession(store.getState())).toEqual({ signedIn: false });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('that succeeds puts the new tokens into the state', async () => {
    refusedWith({ status: 200, body: { access: 'b', refresh: 's' } });
    await expect(request(profileEndpoints.read)).rejects.toMatchObject({ status: 401 });
    expect(store.getState().auth).toMatchObject({ accessToken: 'b', refreshToken: 's' });
    expect(onEnd).not.toHaveBeenCalled();
  });
});
