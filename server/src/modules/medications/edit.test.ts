import { dateAt } from '@caretrail/contract/time/zoned';
import { errorBody } from '@caretrail/contract/http/error-body';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { MedicationHistory } from '@caretrail/contract/medications/history';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  dosesOf,
  editMedication,
  inTwoStrengths,
  livesIn,
  madeMedication,
  medicationsOf,
  todayOf,
  yesterdayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const edited = async (person: Person, id: string, body: object): Promise<Medication> => {
  const answer = await editMedication(person, id, body);
  expect(outcomeOf(answer)).toBe('200');
  return answer.json<Medication>();
};
const historyOf = async (person: Person, id: string): Promise<MedicationHistory> =>
  (await person.call(medicationsEndpoints.history, { params: { id } })).json<MedicationHistory>();
const times = async (person: Person, from: string, to?: string): Promise<string[]> =>
  (await dosesOf(person, from, to)).map(({ local_date_time }) => local_date_time);

describe('§7 edit a medicine', () => {
  it('returns 404 for another patient’s medicine, as does its history', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeMedication(another);
    expect(outcomeOf(await editMedication(person, theirs.id, { name: 'Mine now' }))).toBe(
      '404 not_found',
    );
    const history = await person.call(medicationsEndpoints.history, { params: { id: theirs.id } });
    expect(outcomeOf(history)).toBe('404 not_found');
    expect(await medicationsOf(another)).toEqual([theirs]);
  });

  it('changes the named fields, raises the version and records the user', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, { reason: 'Seizures' });
    const { times: at, repeat_on, start_date, end_date, dosage } = made;
    // §7: the fields with repeat_on, whether they changed or not.
    const form = { times: at, repeat_on, start_date, end_date, dosage, name: 'Keppra' };
    const answer = await edited(person, made.id, { ...form, version: 1 });
    expect(answer).toEqual({
      ...made,
      name: 'Keppra',
      version: 2,
      updated_at: testApp().clock.now().toISOString(),
    });
    expect(await medicationsOf(person)).toEqual([answer]);
    expect(await historyOf(person, made.id)).toHaveLength(2);
  });

  it('§5 turns a single repeat_on into a list, an empty one into every day', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    expect((await edited(person, id, { repeat_on: 'tue' })).repeat_on).toEqual(['tue']);
    expect((await edited(person, id, { repeat_on: '' })).repeat_on).toBeNull();
  });

  it('returns both versions for an outdated one, and changes nothing', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    const newer = await edited(person, id, { times: ['09:00'] });
    const answer = await editMedication(person, id, { name: 'Mine', times: [], version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(errorBody.parse(answer.json()).conflict).toEqual({
      your_version: 1,
      stored_version: 2,
      stored: newer,
    });
    expect(await medicationsOf(person)).toEqual([newer]);
  });

  it('stores one of two concurrent edits, and the other device gets a conflict', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map(async (name) =>
        outcomeOf(await editMedication(person, id, { name, version: 1 })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['200', '409 stale_version', '409 stale_version']);
  });

  it('leaves no trace when nothing changes', async () => {
    const person = await asPatient(testApp());
    const body = inTwoStrengths(todayOf(testApp()));
    const made = await madeMedication(person, body);
    const { schedule, stock, name } = body;
    expect(await edited(person, made.id, { schedule, name })).toEqual(made);
    const counted = stock.map((each) => ({ unit: '', ...each }));
    expect(await edited(person, made.id, { stock: counted })).toEqual(made);
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('medication.edited done');
  });

  it('is checked together with the unchanged fields', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { end_date: addDays(todayOf(testApp()), 5) });
    const answer = await editMedication(person, id, { start_date: addDays(todayOf(testApp()), 6) });
    expect(answer.json()).toMatchObject({ fields: { end_date: expect.anything() as string } });
    expect((await edited(person, id, { end_date: null })).end_date).toBeNull();
  });

  it('is audited by the names of the changed fields', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    await edited(person, id, { name: 'Canary', times: ['09:00'], state: 'on-hold', stock: [] });
    const row = await testApp().deps.db.one(
      `SELECT changed_fields FROM audit_log WHERE actor_id = $1 AND action = 'medication.edited'`,
      [person.userId],
    );
    expect(row).toEqual({ changed_fields: ['name', 'state', 'times'] });
  });
});

