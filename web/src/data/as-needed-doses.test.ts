import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeUser } from '../lib/browser-storage.ts';
import { aDose, aDoseEntry } from '../testing/a-dose.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { asNeededApi } from './as-needed-doses.ts';
import { chooseKeptHere } from './device/choice.ts';
import { outbox } from './device/waiting.ts';

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
