import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  historyOf,
  madeTreatment,
  radiotherapyFrom,
  sendNotes,
  treatmentsOf,
} from '../../testing/treatments.ts';

const testApp = useTestApp();
const monday = '2026-03-02';

async function noted(person: Person, id: string, body: object): Promise<Treatment> {
  const answer = await sendNotes(person, id, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Treatment>();
}

/** A patient with ten sessions, and the first of them. */
async function course() {
  const person = await asPatient(testApp());
  const made = await madeTreatment(person, radiotherapyFrom(monday));
  const [first, second] = made.sessions;
  if (!first || !second) throw new Error('No sessions.');
  return { person, made, first, second };
}

describe('the outcome of a session', () => {
  it('returns 404 for another patient’s treatment, and for a session of another treatment', async () => {
    const { person, made, first } = await course();
    const another = await asAnotherPatient(testApp());
    const done = { sessions: [{ id: first.id, status: 'done' }] };
    expect(outcomeOf(await sendNotes(another, made.id, done))).toBe('404 not_found');
    const own = await madeTreatment(another);
    expect(outcomeOf(await sendNotes(another, own.id, done))).toBe('404 not_found');
    expect(outcomeOf(await sendNotes(another, own.id, { removed: [first.id] }))).toBe(
      '404 not_found',
    );
    expect(await treatmentsOf(person)).toEqual([made]);
  });

  it('is counted as done or missed, with the reason', async () => {
    const { person, made, first, second } = await course();
    await noted(person, made.id, { sessions: [{ id: first.id, status: 'done' }] });
    const after = await noted(person, made.id, {
      sessions: [{ id: second.id, status: 'missed', reason: 'Fever' }],
    });
    expect(after.sessions.slice(0, 2)).toMatchObject([
      { status: 'done', reason: '' },
      { status: 'missed', reason: 'Fever' },
    ]);
    expect([after.fractions_done, after.version]).toEqual([1, 3]);
    expect(await historyOf(person, made.id)).toMatchObject([
      {
        kind: 'sessions',
        count: 1,
        sessions: [{ what: 'noted', date: second.date, status: 'missed', reason: 'Fever' }],
      },
      { kind: 'sessions', count: 1, sessions: [{ what: 'noted', status: 'done' }] },
      { kind: 'created' },
    ]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('treatment.sessions-noted done');
  });

  it('can be another day, and the session remembers the first', async () => {
    const { person, made, first } = await course();
    const after = await noted(person, made.id, {
      sessions: [{ id: first.id, date: '2026-03-14', time: '11:00', reason: 'Machine service' }],
    });
    const moved = after.sessions.at(-1);
    expect(moved).toMatchObject({ id: first.id, date: '2026-03-14', moved_from: monday });
    expect((await historyOf(person, made.id))[0]).toMatchObject({
      sessions: [{ what: 'moved', date: '2026-03-14', from: monday, reason: 'Machine service' }],
    });
    const back = await noted(person, made.id, {
      sessions: [{ id: first.id, date: monday, time: null, reason: '' }],
    });
    expect(back.sessions).toEqual(made.sessions);
  });

  it('can be set for several at once as one change, and undone', async () => {
    const { person, made } = await course();
    const all = made.sessions.map(({ id }) => ({ id, status: 'done' }));
    const after = await noted(person, made.id, { sessions: all });
    expect([after.fractions_done, after.version]).toEqual([10, 2]);
    const undone = await noted(person, made.id, {
      sessions: made.sessions.map(({ id, status }) => ({ id, status })),
    });
    expect(undone.sessions).toEqual(made.sessions);
  });

  it('can be set for a session added at the end, once for one key, and removed again', async () => {
    const { person, made } = await course();
    const add = (key: string) =>
      testApp().app.inject({
        method: 'PATCH',
        url: treatmentsEndpoints.noteSessions.path.replace('{id}', made.id),
        payload: { sessions: [{ date: '2026-03-16' }] },
        headers: { authorization: `Bearer ${person.access}`, 'idempotency-key': key },
      });
    const key = testApp().deps.ids.next();
    expect([(await add(key)).statusCode, (await add(key)).statusCode]).toEqual([200, 200]);
    const [after] = await treatmentsOf(person);
    const last = after?.sessions.at(-1);
    expect([after?.sessions.length, last?.date]).toEqual([11, '2026-03-16']);
    const removed = await noted(person, made.id, { removed: [last?.id] });
    expect(removed.sessions).toEqual(made.sessions);
  });

  it('has the hours of a device day by day, which are no change of the plan', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, { type: 'tumour_treating_fields' });
    const after = await noted(person, id, {
      sessions: [{ date: monday, status: 'done', hours: 18.5 }],
    });
    expect(after.sessions).toMatchObject([{ date: monday, hours: 18.5 }]);
    expect(await historyOf(person, id)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['nothing in lists', { sessions: [], removed: [] }],
    ['a new one without a day', { sessions: [{ status: 'done' }] }],
    ['a day that is none', { sessions: [{ date: '2026-02-30' }] }],
    ['an unknown status', { sessions: [{ date: monday, status: 'late' }] }],
    ['more hours than a day has', { sessions: [{ date: monday, hours: 25 }] }],
    ['where it was moved from', { sessions: [{ date: monday, moved_from: monday }] }],
  ])('is refused with a sentence: %s', async (_, body) => {
    const { person, made } = await course();
    const answer = await sendNotes(person, made.id, body);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(await treatmentsOf(person)).toEqual([made]);
  });

  it('changes nothing when it is repeated', async () => {
    const { person, made, first } = await course();
    const done = { sessions: [{ id: first.id, status: 'done' }] };
    const once = await noted(person, made.id, done);
    expect(await noted(person, made.id, done)).toEqual(once);
    expect(await historyOf(person, made.id)).toHaveLength(2);
  });
});
