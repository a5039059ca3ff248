import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { aSession, aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored, writeUser } from '../../lib/browser-storage.ts';
import { aDose } from '../../testing/a-dose.ts';
import { aUser } from '../../testing/a-user.ts';
import { anEvent } from '../../testing/an-event.ts';
import { fakeServer, type Seen } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deliverCall } from './deliver-call.ts';
import type { Waiting } from './kept-writes.ts';
import { requestAs } from './request-as.ts';
import type { WaitingCall, WaitingQuestion, WaitingSessions } from './waiting-kinds.ts';

const key = '0192f0c1-0000-7c3a-9b1d-000000000001';

const waiting = <C extends WaitingCall>(
  content: C,
  changes: Partial<Waiting<C>> = {},
): Waiting<C> => ({
  key,
  thing: 'a',
  tappedMs: 1,
  triedMs: null,
  isWithdrawn: false,
  refusal: null,
  content,
  ...changes,
});

beforeEach(() => {
  freshBrowser();
  writeStored(storageKeys.accessToken, 'token');
  writeUser(aUser());
});

const ask = requestAs(aUser().id);

const keyOf = (seen: Seen | undefined) => seen?.headers.get('Idempotency-Key');
const fieldsOf = (seen: Seen | undefined) => Object.fromEntries(seen?.body as FormData);

