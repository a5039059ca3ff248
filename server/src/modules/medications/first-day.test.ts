import { errorBody } from '@caretrail/contract/http/error-body';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { FirstDayPreview } from '@caretrail/contract/medications/first-day-preview';
import type { MedicationHistory } from '@caretrail/contract/medications/history';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  dosesOf,
  editMedication,
  inCyclesFrom,
  inTwoStrengths,
  loggedDose,
  madeMedication,
  medicationsOf,
  todayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const day = (days: number): string => addDays(todayOf(testApp()), days);

const preview = (person: Person, id: string, first_day: string) =>
  person.call(medicationsEndpoints.previewFirstDay, { params: { id }, body: { first_day } });
const previewed = async (person: Person, id: string, date: string): Promise<FirstDayPreview> => {
  const answer = await preview(person, id, date);
  expect(outcomeOf(answer)).toBe('200');
  return answer.json<FirstDayPreview>();
};
const corrected = async (person: Person, id: string, start_date: string): Promise<Medication> => {
  const answer = await editMedication(person, id, { start_date });
  expect(outcomeOf(answer)).toBe('200');
  return answer.json<Medication>();
};

/** Entered nine days ago, and planned from `first` on. */
const plannedFrom = (first: string) => {
  const { schedule, ...rest } = inTwoStrengths(first);
  return { ...rest, schedule: { ...schedule, effective_from: day(-9) } };
};
/** Day of the month, and what is known. */
const statesOf = async (person: Person, from: string, to: string): Promise<string[]> =>
  (await dosesOf(person, from, to)).map(({ local_date, state }) => `${local_date} ${state}`);
const logOf = (person: Person) =>
  testApp().deps.db.query(
    `SELECT l.* FROM dose_log l JOIN patients p USING (patient_id) WHERE p.user_id = $1 ORDER BY l.id`,
    [person.userId],
  );
/** What an answer says, without what is new with every write. */
const plain = (medicine: Medication) => ({
  ...medicine,
  version: 0,
  updated_at: '',
  schedule: medicine.schedule?.phases,
  planned: medicine.planned.map(({ phases }) => phases),
});

