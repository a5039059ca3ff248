import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { aMedication } from '../../testing/a-medication.ts';
import { fakeServer, type Seen } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { logDose } from './dose-thunks.ts';
import { freshDoses, loadDoses } from './load.ts';
import { dosesLoaded, medicationsLoaded } from './slice.ts';
import {
  addMedication,
  deleteMedication,
  deleteMedications,
  editMedication,
  restoreMedications,
} from './thunks.ts';
import { toastRows } from './toast-rows.ts';

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

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

describe('§7 §8 the calls of medications', () => {
  it('§7 a create carries repeat_on, loads the current list again and says so', async () => {
    const log = fakeServer((seen) =>
      seen.method === 'POST' && !isList(seen) ? { status: 200, body: medicine } : lists,
    );
    const store = makeStore();
    await store.dispatch(addMedication({ body: { name: 'X' }, idempotencyKey: 'k' }));
    expect(log[0]).toMatchObject({ url: `${gateway}/`, body: { name: 'X', repeat_on: null } });
    expect(log[0]?.headers.get('Idempotency-Key')).toBe('k');
    expect(calls(log.slice(1))).toContain(`POST ${gateway} current`);
    expect(store.getState().toast.message).toBe('Medication Added Successfully');
  });

  it('§8 a create prefers the response data', async () => {
    fakeServer(() => ({ status: 400, body: 'No such day.' }));
    const store = makeStore();
    await store.dispatch(addMedication({ body: { name: 'X' } }));
    expect(store.getState().toast.error).toBe('No such day.');
  });

  it.each([
    ['create', () => addMedication({ body: { name: 'X' } })],
    ['edit', () => editMedication({ id: medicine.id, fields: { name: 'X' } })],
    ['delete', () => deleteMedication(medicine)],
  ] as const)(
    '§8 a %s that fails without a word says the message of the error',
    async (_, send) => {
      fakeServer(() => ({ status: 500 }));
      const store = makeStore();
      await store.dispatch(send() as ReturnType<typeof deleteMedication>);
      expect(store.getState().toast.error).toBe(clientErrors.answeredWith(500));
    },
  );

  it('§5 an edit without an id is refused before anything is sent', async () => {
    const log = fakeServer(() => lists);
    const store = makeStore();
    await store.dispatch(editMedication({ id: '', fields: { name: 'X' } }));
    expect(store.getState().toast.error).toBe('medicationId ID not found in FormData for editing.');
    expect(log).toEqual([]);
  });

  it('§7 an edit keeps repeat_on as it was, and loads both lists again', async () => {
    const log = fakeServer(({ method }) =>
      method === 'PATCH' ? { status: 200, body: medicine } : lists,
    );
    const store = makeStore();
    const items = [aMedication({ repeat_on: ['mon'] })];
    store.dispatch(medicationsLoaded({ which: 'current', items }));
    await store.dispatch(editMedication({ id: medicine.id, fields: { name: 'X' } }));
    expect(log[0]).toMatchObject({
      url: `${gateway}/${medicine.id}/`,
      body: { name: 'X', repeat_on: ['mon'] },
    });
    expect(calls(log.slice(1))).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
    expect(store.getState().toast.message).toBe('Medication Edited Successfully');
  });

  it('§7 a delete loads the current list again, and offers to undo it', async () => {
    const log = fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : lists));
    const store = makeStore();
    await store.dispatch(deleteMedication(medicine));
    expect(calls(log)).toEqual(
      expect.arrayContaining([`DELETE ${gateway}/${medicine.id}`, `POST ${gateway} current`]),
    );
    expect(store.getState().medications.deleted).toMatchObject([
      { medicines: [{ name: 'Levetiracetam' }] },
    ]);
    expect(store.getState().toast.message).toBe('Medication Deleted Successfully');
  });

  it('undone, it is no longer offered', async () => {
    fakeServer((seen) => {
      if (seen.method === 'DELETE') return { status: 204 };
      return seen.url.includes('restore') ? { status: 200, body: medicine } : lists;
    });
    const store = makeStore();
    await store.dispatch(deleteMedication(medicine));
    await store.dispatch(restoreMedications([medicine.id]));
    expect(store.getState().medications.deleted).toEqual([]);
    expect(store.getState().toast.message).toBe('“Levetiracetam” is back');
  });

  it('§7 a bulk delete is one DELETE per id, all on their way at once, then both lists', async () => {
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
    const store = makeStore();
    const result = await store.dispatch(deleteMedications(['a', 'b', 'c']));
    expect(most).toBe(3);
    expect(calls(log).slice(0, 3)).toEqual(['a', 'b', 'c'].map((id) => `DELETE ${gateway}/${id}`));
    expect(calls(log)).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
    expect(result.payload).toEqual({ successful: 3, failed: 0 });
    expect(store.getState().toast.message).toBe('Successfully deleted 3 medications');
  });

  it('§7 §8 individual failures are counted in the toast', async () => {
    fakeServer(({ method, url }) => {
      if (method !== 'DELETE') return lists;
      return url.endsWith('/b') ? { status: 500 } : { status: 204 };
    });
    const store = makeStore();
    const result = await store.dispatch(deleteMedications(['a', 'b']));
    expect(result.payload).toEqual({ successful: 1, failed: 1 });
    expect(store.getState().toast.error).toBe('Deleted 1 medications, 1 failed');
    expect(store.getState().medications.deleted).toMatchObject([{ medicines: [{ id: 'a' }] }]);
  });

  it('§7 §8 refusals are counted too when every delete is refused', async () => {
    fakeServer(({ method }) => (method === 'DELETE' ? { status: 500 } : lists));
    const store = makeStore();
    await store.dispatch(deleteMedications(['a', 'b']));
    expect(store.getState().toast.error).toBe('Deleted 0 medications, 2 failed');
  });

  it('§8 a bulk delete that gets no answer at all says so, and loads both lists', async () => {
    const log = fakeServer(({ method }) =>
      method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : lists,
    );
    const store = makeStore();
    const result = await store.dispatch(deleteMedications(['a', 'b']));
    expect(deleteMedications.rejected.match(result)).toBe(true);
    expect(store.getState().toast.error).toBe('Something went wrong during bulk deletion');
    expect(store.getState().medications.deleted).toEqual([]);
    expect(calls(log)).toEqual(
      expect.arrayContaining([`POST ${gateway} current`, `POST ${gateway}/ completed`]),
    );
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
    const store = makeStore();
    store.dispatch(medicationsLoaded({ which: 'current', items: [a, b] }));
    await store.dispatch(deleteMedications(both));
    return store;
  };
  const offered = (store: ReturnType<typeof makeStore>): string[][] =>
    store.getState().medications.deleted.map(({ medicines }) => medicines.map(({ name }) => name));

  it('is one offer for all of them, and restores them all', async () => {
    const store = await deletedBoth((url) => ({ status: 200, body: url.includes(a.id) ? a : b }));
    expect(offered(store)).toEqual([['A', 'B']]);
    await store.dispatch(restoreMedications(both));
    expect(offered(store)).toEqual([]);
    expect(store.getState().toast.message).toBe('2 medicines are back');
  });

  it('says which could not be restored, and goes on offering those', async () => {
    const store = await deletedBoth((url) =>
      url.includes(a.id) ? { status: 200, body: a } : { status: 503 },
    );
    await store.dispatch(restoreMedications(both));
    expect(offered(store)).toEqual([['B']]);
    expect(store.getState().toast.error).toBe(
      '“A” is back, 1 could not be restored. Choose Undo again.',
    );
  });

  it('says why, where none could be restored', async () => {
    const store = await deletedBoth(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await store.dispatch(restoreMedications(both));
    expect(offered(store)).toEqual([['A', 'B']]);
    expect(store.getState().toast.error).toBe('Not now.');
  });
});

