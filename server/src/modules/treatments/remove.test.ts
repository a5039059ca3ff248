import { limits } from '@caretrail/contract/limits';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  madeTreatment,
  radiotherapyFrom,
  readOne,
  sendEdit,
  treatmentsOf,
} from '../../testing/treatments.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const { remove, restore } = treatmentsEndpoints;
const deleted = (person: Person, id: string) => person.call(remove, { params: { id } });
const restored = (person: Person, id: string) => person.call(restore, { params: { id } });

describe('§2.1 deleting a treatment', () => {
  it('returns 404 for another patient’s treatment, as does restoring it', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeTreatment(another);
    expect(outcomeOf(await deleted(person, theirs.id))).toBe('404 not_found');
    await deleted(another, theirs.id);
    expect(outcomeOf(await restored(person, theirs.id))).toBe('404 not_found');
    expect(await treatmentsOf(another)).toEqual([]);
  });

  it('removes it from the lists; repeated, it succeeds again and is audited once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person);
    const answers = [await deleted(person, id), await deleted(person, id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await treatmentsOf(person)).toEqual([]);
    for (const answer of [await readOne(person, id), await sendEdit(person, id, { title: 'x' })])
      expect(outcomeOf(answer)).toBe('404 not_found');
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'treatment.deleted done')).toHaveLength(1);
  });

  it('can be undone: it is back as it was, with sessions and links', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person);
    const made = await madeTreatment(person, {
      ...radiotherapyFrom('2026-03-02'),
      event_ids: [event.id],
    });
    await deleted(person, made.id);
    const answer = await restored(person, made.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, made]);
    expect(await treatmentsOf(person)).toEqual([made]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('treatment.restored done');
  });

  it('is final when its time in the bin is over, with its history and sessions', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeTreatment(person, radiotherapyFrom('2026-03-02'));
    const kept = await madeTreatment(person);
    await deleted(person, id);
    const { deps } = testApp();
    const later = new Date(deps.clock.now().getTime() + limits.files.binMs);
    await purgeExpired({ db: deps.db, clock: { now: () => later } });
    expect(outcomeOf(await restored(person, id))).toBe('404 not_found');
    expect(await treatmentsOf(person)).toEqual([kept]);
    for (const table of ['treatment_sessions', 'treatment_changes']) {
      const sql = `SELECT count(*) FROM ${table} WHERE treatment_id = $1`;
      expect(await deps.db.one(sql, [id])).toEqual({ count: 0 });
    }
  });
});
