import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { loadFiles } from './load.ts';

beforeEach(() => void freshBrowser());

describe('§3 the files state', () => {
  it('holds the library once it is loaded', async () => {
    fakeServer(() => ({ status: 200, body: { data: [] } }));
    const store = makeStore();
    const done = store.dispatch(loadFiles());
    expect(store.getState().files.status).toBe('loading');
    await done;
    expect(store.getState().files).toEqual({ list: [], error: null, status: 'succeeded' });
  });

  it('keeps what went wrong', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeStore();
    await store.dispatch(loadFiles());
    expect(store.getState().files).toMatchObject({ status: 'failed', error: 'Not now.' });
  });
});
