import { limits } from '@caretrail/contract/limits';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  dosesOf,
  editMedication,
  inTwoStrengths,
  loggedDose,
  madeMedication,
  medicationsOf,
  todayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const { remove, restore } = medicationsEndpoints;
const tables = ['medication_schedules', 'medication_states', 'dose_log', 'medication_stock'];

const deleted = (person: Person, id: string) => person.call(remove, { params: { id } });
const restored = (person: Person, id: string) => person.call(restore, { params: { id } });

/** A medicine with a row in every table. */
async function withEverything(person: Person) {
  const today = todayOf(testApp());
  const made = await madeMedication(person, inTwoStrengths(today));
  await loggedDose(person, made.id, { status: 'taken', ...doseName(made, 'one', today) });
  return (await medicationsOf(person)).find(({ id }) => id === made.id) ?? made;
}
const countsOf = (id: string): Promise<number[]> =>
  Promise.all(
    tables.map(
      async (table) =>
        (
          await testApp().deps.db.one<{ count: number }>(
            `SELECT count(*) FROM ${table} WHERE medication_id = $1`,
            [id],
          )
        ).count,
    ),
  );

describe('§7 deleting a medicine', () => {
  it('returns 404 for another patient’s medicine, as does restoring it', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeMedication(another);
    expect(outcomeOf(await deleted(person, theirs.id))).toBe('404 not_found');
    expect(await medicationsOf(another)).toEqual([theirs]);
    await deleted(another, theirs.id);
    expect(outcomeOf(await restored(person, theirs.id))).toBe('404 not_found');
    expect(await medicationsOf(another)).toEqual([]);
  });

  it('removes it from the list and from the doses, and it cannot be edited', async () => {
    const person = await asPatient(testApp());
    const { id } = await withEverything(person);
    const answer = await deleted(person, id);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([await medicationsOf(person), await dosesOf(person, todayOf(testApp()))]).toEqual([
      [],
      [],
    ]);
    expect(outcomeOf(await editMedication(person, id, { name: 'x' }))).toBe('404 not_found');
    expect(await countsOf(id)).not.toContain(0);
  });

  it('succeeds twice, and is audited once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    expect([
      (await deleted(person, id)).statusCode,
      (await deleted(person, id)).statusCode,
    ]).toEqual([204, 204]);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'medication.deleted done')).toHaveLength(1);
  });

  it('§7 counts each of many at once, including those that fail', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const ids = [
      (await madeMedication(person)).id,
      (await madeMedication(person)).id,
      (await madeMedication(another)).id,
    ];
    const answers = await Promise.all(ids.map((id) => deleted(person, id)));
    expect(answers.map(outcomeOf)).toEqual(['204', '204', '404 not_found']);
    expect(await medicationsOf(person)).toEqual([]);
  });

  it('can be undone: the medicine is back as it was, with its doses', async () => {
    const person = await asPatient(testApp());
    const made = await withEverything(person);
    const before = await dosesOf(person, todayOf(testApp()));
    await deleted(person, made.id);
    const answer = await restored(person, made.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, made]);
    expect(await dosesOf(person, todayOf(testApp()))).toEqual(before);
    expect((await restored(person, made.id)).json()).toEqual(made);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('medication.restored done');
  });

  it('is final when its time in the bin is over, and only then are its doses deleted', async () => {
    const person = await asPatient(testApp());
    const [gone, kept] = [await withEverything(person), await withEverything(person)];
    await deleted(person, gone.id);
    const { db, clock } = testApp().deps;
    const purgeAfter = (ms: number) =>
      purgeExpired({ db, clock: { now: () => new Date(clock.now().getTime() + ms) } });
    await purgeAfter(limits.files.binMs - 1000);
    expect(await countsOf(gone.id)).not.toContain(0);
    await purgeAfter(limits.files.binMs);
    expect(await countsOf(gone.id)).toEqual(tables.map(() => 0));
    expect(outcomeOf(await restored(person, gone.id))).toBe('404 not_found');
    expect(outcomeOf(await deleted(person, gone.id))).toBe('404 not_found');
    expect(await countsOf(kept.id)).not.toContain(0);
  });
});

describe('stored plans and entries', () => {
  const unchangeable = ['medication_schedules', 'medication_states', 'dose_log'];
  it.each(
    unchangeable.flatMap((table) => [
      `UPDATE ${table} SET seq = 2, note = ''`.replace(
        table === 'dose_log' ? 'seq = 2, ' : `, note = ''`,
        '',
      ),
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]),
  )('never change: %s is refused', async (statement) => {
    await withEverything(await asPatient(testApp()));
    await expect(testApp().deps.db.execute(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
