import { statusFailure } from '@caretrail/contract/http/failure';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardApi } from '../../data/dashboard.ts';
import { chooseKeptHere } from '../../data/device/choice.ts';
import { outbox } from '../../data/device/waiting.ts';
import type { WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { dosesApi } from '../../data/doses.ts';
import { settled } from '../../data/write.ts';
import { writeUser } from '../../lib/browser-storage.ts';
import { connection } from '../../lib/connection.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { aUser } from '../../testing/a-user.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer, type Seen } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { freshDoses, selectDoses } from './today/use-doses.ts';

const { listDoses, recordDose } = dosesApi.endpoints;
const { readDashboard } = dashboardApi.endpoints;
const zone = 'Europe/London';
const around = { from: '2026-11-14', to: '2026-11-16' };
const dose = aDose();
const unrecorded = { status: 200, body: [dose] };
const recorded = { status: 200, body: [{ ...dose, log: aDoseEntry() }] };

beforeEach(() => void freshBrowser());

/** Subscribes to the doses around the day. */
const withDose = async () => {
  fakeServer(() => unrecorded);
  const store = makeAppStore();
  await store.dispatch(listDoses.initiate(around));
  const log = () => selectDoses(store.getState(), dose.local_date).items?.[0]?.log;
  const record = (status: 'taken' | 'cleared', of = dose) =>
    store.dispatch(recordDose.initiate({ dose: of, note: { status }, zone }));
  const loadAgain = () => store.dispatch(listDoses.initiate(around, { forceRefetch: true }));
  return { store, log, record, loadAgain };
};
const reads = (sent: readonly Seen[]) => sent.filter(({ method }) => method === 'GET').length;

describe('§3 a dose recorded with one tap', () => {
  it('is shown as recorded at once, and the request names version, slot and day', async () => {
    const { store, log, record } = await withDose();
    const sent = fakeServer(({ method }) =>
      method === 'POST' ? { status: 201, body: aDoseEntry() } : recorded,
    );
    const done = record('taken');
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
    await store.dispatch(settled());
    expect(reads(sent)).toBe(1);
  });

  it('is not overwritten by a response from before the tap', async () => {
    const { log, record, loadAgain } = await withDose();
    const answer = Promise.withResolvers<{ status: number }>();
    fakeServer(({ method }) => (method === 'POST' ? answer.promise : unrecorded));
    const done = record('taken');
    await loadAgain();
    expect(log()).toMatchObject({ id: '', status: 'taken' });
    answer.resolve({ status: 503 });
    await done;
  });

  it('is not overwritten by a request that started before the tap and ends after it', async () => {
    const { store, log, record, loadAgain } = await withDose();
    const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sent = fakeServer(async ({ method }) => {
      if (method === 'POST') return { status: 201, body: aDoseEntry() };
      const isOlder = reads(sent) === 1;
      await (isOlder ? older : newer).promise;
      return isOlder ? unrecorded : recorded;
    });
    const asked = loadAgain();
    await record('taken');
    older.resolve();
    await asked;
    await Promise.resolve();
    expect(log()).toEqual(aDoseEntry());
    newer.resolve();
    await store.dispatch(settled());
    expect(log()).toEqual(aDoseEntry());
    expect(reads(sent)).toBe(2);
  });

  it('does not overwrite the entry of another device that a response brought after it', async () => {
    const { store, log, record, loadAgain } = await withDose();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = aDoseEntry({ id: dose.medication_id.replace(/.$/, '0'), status: 'skipped' });
    const sent = fakeServer(async ({ method }) => {
      if (method === 'POST') return { status: 201, body: aDoseEntry() };
      await (reads(sent) === 1 ? first : second).promise;
      return { status: 200, body: [{ ...dose, log: other }] };
    });
    const asked = loadAgain();
    await record('taken');
    first.resolve();
    await asked;
    await new Promise((done) => setTimeout(done));
    expect(log()).toEqual(other);
    second.resolve();
    await store.dispatch(settled());
    expect(log()).toEqual(other);
  });

  it('stays undone when an older response arrives after both', async () => {
    const { store, log, record, loadAgain } = await withDose();
    const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cleared = aDoseEntry({ id: dose.medication_id.replace(/.$/, '0'), status: 'cleared' });
    const sent = fakeServer(async ({ method, body }) => {
      const isUndo = (body as { status: string } | undefined)?.status === 'cleared';
      if (method === 'POST') return { status: 201, body: isUndo ? cleared : aDoseEntry() };
      const isOlder = reads(sent) === 1;
      await (isOlder ? older : newer).promise;
      return unrecorded;
    });
    const asked = loadAgain();
    await record('taken');
    await record('cleared', { ...dose, log: aDoseEntry() });
    older.resolve();
    await asked;
    await Promise.resolve();
    expect(log()).toEqual(cleared);
    newer.resolve();
    await store.dispatch(settled());
  });

  it('is open again, with a message, if the request fails', async () => {
    const { log, record } = await withDose();
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const { error } = await record('taken');
    expect(error).toEqual(statusFailure(503, { detail: 'Not now.' }));
    expect(log()).toBeNull();
  });

  it('names the entry to replace when it is undone', async () => {
    const { store, record } = await withDose();
    const sent = fakeServer(({ method }) =>
      method === 'POST'
        ? { status: 201, body: aDoseEntry({ status: 'cleared' }) }
        : { status: 200, body: [] },
    );
    await record('cleared', { ...dose, log: aDoseEntry() });
    expect(sent[0]?.body).toMatchObject({ status: 'cleared', supersedes: aDoseEntry().id });
    await store.dispatch(settled());
    expect(reads(sent)).toBe(1);
  });
});

