import { errorBody } from '@caretrail/contract/http/error-body';
import { doseLogEntry, type DoseLogEntry } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
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
  sendDose,
  sendDoseUnder,
  todayOf,
  yesterdayOf,
} from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** A patient with a medicine, and the name of its dose of yesterday. */
async function withDose() {
  const person = await asPatient(testApp());
  const yesterday = yesterdayOf(testApp());
  const { schedule, ...medicine } = inTwoStrengths(yesterday);
  // Since the day before: at night yesterday is still the day on which it was entered.
  const since = { ...schedule, effective_from: addDays(yesterday, -1) };
  const made = await madeMedication(person, { ...medicine, schedule: since });
  return { person, made, dose: doseName(made, 'one', yesterday) };
}
const logOf = ({ patientId }: Person): Promise<{ id: string }[]> =>
  testApp().deps.db.query<{ id: string }>(`SELECT id FROM dose_log WHERE patient_id = $1`, [
    patientId,
  ]);
const stockOf = async (person: Person): Promise<number[] | undefined> =>
  (await medicationsOf(person))[0]?.stock.map(({ on_hand }) => on_hand);
const sendUnder = (key: string, person: Person, id: string, body: object) =>
  sendDoseUnder(testApp(), key, person, { id, body });
const stateOf = async (person: Person): Promise<string[]> =>
  (await dosesOf(person, yesterdayOf(testApp()))).map(({ state }) => state);

