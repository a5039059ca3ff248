import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { anEvent } from '../../testing/an-event.ts';
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

  it('of two loads at once the newer one counts, whichever is answered last', async () => {
    const older = Promise.withResolvers<void>();
    const log = fakeServer(async () => {
      const isOlder = log.length === 1;
      if (isOlder) await older.promise;
      const title = isOlder ? 'Older' : 'Newer';
      return { status: 200, body: { data: [anEvent({ title })] } };
    });
    const store = makeStore();
    const slow = store.dispatch(loadEvents());
    await store.dispatch(loadEvents());
    older.resolve();
    await slow;
    expect(store.getState().timelines.data.map(({ title }) => title)).toEqual(['Newer']);
  });
});