describe('§3 a dose, noted with one tap', () => {
  const dose = aDose();
  const withDose = () => {
    const store = makeStore();
    store.dispatch(dosesLoaded({ day: dose.local_date, items: [dose] }));
    const known = () => store.getState().medications.doses[dose.local_date]?.items;
    return { store, log: () => known()?.[0]?.log };
  };

  it('is noted at once, and names the version, the slot and the day', async () => {
    const sent = fakeServer(({ method }) =>
      method === 'POST'
        ? { status: 201, body: aDoseEntry() }
        : { status: 200, body: [{ ...dose, log: aDoseEntry() }] },
    );
    const { store, log } = withDose();
    const done = store.dispatch(logDose({ dose, note: { status: 'taken' } }));
    expect(log()).toMatchObject({ id: '', status: 'taken' });
    await done;
    expect(log()).toEqual(aDoseEntry());
    expect(sent[0]?.body).toMatchObject({
      status: 'taken',
      schedule_version_id: dose.schedule_version_id,
      slot_id: 'morning',
      local_date: '2026-11-15',
      supersedes: null,
    });
    expect(store.getState().medications.doseChanges).toBe(1);
  });

  it('an older answer does not take back what was tapped meanwhile', async () => {
    const { store, log } = withDose();
    const answer = Promise.withResolvers<{ status: number }>();
    fakeServer(() => answer.promise);
    const done = store.dispatch(logDose({ dose, note: { status: 'taken' } }));
    store.dispatch(dosesLoaded({ day: dose.local_date, items: [dose] }));
    expect(log()).toMatchObject({ status: 'taken' });
    answer.resolve({ status: 503 });
    await done;
  });

  it('is open again, with a sentence, when it was not heard', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const { store, log } = withDose();
    const result = await store.dispatch(logDose({ dose, note: { status: 'taken' } }));
    expect(result.payload).toEqual({ text: 'Not now.', stored: null });
    expect(log()).toBeNull();
    expect(store.getState().medications.doseChanges).toBe(0);
  });

  it('taken back, names the entry that it takes back', async () => {
    const noted = { ...dose, log: aDoseEntry() };
    const sent = fakeServer(({ method }) =>
      method === 'POST'
        ? { status: 201, body: aDoseEntry({ status: 'cleared' }) }
        : { status: 200, body: [] },
    );
    const { store } = withDose();
    await store.dispatch(logDose({ dose: noted, note: { status: 'cleared' } }));
    expect(sent[0]?.body).toMatchObject({ status: 'cleared', supersedes: aDoseEntry().id });
    expect(store.getState().medications.doseChanges).toBe(1);
  });
});

describe('the doses around a day', () => {
  it('are not known before they are loaded, and stay while they cannot be loaded again', async () => {
    const store = makeStore();
    const day = '2026-11-14';
    const list = () => store.getState().medications.doses[day];
    expect(list()).toBeUndefined();
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await store.dispatch(loadDoses(day));
    expect(list()).toEqual({ items: null, status: 'failed', error: 'Not now.' });
    const log = fakeServer(() => ({ status: 200, body: [aDose()] }));
    const done = store.dispatch(loadDoses(day));
    expect(list()).toMatchObject({ items: null, status: 'loading', error: 'Not now.' });
    await done;
    expect(log[0]?.url).toContain('from=2026-11-13&to=2026-11-15');
    expect(list()).toEqual({ items: [aDose()], status: 'succeeded', error: null });
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await store.dispatch(loadDoses(day));
    expect(list()).toEqual({ items: [aDose()], status: 'failed', error: 'Not now.' });
    expect(await store.dispatch(freshDoses())).toBeNull();
  });
});
