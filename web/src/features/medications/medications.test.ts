import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { medicationsApi, type Which } from '../../data/medications.ts';
import { write } from '../../data/write.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { aMedication } from '../../testing/a-medication.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer, type Seen } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deleteMedication, deleteMedications, undoDeletes } from './thunks.ts';
import { toastRows } from './toast-rows.ts';
import { selectMedications } from './use-medications.ts';

const { listMedications, createMedication, editMedication } = medicationsApi.endpoints;
const all = {
  current: { status: 'current', search: '' },
  completed: { status: 'completed', search: '' },
} as const;

const medicine = aMedication();
const lists = { status: 200, body: [] };
const gateway = '/api/medications_api_gateway';

const isList = ({ body }: Seen): boolean =>
  typeof body === 'object' && body !== null && 'search' in body;
const calls = (log: readonly Seen[]): string[] =>
  log.map((seen) => {
    const status = isList(seen) ? ` ${(seen.body as { status: string }).status}` : '';
    return `${seen.method} ${seen.url.replace(/\?.*/, '')}${status}`;
  });

/** Subscribes to both lists, so that they are reloaded after a change, and clears the recorded requests. */
const withLists = async (log: Seen[]) => {
  const store = makeAppStore();
  await Promise.all([
    store.dispatch(listMedications.initiate(all.current)),
    store.dispatch(listMedications.initiate(all.completed)),
  ]);
  log.splice(0);
  return store;
};
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

