import { errorBody } from '@caretrail/contract/http/error-body';
import { limits } from '@caretrail/contract/limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  cyclesFrom,
  edited,
  historyOf,
  madeTreatment,
  radiotherapyFrom,
  sendEdit,
  treatmentsOf,
} from '../../testing/treatments.ts';

const testApp = useTestApp();
const monday = '2026-03-02';
const someId = '0190a0a0-0000-7000-8000-000000000000';

describe('§2.1 editing a treatment', () => {
  it('returns 404 for another patient’s treatment', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeTreatment(another);
    expect(outcomeOf(await sendEdit(person, theirs.id, { title: 'Mine now' }))).toBe(
      '404 not_found',
    );
    expect(await treatmentsOf(another)).toEqual([theirs]);
  });

  it('changes the named fields, raises the version and adds the old values to the history', async () => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, { start: monday, notes: 'Old', intent: 'control' });
    testApp().clock.advance(1000);
    const after = await edited(person, before.id, {
      start: '2026-03-05',
      notes: 'New',
      intent: 'palliative',
      title: before.title,
      version: 1,
    });
    const now = testApp().clock.now().toISOString();
    const changed = { start: '2026-03-05', notes: 'New', intent: 'palliative' };
    expect(after).toEqual({ ...before, ...changed, version: 2, updated_at: now });
    // Long texts, and the intent, which a patient may not want to see, are named and not repeated.
    const told = (await historyOf(person, before.id))[0];
    expect(told).toMatchObject({
      kind: 'edited',
      changed_by: person.userId,
      changed_at: now,
      fields: [
        { name: 'intent', before: null, after: null },
        { name: 'start', before: monday, after: '2026-03-05' },
        { name: 'notes', before: null, after: null },
      ],
    });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('treatment.edited done');
  });

  it('is told with the days of the week and of the cycle themselves', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, { session_weekdays: [] });
    await edited(person, id, { session_weekdays: ['tue', 'thu'] });
    await edited(person, id, { session_weekdays: [] });
    const told = await historyOf(person, id);
    expect(told.slice(0, 2)).toMatchObject([
      { fields: [{ name: 'session_weekdays', before: 'tue thu', after: '' }] },
      { fields: [{ name: 'session_weekdays', before: '', after: 'tue thu' }] },
    ]);
  });

  it('is ignored when nothing changes', async () => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, radiotherapyFrom(monday));
    const same = await edited(person, before.id, {
      title: before.title,
      sessions: before.sessions,
    });
    expect(same).toEqual(before);
    expect(await historyOf(person, before.id)).toHaveLength(1);
  });

  it('is refused with both versions over one that the client has not seen', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person);
    const stored = await edited(person, id, { title: 'Changed elsewhere' });
    const answer = await sendEdit(person, id, { title: 'Mine', version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(errorBody.parse(answer.json()).conflict).toEqual({
      your_version: 1,
      stored_version: 2,
      stored,
    });
    expect(await treatmentsOf(person)).toEqual([stored]);
  });

  it('adds a new status with its reason, which ends with the next one', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, { status: 'active' });
    await edited(person, id, { status: 'on-hold', status_reason: 'Low platelets' });
    const resumed = await edited(person, id, { status: 'active' });
    expect(resumed.status_reason).toBe('');
    expect(await historyOf(person, id)).toMatchObject([
      { kind: 'status', before: 'on-hold', after: 'active', reason: '' },
      { kind: 'status', before: 'active', after: 'on-hold', reason: 'Low platelets' },
      { kind: 'created' },
    ]);
  });

  it.each<[string, object, string]>([
    ['an end before the start that was kept', { end: '2026-03-01' }, 'end'],
    ['a cycle that begins before the treatment', { start: '2026-06-01' }, 'end'],
    ['a day outside the cycle that was kept', { cycle_days: [29] }, 'cycle_days'],
    ['a session that is not there', { sessions: [{ id: someId, date: monday }] }, 'sessions'],
  ])('is refused with %s', async (_, body, field) => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, { ...cyclesFrom(monday), end: '2026-04-30' });
    const answer = await sendEdit(person, before.id, body);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
    expect(await treatmentsOf(person)).toEqual([before]);
  });

  it('replaces sessions as a whole: known ones stay, new ones are added, others are removed', async () => {
    const person = await asPatient(testApp());
    const before = await madeTreatment(person, radiotherapyFrom(monday));
    const [first, second] = before.sessions;
    const after = await edited(person, before.id, {
      sessions: [{ ...first, status: 'done' }, second, { date: '2026-03-20', time: '09:00' }],
    });
    expect(after.sessions).toMatchObject([
      { ...first, status: 'done' },
      { ...second },
      { date: '2026-03-20', time: '09:00', status: 'planned' },
    ]);
    expect(after.fractions_done).toBe(1);
    expect((await historyOf(person, before.id))[0]).toMatchObject({
      kind: 'edited',
      fields: [{ name: 'sessions', before: 10, after: 3 }],
    });
    const twice = await sendEdit(person, before.id, { sessions: [first, first] });
    expect(outcomeOf(twice)).toBe('400 invalid_input');
  });

  it('is refused after so many changes', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person);
    const { db } = testApp().deps;
    await db.execute(
      `INSERT INTO treatment_changes (patient_id, treatment_id, id, kind, details, changed_by, changed_at, seq)
       SELECT patient_id, treatment_id, gen_random_uuid(), kind, details, changed_by, changed_at, $2
         FROM treatment_changes WHERE treatment_id = $1`,
      [id, limits.treatments.changes],
    );
    const answer = await sendEdit(person, id, { title: 'Once more' });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect((await treatmentsOf(person))[0]).toMatchObject<Partial<Treatment>>({ version: 1 });
  });

  it('cannot rewrite the history', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person);
    const { db } = testApp().deps;
    for (const statement of [
      `UPDATE treatment_changes SET kind = 'edited' WHERE treatment_id = $1`,
      `DELETE FROM treatment_changes WHERE treatment_id = $1`,
    ])
      await expect(db.execute(statement, [id])).rejects.toThrow('append-only');
  });
});