describe('§3 the first day of a medicine', () => {
  it('returns 404 for another patient’s medicine, its preview too', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeMedication(another, plannedFrom(day(-3)));
    expect(outcomeOf(await preview(person, theirs.id, day(-5)))).toBe('404 not_found');
    const answer = await editMedication(person, theirs.id, { start_date: day(-5) });
    expect(outcomeOf(answer)).toBe('404 not_found');
    expect(await medicationsOf(another)).toEqual([theirs]);
  });

  it('is corrected as the preview said, which stores nothing', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(5)));
    const shown = await previewed(person, made.id, day(-4));
    expect(await medicationsOf(person)).toEqual([made]);
    expect(shown).toMatchObject({
      added: { first: day(-4) },
      removed: null,
      recorded: 0,
      changes_coming: true,
    });
    const stored = await corrected(person, made.id, day(-4));
    expect(plain(stored)).toEqual(plain(shown.medicine));
    expect([stored.start_date, stored.version]).toEqual([day(-4), 2]);
    expect(await medicationsOf(person)).toEqual([stored]);
    // Days in the past come without a “missed”, and can be told from those before the plan was entered.
    expect((await dosesOf(person, day(-4)))[0]).toMatchObject({ is_added: true });
    expect(await statesOf(person, day(-5), day(-3))).toEqual([
      `${day(-4)} unasked`,
      `${day(-3)} unasked`,
    ]);
    const history = await person.call(medicationsEndpoints.history, { params: { id: made.id } });
    expect(history.json<MedicationHistory>()).toMatchObject([
      { start_date: day(-4), schedule: { corrects: made.schedule?.id }, is_replaced: false },
      { start_date: day(5), id: made.schedule?.id, is_replaced: true },
      { kind: 'state' },
    ]);
  });

  it('keeps what was recorded, and the stock; a dose that came in can be recorded', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(-3)));
    const entry = await loggedDose(person, made.id, {
      ...doseName(made, 'one', day(-3)),
      status: 'taken',
    });
    const [log, [before]] = [await logOf(person), await medicationsOf(person)];
    const after = await corrected(person, made.id, day(-5));
    expect(await logOf(person)).toEqual(log);
    expect(after.stock).toEqual(before?.stock);
    expect(await statesOf(person, day(-9), day(-2))).toEqual([
      `${day(-5)} unasked`,
      `${day(-4)} unasked`,
      `${day(-3)} taken`,
      `${day(-2)} missed`,
    ]);
    const late = { ...doseName(after, 'one', day(-5)), status: 'taken' };
    await loggedDose(person, made.id, late);
    await loggedDose(person, made.id, { status: 'cleared', supersedes: entry.id });
    expect(await statesOf(person, day(-5), day(-2))).toEqual([
      `${day(-5)} taken`,
      `${day(-4)} unasked`,
      `${day(-3)} missed`,
      `${day(-2)} missed`,
    ]);
  });

  it('is refused where doses are recorded before it, with the day, and nothing is stored', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(-5)));
    await loggedDose(person, made.id, { ...doseName(made, 'one', day(-4)), status: 'skipped' });
    const stored = await medicationsOf(person);
    for (const answer of [
      await preview(person, made.id, day(-2)),
      await editMedication(person, made.id, { start_date: day(-2), name: 'Other' }),
    ]) {
      expect(outcomeOf(answer)).toBe('400 invalid_input');
      expect(errorBody.parse(answer.json()).fields).toEqual({
        start_date: expect.stringContaining('A dose is recorded on') as string,
      });
    }
    expect(await medicationsOf(person)).toEqual(stored);
  });

  it('removes doses that were missed only because of the wrong day, and their stock is needed later', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(-3)));
    const after = await corrected(person, made.id, day(4));
    expect(await statesOf(person, day(-9), day(3))).toEqual([]);
    expect(after.stock[0]).toMatchObject({ on_hand: 20, runs_out_on: day(14) });
  });

  it('counts the doses a day of the plan from today on, not those of an earlier one', async () => {
    const person = await asPatient(testApp());
    const { schedule } = plannedFrom(day(-3));
    const [phase] = schedule.phases;
    const slots = ['06:00', '14:00', '22:00'].map((at) => ({
      id: `at-${at.slice(0, 2)}`,
      at,
      parts: [],
    }));
    const often = { ...schedule, phases: [{ ...phase, slots }] };
    const { id } = await madeMedication(person, { schedule: often });
    await editMedication(person, id, { schedule: { phases: schedule.phases } });
    await corrected(person, id, day(-5));
    const planned = await testApp().deps.db.one(
      `SELECT doses_a_day FROM medications WHERE id = $1`,
      [id],
    );
    expect(planned).toEqual({ doses_a_day: 1 });
  });

  it('moves the cycles that count from it', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, inCyclesFrom(day(10)));
    const { schedule } = await corrected(person, made.id, day(3));
    expect(schedule?.phases).toMatchObject([
      { start: { date: day(3) }, pattern: { kind: 'cycle', anchor: day(3) } },
    ]);
    expect((await dosesOf(person, day(0), day(31))).map(({ local_date }) => local_date)).toEqual([
      ...[3, 4, 5, 6, 7].map(day),
      day(31),
    ]);
  });

  it('of flat fields is corrected when it is the only one that changes', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, { start_date: day(5) });
    const { times, repeat_on, end_date, dosage } = made;
    const form = { times, repeat_on, end_date, dosage };
    const answer = await editMedication(person, made.id, { ...form, start_date: day(-30) });
    expect(answer.json<Medication>()).toMatchObject({ ...form, start_date: day(-30) });
    // Those before it was entered are listed as not recorded: none is missed.
    const before = await dosesOf(person, day(-40), day(-1));
    expect(before).toHaveLength(60);
    expect(new Set(before.map(({ state, is_added }) => `${state} ${is_added}`))).toEqual(
      new Set(['unasked true']),
    );
    expect(await dosesOf(person, day(0), day(1))).toHaveLength(4);
  });

  it('is refused for a version that was changed since, and audited by its name', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(-3)));
    const newer = await corrected(person, made.id, day(-5));
    const answer = await editMedication(person, made.id, { start_date: day(-6), version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(errorBody.parse(answer.json()).conflict).toEqual({
      your_version: 1,
      stored_version: 2,
      stored: newer,
    });
    const audited = await testApp().deps.db.query(
      `SELECT changed_fields FROM audit_log WHERE actor_id = $1 AND action = 'medication.edited'`,
      [person.userId],
    );
    expect(audited).toEqual([{ changed_fields: ['start_date'] }]);
  });

  it('is one step of what was decided since: the same day again changes nothing', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, plannedFrom(day(-3)));
    const after = await corrected(person, made.id, day(-5));
    expect(await corrected(person, made.id, day(-5))).toEqual(after);
    expect(await corrected(person, made.id, day(-3))).toMatchObject({ start_date: day(-3) });
    expect(await statesOf(person, day(-9), day(-2))).toEqual([
      `${day(-3)} missed`,
      `${day(-2)} missed`,
    ]);
  });
});
