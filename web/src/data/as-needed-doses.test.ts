import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeUser } from '../lib/browser-storage.ts';
import { aDose, aDoseEntry } from '../testing/a-dose.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { asNeededApi } from './as-needed-doses.ts';
import { chooseKeptHere } from './device/choice.ts';
import { seenDoses } from './device/seen-doses.ts';
import { outbox } from './device/waiting.ts';
import { dosesApi } from './doses.ts';

const idempotencyKey = '0192f0c1-0000-7c3a-9b1d-000000000001';
const { log: _, ...dose } = aDose({ schedule_version_id: null, slot_id: null });
const press = {
  params: { id: dose.medication_id },
  body: { status: 'taken' as const, amount_parts: [] },
  idempotencyKey,
  dose,
};
const record = () => makeAppStore().dispatch(asNeededApi.endpoints.recordAsNeeded.initiate(press));

beforeEach(() => {
  freshBrowser();
  writeUser(aUser());
  chooseKeptHere(true);
  vi.stubGlobal('navigator', { onLine: true });
});

describe('a dose as needed, with a copy on the device', () => {
  it('is recorded by the clock of the server', async () => {
    const entry = aDoseEntry({ slot_id: null });
    const log = fakeServer(() => ({ status: 201, body: entry }));
    expect((await record()).data).toEqual(entry);
    expect(log[0]?.body).toEqual(press.body);
  });

  it('is known beside the copy as soon as the server has confirmed it, also where its record was changed', async () => {
    const remember = vi.spyOn(seenDoses, 'remember').mockResolvedValue();
    const at = '2026-11-15T23:30:00.000Z';
    const entry = aDoseEntry({ slot_id: null, schedule_version_id: null, local_date: null, at });
    fakeServer(() => ({ status: 201, body: entry }));
    await record();
    await vi.waitFor(() => expect(remember).toHaveBeenCalledTimes(1));
    const known = { slot_id: null, at, local_date: '2026-11-15', state: 'taken', log: entry };
    expect(remember.mock.calls[0]?.[0]).toMatchObject([known]);
    const log = aDoseEntry({ ...entry, id: idempotencyKey });
    const cleared = { ...entry, status: 'cleared' as const, supersedes: idempotencyKey };
    fakeServer(() => ({ status: 201, body: cleared }));
    const { recordDose } = dosesApi.endpoints;
    const undo = { dose: { ...aDose(dose), at, log }, note: { status: 'cleared' as const } };
    await makeAppStore().dispatch(recordDose.initiate({ ...undo, zone: 'Europe/London' }));
    await vi.waitFor(() => expect(remember).toHaveBeenCalledTimes(2));
    expect(remember.mock.calls[1]?.[0]).toMatchObject([{ slot_id: null, log: cleared }]);
  });

  it('without an answer waits with the time of the tap, under the same key', async () => {
    const tappedMs = Date.parse('2026-11-18T08:03:00.000Z');
    vi.useFakeTimers({ now: tappedMs, toFake: ['Date'] });
    const keys: (string | null)[] = [];
    fakeServer(({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      vi.setSystemTime(tappedMs + 5000);
      throw new TypeError('Failed to fetch');
    });
    const add = vi.spyOn(outbox, 'add').mockResolvedValue();
    await record();
    vi.useRealTimers();
    expect(keys).toEqual([idempotencyKey]);
    const at = new Date(tappedMs).toISOString();
    expect(add.mock.calls.map(([item]) => item)).toMatchObject([
      { key: idempotencyKey, content: { body: { status: 'taken', at }, log: { at } } },
    ]);
  });
});