describe('§4.3 §7 medications', () => {
  it('sets the current list to loading, then succeeded, and leaves the completed one unchanged', async () => {
    const log = fakeServer(() => ({ status: 200, body: [] }));
    const store = makeAppStore();
    const done = store.dispatch(listMedications.initiate({ status: 'current', search: 'dexa' }));
    const statusOf = (which: Which) => selectMedications(store.getState(), which, 'dexa').status;
    expect(statusOf('current')).toBe('loading');
    await done;
    expect(statusOf('current')).toBe('succeeded');
    expect(statusOf('completed')).toBe('idle');
    expect(log[0]).toMatchObject({
      url: '/api/medications_api_gateway',
      method: 'POST',
      body: { status: 'current', search: 'dexa' },
    });
    expect(log[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('requests the completed list by its own status', async () => {
    const log = fakeServer(() => ({ status: 200, body: [] }));
    const store = makeAppStore();
    const done = store.dispatch(listMedications.initiate({ status: 'completed', search: 'dexa' }));
    const statusOf = (which: Which) => selectMedications(store.getState(), which, 'dexa').status;
    expect([statusOf('completed'), statusOf('current')]).toEqual(['loading', 'idle']);
    await done;
    expect(statusOf('completed')).toBe('succeeded');
    expect(log[0]).toMatchObject({
      url: '/api/medications_api_gateway/',
      body: { status: 'completed', search: 'dexa' },
    });
  });

  it('§8 fails with the error message, also without a message from the server', async () => {
    fakeServer(() => ({ status: 500, body: { detail: 'Not now.' } }));
    const store = makeAppStore();
    await store.dispatch(listMedications.initiate(all.current));
    expect(selectMedications(store.getState(), 'current')).toMatchObject({
      status: 'failed',
      error: 'Not now.',
    });
    fakeServer(() => ({ status: 500 }));
    await store.dispatch(listMedications.initiate(all.completed));
    expect(selectMedications(store.getState(), 'completed')).toMatchObject({
      status: 'failed',
      error: clientErrors.answeredWith({ status: 500 }),
    });
  });
});

describe('§7 §8 the calls of medications', () => {
  it('§7 sends repeat_on with a create, reloads the current list and shows a toast', async () => {
    const log = fakeServer((seen) =>
      seen.method === 'POST' && !isList(seen) ? { status: 200, body: medicine } : lists,
    );
    const store = await withLists(log);
    const body = { name: 'X' };
    await store.dispatch(write(createMedication.initiate({ body, idempotencyKey: 'k' })));
    expect(log[0]).toMatchObject({ url: `${gateway}/`, body: { name: 'X', repeat_on: null } });
    expect(log[0]?.headers.get('Idempotency-Key')).toBe('k');
    expect(calls(log.slice(1))).toContain(`POST ${gateway} current`);
    expect(store.getState().toast.message).toBe('Medication Added Successfully');
  });

  it('§8 prefers the response data for the message of a failed create', async () => {
    fakeServer(() => ({ status: 400, body: 'No such day.' }));
    const store = makeAppStore();
    await store.dispatch(createMedication.initiate({ body: { name: 'X' } }));
    expect(store.getState().toast.error).toBe('No such day.');
  });

  it.each([
    ['create', () => createMedication.initiate({ body: { name: 'X' } })],
    ['edit', () => editMedication.initiate({ id: medicine.id, fields: { name: 'X' } })],
    ['delete', () => deleteMedication(medicine)],
  ] as const)(
    '§8 shows the message of the error if a %s fails without response data',
    async (_, send) => {
      fakeServer(() => ({ status: 500 }));
      const store = makeAppStore();
      await store.dispatch(send() as ReturnType<typeof deleteMedication>);
      expect(store.getState().toast.error).toBe(clientErrors.answeredWith({ status: 500 }));
    },
  );

  it('§5 refuses an edit without an id before anything is sent', async () => {
    const log = fakeServer(() => lists);
    const store = makeAppStore();
    await store.dispatch(editMedication.initiate({ id: '', fields: { name: 'X' } }));
    expect(store.getState().toast.error).toBe('medicationId ID not found in FormData for editing.');
    expect(log).toEqual([]);
  });

  it('§7 leaves repeat_on of an edit unchanged and reloads both lists', async () => {
    const items = [aMedication({ repeat_on: ['mon'] })];
    const log = fakeServer(({ method }) => ({
      status: 200,
      body: method === 'PATCH' ? medicine : items,
    }));
    const store = await withLists(log);
    const edit = { id: medicine.id, fields: { name: 'X' } };
    await store.dispatch(write(editMedication.initiate(edit)));
    expect(log[0]).toMatchObject({
      url: `${gateway}/${medicine.id}/`,
      body: { name: 'X', repeat_on: ['mon'] },
    });
    expect(calls(log.slice(1))).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
    expect(store.getState().toast.message).toBe('Medication Edited Successfully');
  });

  it('§7 reloads the current list after a delete and offers an undo', async () => {
    const log = fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : lists));
    const store = await withLists(log);
    await store.dispatch(deleteMedication(medicine));
    expect(calls(log)).toEqual(
      expect.arrayContaining([`DELETE ${gateway}/${medicine.id}`, `POST ${gateway} current`]),
    );
    expect(store.getState().medications.deleted).toMatchObject([
      { items: [{ name: 'Levetiracetam' }] },
    ]);
    expect(store.getState().toast.message).toBe('Medication Deleted Successfully');
  });

  it('no longer offers an undo after it was used', async () => {
    fakeServer((seen) => {
      if (seen.method === 'DELETE') return { status: 204 };
      return seen.url.includes('restore') ? { status: 200, body: medicine } : lists;
    });
    const store = makeAppStore();
    await store.dispatch(deleteMedication(medicine));
    await store.dispatch(undoDeletes([medicine.id]));
    expect(store.getState().medications.deleted).toEqual([]);
    expect(store.getState().toast.message).toBe('“Levetiracetam” restored');
  });

  it('§7 sends one DELETE per id in parallel for a bulk delete, then reloads both lists', async () => {
    let open = 0;
    let most = 0;
    const log = fakeServer(async ({ method }) => {
      if (method !== 'DELETE') return lists;
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return { status: 204 };
    });
    const store = await withLists(log);
    const counts = await store.dispatch(deleteMedications(named('a', 'b', 'c')));
    expect(most).toBe(3);
    expect(calls(log).slice(0, 3)).toEqual(['a', 'b', 'c'].map((id) => `DELETE ${gateway}/${id}`));
    expect(calls(log)).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
    expect(counts).toEqual({ successful: 3, failed: 0 });
    expect(store.getState().toast.message).toBe('Successfully deleted 3 medications');
  });

  it('§7 §8 counts individual failures in the toast', async () => {
    fakeServer(({ method, url }) => {
      if (method !== 'DELETE') return lists;
      return url.endsWith('/b') ? { status: 500 } : { status: 204 };
    });
    const store = makeAppStore();
    const counts = await store.dispatch(deleteMedications(named('a', 'b')));
    expect(counts).toEqual({ successful: 1, failed: 1 });
    expect(store.getState().toast.error).toBe('Deleted 1 medications, 1 failed');
    expect(store.getState().medications.deleted).toMatchObject([{ items: [{ id: 'a' }] }]);
  });

  it('§7 §8 counts refusals also when every delete is refused', async () => {
    fakeServer(({ method }) => (method === 'DELETE' ? { status: 500 } : lists));
    const store = makeAppStore();
    await store.dispatch(deleteMedications(named('a', 'b')));
    expect(store.getState().toast.error).toBe('Deleted 0 medications, 2 failed');
  });

  it('§8 shows an error and reloads both lists if a bulk delete gets no response', async () => {
    const log = fakeServer(({ method }) =>
      method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : lists,
    );
    const store = await withLists(log);
    expect(await store.dispatch(deleteMedications(named('a', 'b')))).toBeNull();
    expect(store.getState().toast.error).toBe('Something went wrong during bulk deletion');
    expect(store.getState().medications.deleted).toEqual([]);
    expect(calls(log)).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
  });
});

describe('a deleted medicine', () => {
  it('is removed from every list, also from one that cannot be reloaded', async () => {
    const items = [medicine];
    const log = fakeServer(() => ({ status: 200, body: items }));
    const store = await withLists(log);
    fakeServer(({ method }) => ({ status: method === 'DELETE' ? 204 : 503 }));
    await store.dispatch(deleteMedication(medicine));
    expect(selectMedications(store.getState(), 'current')).toMatchObject({
      data: [],
      status: 'failed',
    });
  });
});

describe('the undo of a bulk delete', () => {
  const a = aMedication({ name: 'A' });
  const b = aMedication({ id: a.id.replace(/.$/, '0'), name: 'B' });
  const both = [a.id, b.id];
  const deletedBoth = async (restores: (url: string) => { status: number; body?: unknown }) => {
    fakeServer(({ method, url }) => {
      if (method === 'DELETE') return { status: 204 };
      return url.includes('restore') ? restores(url) : lists;
    });
    const store = makeAppStore();
    await store.dispatch(deleteMedications([a, b]));
    return store;
  };
  const offered = (store: ReturnType<typeof makeAppStore>): string[][] =>
    store.getState().medications.deleted.map(({ items }) => items.map(({ name }) => name));

  it('is offered once for all of them and restores them all', async () => {
    const store = await deletedBoth((url) => ({ status: 200, body: url.includes(a.id) ? a : b }));
    expect(offered(store)).toEqual([['A', 'B']]);
    await store.dispatch(undoDeletes(both));
    expect(offered(store)).toEqual([]);
    expect(store.getState().toast.message).toBe('2 medicines restored');
  });

  it('reports what could not be restored and still offers those', async () => {
    const store = await deletedBoth((url) =>
      url.includes(a.id) ? { status: 200, body: a } : { status: 503 },
    );
    await store.dispatch(undoDeletes(both));
    expect(offered(store)).toEqual([['B']]);
    expect(store.getState().toast.error).toBe(
      '“A” restored, 1 could not be restored. Select Undo again.',
    );
  });

  it('shows the reason if none could be restored', async () => {
    const store = await deletedBoth(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await store.dispatch(undoDeletes(both));
    expect(offered(store)).toEqual([['A', 'B']]);
    expect(store.getState().toast.error).toBe('Not now.');
  });
});