describe('logging a dose', () => {
  it('returns 404 for another patient’s medicine, entry or version', async () => {
    const [{ person: another, made: theirs, dose }, { person, made }] = [
      await withDose(),
      await withDose(),
    ];
    const taken = { status: 'taken', ...dose };
    expect(outcomeOf(await sendDose(person, theirs.id, taken))).toBe('404 not_found');
    expect(outcomeOf(await sendDose(person, made.id, taken))).toBe('400 invalid_input');
    const entry = await loggedDose(another, theirs.id, taken);
    const foreign = { status: 'cleared', supersedes: entry.id };
    expect(outcomeOf(await sendDose(person, made.id, foreign))).toBe('400 invalid_input');
    expect(outcomeOf(await sendDose(person, theirs.id, foreign))).toBe('404 not_found');
    expect([await logOf(person), await stateOf(another)]).toEqual([[], ['taken']]);
  });

  it('shows it taken, with the planned amount, the user and the time', async () => {
    const { person, made, dose } = await withDose();
    const entry = await loggedDose(person, made.id, { status: 'taken', ...dose, note: 'With tea' });
    expect(entry).toMatchObject({
      ...dose,
      medication_id: made.id,
      at: testApp().clock.now().toISOString(),
      time_zone: 'UTC',
      amount_parts: made.schedule?.phases[0]?.slots[0]?.parts,
      note: 'With tea',
      by: person.userId,
    });
    expect(doseLogEntry.parse(entry)).toEqual(entry);
    const [shown] = await dosesOf(person, yesterdayOf(testApp()));
    expect(shown).toMatchObject({ state: 'taken', log: entry });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('dose.logged done');
  });

  it('returns the first entry for a repeat and says so; a different entry for the same dose gets a conflict', async () => {
    const { person, made, dose } = await withDose();
    const first = await loggedDose(person, made.id, { status: 'taken', ...dose });
    testApp().clock.advance(1000);
    expect(first).not.toHaveProperty('already_recorded');
    const known = { ...first, already_recorded: true };
    expect(await loggedDose(person, made.id, { status: 'taken', ...dose })).toEqual(known);
    const again = { status: 'taken', ...dose, at: first.at };
    expect(await loggedDose(person, made.id, again)).toEqual(known);
    const at = new Date(Date.parse(first.at) - 3_600_000).toISOString();
    // Another time is not lost silently.
    expect(outcomeOf(await sendDose(person, made.id, { ...again, at }))).toBe('409 conflict');
    const other = await sendDose(person, made.id, { status: 'skipped', ...dose });
    expect(outcomeOf(other)).toBe('409 conflict');
    expect(errorBody.parse(other.json()).stored).toEqual(first);
    expect(await logOf(person)).toHaveLength(1);
  });

  it('from many tabs at once creates one entry, and takes from the stock once', async () => {
    const { person, made, dose } = await withDose();
    const entries = await Promise.all(
      Array.from({ length: 4 }, () => loggedDose(person, made.id, { status: 'taken', ...dose })),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(await logOf(person)).toHaveLength(1);
    expect(await stockOf(person)).toEqual([18, 9.5]);
  });

  it('the database itself allows one first entry of a dose, and one correction of an entry', async () => {
    const { person, made, dose } = await withDose();
    const first = await loggedDose(person, made.id, { status: 'taken', ...dose });
    await loggedDose(person, made.id, { status: 'skipped', supersedes: first.id });
    for (const which of ['supersedes IS NULL', 'supersedes IS NOT NULL'])
      await expect(
        testApp().deps.db.execute(
          `INSERT INTO dose_log SELECT copy.* FROM dose_log l, LATERAL
             jsonb_populate_record(NULL::dose_log, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid())) copy
            WHERE l.patient_id = $1 AND l.${which}`,
          [person.patientId],
        ),
      ).rejects.toMatchObject({ code: '23505' });
  });

  it('of a time before the medicine was entered takes nothing from the stock that was counted then', async () => {
    const { person, made, dose } = await withDose();
    const before = new Date(Date.parse(made.created_at) - 86_400_000).toISOString();
    const early = await loggedDose(person, made.id, { status: 'taken', ...dose, at: before });
    expect(early.amount_parts).toHaveLength(2);
    expect(await stockOf(person)).toEqual([20, 10]);
    // Undone, nothing comes back; corrected to a time after the entry, it was taken from what was counted.
    const undone = await loggedDose(person, made.id, { status: 'cleared', supersedes: early.id });
    expect(await stockOf(person)).toEqual([20, 10]);
    const late = await loggedDose(person, made.id, { status: 'taken', supersedes: undone.id });
    expect(await stockOf(person)).toEqual([18, 9.5]);
    await loggedDose(person, made.id, { status: 'taken', supersedes: late.id, at: before });
    expect(await stockOf(person)).toEqual([20, 10]);
  });

  it('is corrected by a new entry, and the stock is as if the first had never been', async () => {
    const { person, made, dose } = await withDose();
    const taken = await loggedDose(person, made.id, { status: 'taken', ...dose });
    const skipped = await loggedDose(person, made.id, {
      status: 'skipped',
      reason: 'vomited',
      supersedes: taken.id,
    });
    expect(skipped).toMatchObject({ ...dose, supersedes: taken.id, amount_parts: [] });
    expect([await stateOf(person), await stockOf(person)]).toEqual([['skipped'], [20, 10]]);
    const half = { amount_parts: [{ strength: '140 mg', count: 1 }], supersedes: skipped.id };
    await loggedDose(person, made.id, { status: 'taken', ...dose, ...half });
    expect([await stateOf(person), await stockOf(person)]).toEqual([['taken'], [19, 10]]);
    expect(await logOf(person)).toHaveLength(3);
  });

  it('is recorded once for a slot and a day, whatever was changed and undone in between', async () => {
    const { person, made, dose } = await withDose();
    const today = todayOf(testApp());
    const first = { ...dose, local_date: today };
    const { id } = await loggedDose(person, made.id, { status: 'taken', ...first });
    const [phase] = made.schedule?.phases ?? [];
    const phases = [{ ...phase, slots: [{ ...phase?.slots[0], at: '08:30' }] }];
    const after = (
      await editMedication(person, made.id, { schedule: { phases } })
    ).json<Medication>();
    const cleared = await loggedDose(person, made.id, { status: 'cleared', supersedes: id });
    const again = doseName(after, 'one', today);
    await loggedDose(person, made.id, { status: 'taken', ...again });
    const back = await sendDose(person, made.id, { status: 'taken', supersedes: cleared.id });
    expect(outcomeOf(back)).toBe('400 invalid_input');
    const taken = (await dosesOf(person, today)).filter(({ state }) => state === 'taken');
    expect(taken).toHaveLength(1);
  });

  it('can be undone, and logged again', async () => {
    const { person, made, dose } = await withDose();
    const { id } = await loggedDose(person, made.id, { status: 'taken', ...dose });
    const back = { status: 'cleared', supersedes: id };
    const cleared = await loggedDose(person, made.id, back);
    expect(await loggedDose(person, made.id, back)).toMatchObject(cleared);
    const [shown] = await dosesOf(person, yesterdayOf(testApp()));
    expect([shown?.log, shown?.state]).toEqual([null, 'missed']);
    expect(await stockOf(person)).toEqual([20, 10]);
    const again = await loggedDose(person, made.id, { status: 'skipped', ...dose });
    expect(again.supersedes).toBe(cleared.id);
    expect(await stateOf(person)).toEqual(['skipped']);
  });

  it('stores one of two concurrent corrections, and the other device gets a conflict', async () => {
    const { person, made, dose } = await withDose();
    const { id } = await loggedDose(person, made.id, { status: 'taken', ...dose });
    const answers = await Promise.all(
      ['skipped', 'cleared'].map((status) => sendDose(person, made.id, { status, supersedes: id })),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['201', '409 conflict']);
    expect(await logOf(person)).toHaveLength(2);
  });

  it('does not correct an entry of another dose or medicine', async () => {
    const { person, made, dose } = await withDose();
    const { id } = await loggedDose(person, made.id, { status: 'taken', ...dose });
    const other = await madeMedication(person);
    const today = { ...dose, local_date: todayOf(testApp()), supersedes: id };
    expect(outcomeOf(await sendDose(person, made.id, { status: 'skipped', ...today }))).toBe(
      '400 invalid_input',
    );
    const answer = await sendDose(person, other.id, { status: 'skipped', supersedes: id });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
  });

  it.each([
    ['a slot that is not there', (dose: object) => ({ ...dose, slot_id: 'two' })],
    ['a day before the schedule', (dose: object) => ({ ...dose, local_date: '2020-01-01' })],
    [
      'a version that does not exist',
      (dose: object) => ({ ...dose, schedule_version_id: testApp().deps.ids.next() }),
    ],
    [
      'a time to come',
      (dose: object) => ({
        ...dose,
        at: new Date(testApp().clock.now().getTime() + 3_600_000).toISOString(),
      }),
    ],
  ])('refuses %s', async (_, wrong) => {
    const { person, made, dose } = await withDose();
    const answer = await sendDose(person, made.id, { status: 'taken', ...wrong(dose) });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(await logOf(person)).toEqual([]);
  });

  it('is refused for a day that a new version covers; earlier entries stay, and their dose is not planned twice', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const before = await madeMedication(person);
    await loggedDose(person, before.id, { status: 'taken', ...doseName(before, 'at-0800', today) });
    const after = (
      await editMedication(person, before.id, { times: ['08:00', '21:00'] })
    ).json<Medication>();
    expect(
      (await dosesOf(person, today)).map(({ slot_id, log }) => [slot_id, log?.status]),
    ).toEqual([
      ['at-0800', 'taken'],
      ['at-2100', undefined],
    ]);
    const old = { status: 'taken', ...doseName(before, 'at-2000', today) };
    expect(outcomeOf(await sendDose(person, before.id, old))).toBe('400 invalid_input');
    await loggedDose(person, after.id, { status: 'taken', ...doseName(after, 'at-2100', today) });
  });

  it('is done once under a key, as needed too', async () => {
    const { person, made } = await withDose();
    const key = testApp().deps.ids.next();
    const send = (status: string) => sendUnder(key, person, made.id, { status });
    const [first, again] = [await send('taken'), await send('taken')];
    expect(again.json<DoseLogEntry>()).toEqual(first.json());
    expect(outcomeOf(await send('skipped'))).toBe('422 key_reused');
    expect(await logOf(person)).toHaveLength(1);
  });

  it('of a plan is the same tap under its key when it is sent later with the time of the tap; another answer is not', async () => {
    const { person, made, dose } = await withDose();
    const key = testApp().deps.ids.next();
    const send = (body: object) => sendUnder(key, person, made.id, { ...dose, ...body });
    const first = await send({ status: 'taken' });
    const at = new Date(testApp().clock.now().getTime() - 60_000).toISOString();
    const timed = { at, time_zone: 'Europe/London' };
    const again = await send({ status: 'taken', ...timed });
    expect(again.statusCode).toBe(201);
    expect(again.json<DoseLogEntry>()).toEqual(first.json());
    expect(outcomeOf(await send({ status: 'skipped', ...timed }))).toBe('422 key_reused');
    expect(await logOf(person)).toHaveLength(1);
  });

  it('as needed is the same tap under its key when it is sent later with the time of the tap', async () => {
    const { person, made } = await withDose();
    const key = testApp().deps.ids.next();
    const first = await sendUnder(key, person, made.id, { status: 'taken' });
    testApp().clock.advance(60_000);
    const at = new Date(testApp().clock.now().getTime() - 90_000).toISOString();
    const timed = { status: 'taken', at, time_zone: 'Europe/London' };
    const again = await sendUnder(key, person, made.id, timed);
    expect(again.statusCode).toBe(201);
    expect(again.json<DoseLogEntry>()).toEqual(first.json());
    expect(await logOf(person)).toHaveLength(1);
    // One whose first try never arrived has the time of its tap.
    const late = await sendUnder(testApp().deps.ids.next(), person, made.id, timed);
    expect(late.json<DoseLogEntry>()).toMatchObject({ at, time_zone: 'Europe/London' });
    expect(await logOf(person)).toHaveLength(2);
  });

  it('says under a repeated key that another device had recorded it, for as long as that record stands', async () => {
    const { person, made, dose } = await withDose();
    const theirs = await loggedDose(person, made.id, { status: 'taken', ...dose });
    testApp().clock.advance(4 * 60_000);
    const at = testApp().clock.now().toISOString();
    const key = testApp().deps.ids.next();
    const send = async (body: object) =>
      (
        await sendUnder(key, person, made.id, { status: 'taken', ...dose, ...body })
      ).json<DoseLogEntry>();
    const known = { ...theirs, already_recorded: true };
    expect(await send({})).toEqual(known);
    expect(await send({ at })).toEqual(known);
    expect(await logOf(person)).toHaveLength(1);
    // Undone by the one who recorded it: the tap is the only record then, and its own.
    await loggedDose(person, made.id, { status: 'cleared', supersedes: theirs.id });
    const own = await send({ at });
    expect(own).toMatchObject({ status: 'taken', at });
    expect(own).not.toHaveProperty('already_recorded');
    expect(await send({ at })).toEqual(own);
    expect(await logOf(person)).toHaveLength(3);
  });

  it('returns 404 for a deleted medicine', async () => {
    const { person, made, dose } = await withDose();
    await person.call(medicationsEndpoints.remove, { params: { id: made.id } });
    expect(outcomeOf(await sendDose(person, made.id, { status: 'taken', ...dose }))).toBe(
      '404 not_found',
    );
    expect(await dosesOf(person, addDays(todayOf(testApp()), -1), todayOf(testApp()))).toEqual([]);
  });
});