describe('§7 a changed schedule', () => {
  it('counts from today; earlier days keep their doses', async () => {
    const person = await asPatient(testApp());
    const [yesterday, today] = [yesterdayOf(testApp()), todayOf(testApp())];
    const made = await madeMedication(person, inTwoStrengths(yesterday));
    const { phases } = inTwoStrengths(yesterday).schedule;
    const [phase] = phases;
    const later = { ...phase, slots: [{ id: 'two', at: '21:00', parts: [] }] };
    const answer = await edited(person, made.id, {
      schedule: { phases: [later], reason: 'Clinic letter' },
    });
    expect(answer.times).toEqual(['21:00']);
    expect(answer.schedule?.id).not.toBe(made.schedule?.id);
    expect(await times(person, yesterday, today)).toEqual([`${yesterday}T08:00`, `${today}T21:00`]);
    expect(await historyOf(person, made.id)).toMatchObject([
      {
        kind: 'schedule',
        times: ['21:00'],
        reason: 'Clinic letter',
        changed_by: person.userId,
        effective_from: today,
      },
      { kind: 'schedule', times: ['08:00'], schedule: made.schedule },
      { kind: 'state', state: 'active' },
    ]);
  });

  it('can be planned for a later day; until then the flat fields stay as they are', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person);
    const day = addDays(todayOf(testApp()), 10);
    const { phases } = inTwoStrengths(day).schedule;
    const answer = await edited(person, made.id, { schedule: { phases, effective_from: day } });
    expect([answer.times, answer.schedule]).toEqual([made.times, made.schedule]);
    expect(await times(person, addDays(day, -1), day)).toEqual([
      `${addDays(day, -1)}T08:00`,
      `${addDays(day, -1)}T20:00`,
      `${day}T08:00`,
    ]);
  });

  it('never rewrites the past', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person);
    const { schedule } = inTwoStrengths(yesterdayOf(testApp()));
    const answer = await editMedication(person, made.id, { schedule });
    expect(answer.json()).toMatchObject({
      fields: { 'schedule.effective_from': expect.anything() as string },
    });
    expect(await medicationsOf(person)).toEqual([made]);
  });

  it('of several parts is not flattened by the flat fields, unless it is removed', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, inTwoStrengths(todayOf(testApp())));
    const answer = await editMedication(person, made.id, { times: ['09:00'], repeat_on: null });
    expect(answer.json<{ fields: object }>().fields).toEqual({
      times: expect.stringMatching(/schedule/) as string,
    });
    const flat = await edited(person, made.id, { times: ['09:00'], schedule: null });
    expect(flat.schedule?.phases).toMatchObject([{ slots: [{ id: 'at-0900', parts: [] }] }]);
  });

  it('without times plans no more doses', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    expect((await edited(person, id, { times: [] })).schedule).toBeNull();
    expect(await dosesOf(person, todayOf(testApp()))).toEqual([]);
  });
});

describe('§3 a plan in cycles, sent again by a client with an outdated plan', () => {
  it('keeps its delay and its hold, also days later', async () => {
    const person = await asPatient(testApp());
    const day = todayOf(testApp());
    const first = addDays(day, 3);
    const cycle = { kind: 'cycle', length: 28, on_days: [1, 2], anchor: first, cycles: 6 };
    const phase = (count: number) => ({
      seq: 1,
      start: { date: first },
      length: { open: true },
      pattern: { ...cycle, shifts: [], held: [] },
      slots: [{ id: 'evening', at: '21:00', parts: [{ strength: '100 mg', count }] }],
    });
    const { id } = await madeMedication(person, { schedule: { phases: [phase(1)] } });
    const change = (body: object) =>
      person.call(medicationsEndpoints.changePlan, {
        params: { id },
        body: { change: body } as never,
      });
    await change({ kind: 'delay', cycle: 1, days: 7 });
    await change({ kind: 'hold', cycle: 2 });
    const held = [{ anchor: addDays(first, 7), held: [2] }];
    for (const count of [2, 3]) {
      const { schedule } = await edited(person, id, { schedule: { phases: [phase(count)] } });
      expect(schedule?.phases.map(({ pattern }) => pattern)).toMatchObject(held);
      expect(schedule?.phases[0]?.slots[0]?.parts[0]?.count).toBe(count);
    }
  });
});

describe('§3 a changed state', () => {
  it('moves the medicine to the other list; earlier days keep their doses', async () => {
    const person = await asPatient(testApp());
    const [yesterday, today] = [yesterdayOf(testApp()), todayOf(testApp())];
    const { id } = await madeMedication(person, inTwoStrengths(yesterday));
    const answer = await edited(person, id, { status: 'completed', state_reason: 'Course over' });
    expect(answer).toMatchObject({
      status: 'completed',
      state: 'completed',
      state_since: today,
    });
    expect(await medicationsOf(person)).toEqual([]);
    expect(await times(person, yesterday, today)).toEqual([`${yesterday}T08:00`]);
    expect((await historyOf(person, id))[0]).toMatchObject({
      kind: 'state',
      state: 'completed',
      reason: 'Course over',
    });
    await edited(person, id, { status: 'current' });
    expect(await times(person, yesterday, today)).toEqual([`${yesterday}T08:00`, `${today}T08:00`]);
  });

  it('plans doses again for a medicine that is taken again where it is still the day before', async () => {
    const person = await asPatient(testApp());
    const now = testApp().clock.now();
    // 25 hours apart: at any hour the west has an earlier date.
    const [here, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    await livesIn(testApp(), person, here);
    const { id } = await madeMedication(person, { times: ['12:00'] });
    await edited(person, id, { state: 'on-hold' });
    await livesIn(testApp(), person, west);
    expect(dateAt(now.getTime(), west) < dateAt(now.getTime(), here)).toBe(true);
    await edited(person, id, { state: 'active' });
    const tomorrow = addDays(dateAt(now.getTime(), here), 1);
    expect(await times(person, tomorrow, tomorrow)).toEqual([`${tomorrow}T12:00`]);
  });

  it('stays on hold when an edit only says that it is current', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { state: 'on-hold', state_reason: 'Low counts' });
    expect(await edited(person, id, { status: 'current', name: 'New' })).toMatchObject({
      state: 'on-hold',
      state_reason: 'Low counts',
      state_since: null,
    });
    expect(await dosesOf(person, todayOf(testApp()))).toEqual([]);
    expect(await edited(person, id, { state: 'active' })).toMatchObject({ state_reason: '' });
  });

  it('is refused when it does not fit the status', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    const answer = await editMedication(person, id, { status: 'current', state: 'stopped' });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
  });
});