describe('the doses around a day', () => {
  it('are unknown until loaded, and stay when reloading fails', async () => {
    const store = makeAppStore();
    const load = () => store.dispatch(listDoses.initiate(around, { forceRefetch: true }));
    const list = () => selectDoses(store.getState(), '2026-11-15');
    expect(list()).toEqual({ items: null, status: 'idle', error: null });
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await load();
    expect(list()).toEqual({ items: null, status: 'failed', error: 'Not now.' });
    const log = fakeServer(() => unrecorded);
    const done = load();
    expect(list()).toMatchObject({ items: null, status: 'loading', error: 'Not now.' });
    await done;
    expect(log[0]?.url).toContain('from=2026-11-14&to=2026-11-16');
    expect(list()).toEqual({ items: [aDose()], status: 'succeeded', error: null });
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    await load();
    expect(list()).toEqual({ items: [aDose()], status: 'failed', error: 'Not now.' });
    expect(await store.dispatch(freshDoses())).toBeNull();
  });

  it('are not known from the copy on this device', async () => {
    const store = makeAppStore();
    fakeServer(() => unrecorded);
    expect(await store.dispatch(freshDoses())).not.toBeNull();
    connection.isAway = true;
    expect(await store.dispatch(freshDoses())).toBeNull();
    connection.isAway = false;
  });

  it('are not known while a dose as needed waits on this device: it counts in the limits too', async () => {
    const store = makeAppStore();
    fakeServer(() => unrecorded);
    writeUser(aUser());
    chooseKeptHere(true);
    const waits = (slot_id: string | null) => [
      { content: { dose: aDose({ slot_id }), log: aDoseEntry() } } as WaitingWrite,
    ];
    const list = vi.spyOn(outbox, 'list');
    list.mockResolvedValue(waits('morning'));
    expect(await store.dispatch(freshDoses())).not.toBeNull();
    list.mockResolvedValue(waits(null));
    expect(await store.dispatch(freshDoses())).toBeNull();
    list.mockRejectedValue(new Error('Blocked.'));
    expect(await store.dispatch(freshDoses())).toBeNull();
    list.mockRestore();
  });
});

describe('the dashboard', () => {
  it('shows a dose as recorded on any screen, and its old state if the request fails', async () => {
    const store = makeAppStore();
    const due = { ...dose, instructions: '', prescriber: '', hazardous_handling: false };
    const open = { kind: 'open_dose', subject_id: dose.medication_id, date: dose.local_date };
    const alerts = [open, { ...open, date: '2026-01-01' }];
    store.dispatch(
      dashboardApi.util.upsertQueryEntries([
        {
          endpointName: 'readDashboard',
          arg: undefined,
          value: { shown: { doses: [due], alerts }, askedMs: 0 } as never,
        },
      ]),
    );
    const log = () => readDashboard.select()(store.getState()).data?.shown.doses[0]?.log;
    fakeServer(() => ({ status: 503 }));
    const done = store.dispatch(recordDose.initiate({ dose, note: { status: 'taken' }, zone }));
    expect(log()).toMatchObject({ id: '', status: 'taken' });
    // It is not named as still open any more.
    expect(readDashboard.select()(store.getState()).data?.shown.alerts).toEqual([alerts[1]]);
    await done;
    expect(log() ?? null).toBeNull();
  });
});