describe('an event that waited', () => {
  const event = {
    what: 'event',
    title: 'Seizure',
    start: '2026-11-15T08:00',
    fields: [
      ['title', 'Seizure'],
      ['symptoms', '["Seizure"]'],
    ],
  } as const;

  it('is sent with the fields of the form and the key of the tap', async () => {
    const log = fakeServer(() => ({ status: 201, body: anEvent() }));
    expect(await deliverCall(ask, waiting(event))).toEqual(anEvent());
    expect(keyOf(log[0])).toBe(key);
    expect(fieldsOf(log[0])).toEqual({ title: 'Seizure', symptoms: '["Seizure"]' });
  });

  it('withdrawn after it may have arrived is deleted', async () => {
    const log = fakeServer(({ method }) =>
      method === 'POST' ? { status: 201, body: anEvent() } : { status: 204 },
    );
    await deliverCall(ask, waiting(event, { isWithdrawn: true }));
    expect(log.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(log[1]?.url).toContain(anEvent().id);
  });

  it.each(['POST', 'DELETE'])(
    'withdrawn, it is gone where an earlier try has deleted it and its answer was lost: %s',
    async (gone) => {
      fakeServer(({ method }) =>
        method === gone
          ? { status: 404, body: { code: 'not_found', detail: 'Not found.', request_id: 'a' } }
          : { status: 201, body: anEvent() },
      );
      expect(await deliverCall(ask, waiting(event, { isWithdrawn: true }))).toBeNull();
    },
  );
});

it('a delivery of several calls ends where another account signs in between two of them', async () => {
  const log = fakeServer(() => {
    writeUser(aUser({ id: '0192f0c1-0000-7c3a-9b1d-00000000000b' }));
    return { status: 200, body: aTreatment() };
  });
  const content: WaitingSessions = {
    what: 'sessions',
    treatmentId: aTreatment().id,
    title: 'Radiotherapy',
    sessions: [],
    before: [],
    own: [],
  };
  const delivering = deliverCall(ask, waiting(content));
  await expect(delivering).rejects.toMatchObject({ kind: 'no-response' });
  expect(log.map(({ method }) => method)).toEqual(['GET']);
});

describe('a question that waited', () => {
  const question = (changes: Partial<WaitingQuestion> = {}): WaitingQuestion => ({
    what: 'question',
    eventId: anEvent().id,
    title: 'Check-up',
    question: 'May I drive?',
    version: 1,
    seen: ['May I fly?'],
    own: [],
    ...changes,
  });
  const stale = (questions: string[]) => {
    const stored = anEvent({ version: 2, questions });
    const conflict = { your_version: 1, stored_version: 2, stored };
    return {
      status: 409,
      body: { code: 'stale_version', detail: 'Changed.', request_id: 'a', conflict },
    };
  };
  /** A server where the visit has been saved since. */
  const changed = (questions: string[]) =>
    fakeServer(({ body }) =>
      (body as FormData).get('version') === '2'
        ? { status: 200, body: anEvent() }
        : stale(questions),
    );

  it('is added to those that were there, under the key of the tap', async () => {
    const log = fakeServer(() => ({ status: 200, body: anEvent() }));
    await deliverCall(ask, waiting(question()));
    expect(keyOf(log[0])).toBe(key);
    expect(fieldsOf(log[0])).toEqual({
      version: '1',
      questions: JSON.stringify(['May I fly?', 'May I drive?']),
    });
  });

  it.each([
    ['another field of the visit was', question(), ['May I fly?']],
    [
      'another question of this device was added before it',
      question({ own: ['And sport?'] }),
      ['May I fly?', 'And sport?'],
    ],
  ])('is added where %s changed', async (_, content, stored) => {
    const log = changed(stored);
    await deliverCall(ask, waiting(content));
    expect(fieldsOf(log[1])['questions']).toBe(JSON.stringify([...stored, 'May I drive?']));
  });

  it.each([
    ['', []],
    [', also after one of another device', ['And sport?']],
  ])('is not added twice where an earlier try had arrived%s', async (_, after) => {
    const log = changed(['May I fly?', 'May I drive?', ...after]);
    await deliverCall(ask, waiting(question(), { triedMs: 1 }));
    expect(log).toHaveLength(1);
  });

  it('is not added unasked where the questions were changed on another device', async () => {
    const log = changed(['May I fly soon?']);
    await expect(deliverCall(ask, waiting(question()))).rejects.toMatchObject({ status: 409 });
    expect(log).toHaveLength(1);
  });

  it('withdrawn after it may have arrived is taken out', async () => {
    const log = fakeServer(() => ({
      status: 200,
      body: anEvent({ version: 2, questions: ['May I fly?', 'May I drive?'] }),
    }));
    await deliverCall(ask, waiting(question(), { isWithdrawn: true }));
    expect(fieldsOf(log[1])).toEqual({ version: '2', questions: '["May I fly?"]' });
  });
});

describe('sessions that waited', () => {
  const day = { id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d01', date: '2026-11-15' };
  const session = (changes: Partial<TreatmentSession> = {}) => aSession({ ...day, ...changes });
  const sessions = (): WaitingSessions => ({
    what: 'sessions',
    treatmentId: aTreatment().id,
    title: 'Radiotherapy',
    sessions: [{ id: session().id, status: 'done' }],
    before: [session()],
    own: [],
  });
  const serverWith = (stored: TreatmentSession) =>
    fakeServer(({ method }) => ({
      status: 200,
      body: aTreatment({ sessions: [method === 'GET' ? stored : session({ status: 'done' })] }),
    }));
  const sentIn = (log: readonly Seen[]) => log.filter(({ method }) => method !== 'GET');

  it.each([
    ['as it was', session()],
    ['as an earlier try has made it', session({ status: 'done' })],
  ])('are noted under the key of the tap where the session is %s', async (_, stored) => {
    const log = serverWith(stored);
    await deliverCall(ask, waiting(sessions()));
    const [sent] = sentIn(log);
    expect(keyOf(sent)).toBe(key);
    expect(sent?.body).toEqual({ sessions: [{ id: session().id, status: 'done' }] });
  });

  it('do not overwrite what another device has noted meanwhile: both versions are shown', async () => {
    const log = serverWith(session({ status: 'missed' }));
    await expect(deliverCall(ask, waiting(sessions()))).rejects.toMatchObject({
      status: 409,
      body: { stored: { sessions: [{ status: 'missed' }] } },
    });
    expect(sentIn(log)).toEqual([]);
  });

  const own: WaitingSessions['own'] = [{ id: session().id, status: 'missed', reason: 'Fever' }];

  it('noted twice on this device are no conflict: the later note counts', async () => {
    const log = serverWith(session({ status: 'missed', reason: 'Fever' }));
    await deliverCall(ask, waiting({ ...sessions(), own }));
    expect(sentIn(log)[0]?.body).toMatchObject({ sessions: [{ status: 'done' }] });
  });

  it('noted twice, the later note withdrawn, are as the earlier one has left them', async () => {
    const log = serverWith(session({ status: 'missed', reason: 'Fever' }));
    await deliverCall(ask, waiting({ ...sessions(), own }, { isWithdrawn: true }));
    expect(sentIn(log)[1]?.body).toMatchObject({
      sessions: [{ status: 'missed', reason: 'Fever' }],
      removed: [],
    });
  });

  describe('with the hours of a day', () => {
    const hours = (worn: number) => ({ date: day.date, status: 'done', hours: worn }) as const;
    const worn = (earlier: WaitingSessions['own'] = []): WaitingSessions => ({
      ...sessions(),
      sessions: [hours(16)],
      before: [],
      own: earlier,
    });

    it('are added once, under the key of the tap', async () => {
      const log = fakeServer(() => ({ status: 200, body: aTreatment({ sessions: [] }) }));
      await deliverCall(ask, waiting(worn()));
      expect(keyOf(sentIn(log)[0])).toBe(key);
      expect(sentIn(log)[0]?.body).toEqual({ sessions: [hours(16)] });
    });

    it('replace those that this device has noted for the same day before', async () => {
      const log = serverWith(session({ status: 'done', hours: 14 }));
      await deliverCall(ask, waiting(worn([hours(14)])));
      expect(sentIn(log)[0]?.body).toEqual({ sessions: [{ ...hours(16), id: day.id }] });
    });

    it('are not a second number for a day where an earlier try had arrived', async () => {
      const log = serverWith(session({ status: 'done', hours: 16 }));
      await deliverCall(ask, waiting(worn()));
      expect(sentIn(log)[0]?.body).toEqual({ sessions: [{ ...hours(16), id: day.id }] });
    });

    it('that another device has noted differently are not overwritten, and no second number', async () => {
      const log = serverWith(session({ status: 'done', hours: 10 }));
      await expect(deliverCall(ask, waiting(worn()))).rejects.toMatchObject({
        status: 409,
        message: 'It was recorded differently on another device, so nothing was changed.',
      });
      expect(sentIn(log)).toEqual([]);
    });
  });

  it('withdrawn after they may have arrived are as they were', async () => {
    const log = serverWith(session());
    await deliverCall(ask, waiting(sessions(), { isWithdrawn: true }));
    expect(sentIn(log)[1]?.body).toMatchObject({
      sessions: [{ id: session().id, status: 'planned' }],
      removed: [],
    });
  });
});

describe('a dose that was put off', () => {
  const nowMs = Date.parse('2026-11-15T08:10:00Z');
  const later = { what: 'postponement', dose: aDose(), until: '2026-11-15T09:00:00Z' } as const;
  const pressed_at = new Date(nowMs).toISOString();
  const postponement = {
    id: aDose().medication_id,
    medication_id: aDose().medication_id,
    schedule_version_id: aDose().medication_id,
    slot_id: 'morning',
    local_date: '2026-11-15',
    until: later.until,
    made_at: '2026-11-15T08:10:00Z',
    by: null,
  };

  it('is put off under the key of the tap', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    const log = fakeServer(() => ({ status: 201, body: postponement }));
    await deliverCall(ask, waiting(later));
    expect(keyOf(log[0])).toBe(key);
    expect(log[0]?.body).toMatchObject({ slot_id: 'morning', until: later.until });
  });

  it('withdrawn after it may have arrived is due at its planned time again, where the time before has come', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(later.until) - 60_000);
    const before = new Date(Date.parse(later.until) - 120_000).toISOString();
    const log = fakeServer(() => ({ status: 201, body: postponement }));
    const content = { ...later, dose: { ...later.dose, postponed_until: before } };
    await deliverCall(ask, { ...waiting(content), isWithdrawn: true });
    expect(log.map(({ body }) => body)).toMatchObject([{ until: later.until }, { until: null }]);
  });

  it('withdrawn is taken back as of its own press: one that was made on this device since still holds', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(nowMs + 20 * 60_000);
    // A first try left its time to the server.
    const made_at = '2026-11-15T08:10:02.000Z';
    const log = fakeServer(() => ({ status: 201, body: { ...postponement, made_at } }));
    await deliverCall(ask, waiting(later, { tappedMs: nowMs, triedMs: nowMs, isWithdrawn: true }));
    expect(log.map(({ body }) => body)).toMatchObject([
      { until: later.until, pressed_at },
      { until: null, pressed_at: made_at },
    ]);
  });

  it('to a time that has come is due now, also where a delay that was pressed before stands elsewhere; a refusal says nothing', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(later.until));
    const log = fakeServer(() => ({ status: 400, body: { detail: 'It is recorded.' } }));
    expect(await deliverCall(ask, waiting(later, { tappedMs: nowMs }))).toBeNull();
    expect(log.map(({ body }) => body)).toMatchObject([{ until: null, pressed_at }]);
    // One that may have arrived had its time then; one that was withdrawn puts nothing off.
    expect(await deliverCall(ask, waiting(later, { triedMs: 1 }))).toBeNull();
    expect(await deliverCall(ask, waiting(later, { isWithdrawn: true }))).toBeNull();
    expect(log).toHaveLength(1);
  });

  it('is sent with the time of the press, and told where a later press from another device holds', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    const detail = 'This dose was put off again later, on another device.';
    const body = { code: 'conflict', detail, request_id: 'a', stored: postponement };
    const log = fakeServer(() => ({ status: 409, body }));
    const item = waiting(later, { tappedMs: nowMs });
    await expect(deliverCall(ask, item)).rejects.toMatchObject({ status: 409, message: detail });
    expect(log[0]?.body).toMatchObject({ until: later.until, pressed_at });
    // Withdrawn, nothing of it stands, and the other delay is not taken back.
    expect(await deliverCall(ask, { ...item, isWithdrawn: true })).toBeNull();
    expect(log).toHaveLength(2);
  });
});
