import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { loadEvents } from './load.ts';

beforeEach(() => void freshBrowser());

describe('§4.3 §7 timelines', () => {
  it('the list loads into data and becomes succeeded', async () => {
    const log = fakeServer(() => ({ status: 200, body: { data: [] } }));
    const store = makeStore();
    const done = store.dispatch(loadEvents());
    expect(store.getState().timelines.status).toBe('loading');
    await done;
    expect(store.getState().timelines).toMatchObject({
      data: [],
      status: 'succeeded',
      error: null,
    });
    expect(log[0]).toMatchObject({ url: '/api/timelines/events_api_gateway/', method: 'GET' });
  });

  it('§8 fails with the error message', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeStore();
    await store.dispatch(loadEvents());
    expect(store.getState().timelines).toMatchObject({ status: 'failed', error: 'Not now.' });
  });
});
