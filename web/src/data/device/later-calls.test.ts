import { aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeUser } from '../../lib/browser-storage.ts';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { aUser } from '../../testing/a-user.ts';
import { anEvent } from '../../testing/an-event.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { isWaiting } from '../dose-entry.ts';
import { dosesApi } from '../doses.ts';
import { timelinesApi } from '../timelines.ts';
import { treatmentsApi } from '../treatments.ts';
import { chooseKeptHere } from './choice.ts';
import { noteBack, noteWaiting } from './state.ts';
import { outbox } from './waiting.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

const { createEvent, editEvent } = timelinesApi.endpoints;
const idempotencyKey = '0192f0c1-0000-7c3a-9b1d-000000000001';

beforeEach(() => {
  freshBrowser();
  writeUser(aUser());
  chooseKeptHere(true);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(noteBack);

/** A server that no one reaches, and what is kept to be sent later. */
function away() {
  const keys: (string | null)[] = [];
  fakeServer(({ headers, method }) => {
    if (method !== 'GET') keys.push(headers.get('Idempotency-Key'));
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(outbox, 'list').mockResolvedValue([]);
  const add = vi.spyOn(outbox, 'add').mockResolvedValue();
  return { store: makeAppStore(), keys, kept: () => add.mock.calls.map(([item]) => item) };
}

const formWith = (...entries: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe('without an answer', () => {
  it('a new event is kept under the key of its form, and is not said to be saved', async () => {
    const { store, keys, kept } = away();
    const body = formWith(['title', 'Seizure'], ['start', '2026-11-15T08:00']);
    const { data } = await store.dispatch(createEvent.initiate({ body, idempotencyKey }));
    expect(isWaiting(data ?? null)).toBe(true);
    expect(keys).toEqual([idempotencyKey]);
    expect(kept()).toMatchObject([
      {
        key: idempotencyKey,
        triedMs: expect.any(Number) as number,
        content: { what: 'event', title: 'Seizure', start: '2026-11-15T08:00' },
      },
    ]);
  });

  it('an event with files is not kept, and the sentence says why', async () => {
    const { store, kept } = away();
    const body = formWith(['title', 'Letter'], ['files', new File(['a'], 'letter.pdf')]);
    const { error } = await store.dispatch(createEvent.initiate({ body, idempotencyKey }));
    expect(error).toMatchObject({ kind: 'no-response' });
    expect((error as { message: string }).message).toContain('files cannot wait');
    expect(kept()).toEqual([]);
  });

  it('an event is not kept on a device that keeps nothing', async () => {
    const { store, kept } = away();
    chooseKeptHere(false);
    const body = formWith(['title', 'Seizure']);
    const { error } = await store.dispatch(createEvent.initiate({ body, idempotencyKey }));
    expect(error).toMatchObject({ kind: 'no-response' });
    expect(kept()).toEqual([]);
  });

  it('a question is kept; any other edit of an event fails, as ever', async () => {
    const { store, kept } = away();
    const { id, version, title } = anEvent();
    const question = { eventId: id, version, title, question: 'May I drive?', seen: [] };
    const edit = (more: object) =>
      store.dispatch(editEvent.initiate({ form: formWith(['id', id]), ...more }));
    expect((await edit({})).error).toMatchObject({ kind: 'no-response' });
    expect(kept()).toEqual([]);
    expect(isWaiting((await edit({ question })).data ?? null)).toBe(true);
    expect(kept()).toMatchObject([
      { thing: id, content: { what: 'question', question: 'May I drive?', own: [] } },
    ]);
  });

  it('sessions are kept with what was shown of them', async () => {
    const { store, keys, kept } = away();
    const treatment = aTreatment();
    store.dispatch(
      treatmentsApi.util.upsertQueryEntries([
        {
          endpointName: 'findTreatment',
          arg: { params: { id: treatment.id } },
          value: treatment,
        },
      ]),
    );
    const { noteSessions } = treatmentsApi.endpoints;
    const noted = { id: anEvent().id, status: 'done' } as const;
    const call = { params: { id: treatment.id }, body: { sessions: [noted] } };
    const { data } = await store.dispatch(noteSessions.initiate(call));
    expect(isWaiting(data ?? null)).toBe(true);
    expect(kept()).toMatchObject([
      {
        key: keys[0],
        content: { what: 'sessions', sessions: [noted], before: treatment.sessions },
      },
    ]);
  });

  it('a dose keeps the key of its first try', async () => {
    const { store, keys, kept } = away();
    const note = { status: 'taken' } as const;
    const { recordDose } = dosesApi.endpoints;
    await store.dispatch(recordDose.initiate({ dose: aDose(), note, zone: 'Europe/London' }));
    expect(keys).toHaveLength(1);
    expect(kept()).toMatchObject([{ key: keys[0], content: { body: { status: 'taken' } } }]);
  });

  it('clearing a stored record is kept, and names that record', async () => {
    const { store, keys, kept } = away();
    const log = aDoseEntry();
    const { recordDose } = dosesApi.endpoints;
    const note = { status: 'cleared' } as const;
    await store.dispatch(
      recordDose.initiate({ dose: aDose({ log }), note, zone: 'Europe/London' }),
    );
    expect(kept()).toMatchObject([
      { key: keys[0], content: { body: { status: 'cleared', supersedes: log.id } } },
    ]);
  });

  it('clearing a dose whose correction waits clears the stored record too', async () => {
    const { store, kept } = away();
    const stored = aDoseEntry();
    const waits = aDoseEntry({ id: `waiting ${idempotencyKey} ${stored.id}`, status: 'skipped' });
    const replace = vi.spyOn(outbox, 'replace').mockImplementation(async (_, by) =>
      by({
        key: idempotencyKey,
        thing: 'a',
        tappedMs: 1,
        triedMs: null,
        isWithdrawn: false,
        refusal: null,
        content: { dose: aDose(), log: waits, body: { status: 'skipped' }, earlier: [] },
      }),
    );
    const withdraw = vi.spyOn(outbox, 'withdraw');
    const { recordDose } = dosesApi.endpoints;
    const note = { status: 'cleared' } as const;
    const { data } = await store.dispatch(
      recordDose.initiate({ dose: aDose({ log: waits }), note, zone: 'Europe/London' }),
    );
    expect(data).toMatchObject({ status: 'cleared' });
    expect(isWaiting(data ?? null)).toBe(true);
    expect(withdraw).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
    expect(await replace.mock.results[0]?.value).toMatchObject({
      content: { body: { status: 'cleared', supersedes: stored.id } },
    });
  });

  it('a dose that was put off twice is put off once, as said last', async () => {
    const { store, kept } = away();
    const dose = aDose();
    const { postponeDose } = dosesApi.endpoints;
    await store.dispatch(postponeDose.initiate({ dose, until: '2026-11-15T12:00:00Z' }));
    const [first] = kept();
    vi.spyOn(outbox, 'list').mockResolvedValue([
      { isWithdrawn: false, refusal: null, ...first } as WaitingWrite,
    ]);
    const withdraw = vi.spyOn(outbox, 'withdraw').mockResolvedValue(null);
    await store.dispatch(postponeDose.initiate({ dose, until: '2026-11-15T09:00:00Z' }));
    expect(withdraw.mock.calls).toEqual([[first?.key]]);
    expect(kept()[1]).toMatchObject({ content: { until: '2026-11-15T09:00:00Z' } });
  });

  it('putting off a dose is kept, after what waits about the same medicine', async () => {
    const { store, keys, kept } = away();
    const dose = aDose();
    const until = '2026-11-15T09:00:00Z';
    const { postponeDose } = dosesApi.endpoints;
    const { data } = await store.dispatch(postponeDose.initiate({ dose, until }));
    expect(isWaiting(data ?? null)).toBe(true);
    expect(kept()).toMatchObject([
      { key: keys[0], thing: dose.medication_id, content: { what: 'postponement', until } },
    ]);
  });
});

describe('with a connection, while something about the same medicine waits', () => {
  const dose = aDose();
  const waiting = { key: 'w', thing: dose.medication_id, refusal: null } as WaitingWrite;

  it.each([
    ['a dose', () => dosesApi.endpoints.recordDose.initiate(taken)],
    ['putting off', () => dosesApi.endpoints.postponeDose.initiate({ dose, until: null })],
  ])('%s waits behind it: what was tapped first is sent first', async (_, write) => {
    const sent = fakeServer(() => ({ status: 201, body: aDoseEntry() }));
    vi.spyOn(outbox, 'list').mockResolvedValue([]);
    const add = vi.spyOn(outbox, 'add').mockResolvedValue();
    vi.spyOn(outbox, 'flush').mockResolvedValue(null);
    noteWaiting([waiting]);
    await makeAppStore().dispatch(write() as never);
    expect(sent).toEqual([]);
    // It cannot have arrived.
    expect(add.mock.calls).toMatchObject([[{ thing: dose.medication_id, triedMs: null }]]);
    noteWaiting([{ ...waiting, refusal: { text: 'No.', stored: null } }]);
    await makeAppStore().dispatch(write() as never);
    expect(sent).toHaveLength(1);
    noteWaiting([]);
  });

  const taken = { dose, note: { status: 'taken' as const }, zone: 'Europe/London' };
});
