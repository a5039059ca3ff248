import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { loadMedications } from './load.ts';

beforeEach(() => void freshBrowser());

describe('§4.3 §7 medications', () => {
  it('the current list goes loading, then succeeded, and the completed one stays as it was', async () => {
    const log = fakeServer(() => ({ status: 200, body: [] }));
    const store = makeStore();
    const done = store.dispatch(loadMedications('current', 'dexa'));
    expect(store.getState().medications.current.status).toBe('loading');
    await done;
    expect(store.getState().medications.current.status).toBe('succeeded');
    expect(store.getState().medications.completed.status).toBe('idle');
    expect(log[0]).toMatchObject({
      url: '/api/medications_api_gateway',
      method: 'POST',
      body: { status: 'current', search: 'dexa' },
    });
    expect(log[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('the completed list is asked for by its own status', async () => {
    const log = fakeServer(() => ({ status: 200, body: [] }));
    const store = makeStore();
    const done = store.dispatch(loadMedications('completed', 'dexa'));
    const { completed, current } = store.getState().medications;
    expect([completed.status, current.status]).toEqual(['loading', 'idle']);
    await done;
    expect(store.getState().medications.completed.status).toBe('succeeded');
    expect(log[0]).toMatchObject({
      url: '/api/medications_api_gateway/',
      body: { status: 'completed', search: 'dexa' },
    });
  });

  it('§8 fails with the error message, and says so without a word of the server too', async () => {
    fakeServer(() => ({ status: 500, body: { detail: 'Not now.' } }));
    const store = makeStore();
    await store.dispatch(loadMedications('current'));
    expect(store.getState().medications.current).toMatchObject({
      status: 'failed',
      error: 'Not now.',
    });
    fakeServer(() => ({ status: 500 }));
    await store.dispatch(loadMedications('completed'));
    expect(store.getState().medications.completed).toMatchObject({
      status: 'failed',
      error: clientErrors.answeredWith(500),
    });
  });
});
