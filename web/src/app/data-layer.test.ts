import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardApi } from '../data/dashboard.ts';
import { hide, noteOpened, openedHidden, reveal } from '../lib/hidden-state.ts';
import { loggedOut } from '../session/logout.ts';
import { draftKept } from '../session/profile-slice.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { markedAnswer } from '../testing/marked-answers.ts';
import { addDataLayer } from './data-layer.ts';
import { makeStore } from './store.ts';

/** As in the app: the store is there before the data layer. */
function storeWithDataLayer() {
  const store = makeStore();
  addDataLayer();
  return store;
}

const logged: unknown[] = [];

beforeEach(() => {
  freshBrowser();
  logged.length = 0;
  const log = (...said: unknown[]): void => void logged.push(...said);
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockImplementation(log);
});

describe('the data layer', () => {
  it('is added to a store that exists, without a warning of Redux or Redux Toolkit', async () => {
    fakeServer((seen) => markedAnswer(seen, 'text'));
    const store = storeWithDataLayer();
    addDataLayer();
    store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
    const { isSuccess } = await store.dispatch(
      dashboardApi.endpoints.readDashboard.initiate(undefined),
    );
    expect(isSuccess).toBe(true);
    expect(store.getState().server.config.middlewareRegistered).toBe(true);
    expect(logged).toEqual([]);
  });

  it('§4.1 drops at a logout what was asked for early and not used', () => {
    const stop = vi.fn();
    const earlyAnswers = new Map([['/api/dashboard_api_gateway/', { stop }]]);
    vi.stubGlobal('earlyAnswers', earlyAnswers);
    // In another tab: nothing is sent from here.
    storeWithDataLayer().dispatch(loggedOut());
    expect([stop.mock.calls.length, earlyAnswers.size]).toEqual([1, 0]);
  });

  it('§4.1 forgets at a logout what the addresses of the history stand for', () => {
    const store = storeWithDataLayer();
    store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
    const reference = hide('q=seizure');
    noteOpened(reference);
    store.dispatch(loggedOut());
    expect(reveal(reference)).toBe('');
    expect(openedHidden()).toEqual({});
  });

  it('reports a value in the state that cannot be serialized', () => {
    storeWithDataLayer().dispatch(draftKept({ part: 'you', draft: () => undefined }));
    expect(String(logged[0])).toContain('A non-serializable value was detected');
  });

  it('refuses a change of the state itself', () => {
    const store = storeWithDataLayer();
    store.dispatch(draftKept({ part: 'you', draft: { name: 'Ada' } }));
    (store.getState().profile.drafts.you as { name: string }).name = 'Eve';
    expect(() => store.dispatch({ type: 'something' })).toThrow('state mutation was detected');
  });
});
