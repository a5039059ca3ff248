import { limits } from '@caretrail/contract/limits';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import {
  doseName,
  editMedication,
  livesIn,
  loggedDose,
  madeMedication,
  medicationsOf,
  sendDose,
  sendDoseUnder,
  sendMedication,
  todayOf,
  zoneAt,
} from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const told = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ detail: string }>().detail,
];
/** As if so much had been logged or planned before. */
const use = ({ patientId }: Person, column: string, amount: number) =>
  testApp().deps.db.execute(`UPDATE patients SET ${column} = $2 WHERE patient_id = $1`, [
    patientId,
    amount,
  ]);
const storedCounts = ({ patientId }: Person) =>
  testApp().deps.db.one(
    `SELECT logged_doses, logged_bytes, schedule_bytes FROM patients WHERE patient_id = $1`,
    [patientId],
  );
const times = (count: number) =>
  Array.from({ length: count }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

describe('§3 the limits of medicines', () => {
  it('allow so many doses a day for current medicines; completed, held and deleted ones do not count', async () => {
    const person = await asPatient(testApp());
    const most = limits.medications.dosesADay / 24;
    const made = [];
    for (let count = 0; count < most; count += 1)
      made.push(await madeMedication(person, { times: times(24) }));
    const [first, second, third] = made.map(({ id }) => id) as [string, string, string];
    const sentence = expect.stringMatching(/up to 240 doses a day for all .*\. Select fewer times/);
    const one = { name: 'One more', times: ['08:00'] };
    expect(told(await sendMedication(person, one))).toEqual([400, sentence]);
    expect(await medicationsOf(person)).toHaveLength(most);
    await editMedication(person, first, { state: 'on-hold' });
    expect((await sendMedication(person, one)).statusCode).toBe(200);
    expect(told(await editMedication(person, first, { state: 'active' }))).toEqual([400, sentence]);
    const params = { id: second };
    await person.call(medicationsEndpoints.remove, { params });
    expect((await editMedication(person, first, { state: 'active' })).statusCode).toBe(200);
    expect(told(await person.call(medicationsEndpoints.restore, { params }))).toEqual([
      400,
      sentence,
    ]);
    await editMedication(person, third, { times: ['08:00'] });
    expect((await person.call(medicationsEndpoints.restore, { params })).statusCode).toBe(200);
  });

  it('refuse a dose in a full log, and accept it where the count was outdated', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person);
    const today = todayOf(testApp());
    const dose = { status: 'taken', ...doseName(made, 'at-0800', today) };
    await use(person, 'logged_doses', limits.medications.loggedDoses);
    // The stored number never falls: it is counted again before a request is refused.
    await loggedDose(person, made.id, dose);
    expect(await storedCounts(person)).toMatchObject({
      logged_doses: 1,
      // '[]' and the text that the dose was recorded with.
      logged_bytes: 2 + made.name.length + made.dosage.length,
    });
    await testApp().deps.db.execute(
      `INSERT INTO dose_log SELECT l.patient_id, md5(l.id::text)::uuid, l.medication_id, NULL, NULL, NULL, l.status, l.at,
              l.time_zone, l.amount_parts, l.reason, repeat('x', $2), l.via, NULL, l.logged_by, l.logged_at, '', ''
         FROM dose_log l WHERE l.patient_id = $1`,
      [person.patientId, limits.medications.loggedBytes - 10],
    );
    await use(person, 'logged_bytes', limits.medications.loggedBytes);
    const note = 'With breakfast';
    const evening = { status: 'taken', ...doseName(made, 'at-2000', today), note };
    expect(told(await sendDose(person, made.id, evening))).toEqual([
      413,
      expect.stringMatching(/limit for recorded doses\. Delete medicines/),
    ]);
    expect(await medicationsOf(person)).toHaveLength(1);
    expect(await storedCounts(person)).toMatchObject({ logged_doses: 1 });
  });

  it('refuse a schedule beside many long ones, and store nothing of the edit', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person);
    await use(person, 'schedule_bytes', limits.medications.scheduleBytes);
    expect((await editMedication(person, made.id, { times: ['09:00'] })).statusCode).toBe(200);
    await testApp().deps.db.execute(
      `INSERT INTO medication_schedules
       SELECT v.patient_id, md5(v.id::text || n)::uuid, v.medication_id, 100 + n, v.effective_from + 1, v.reason, v.tz_mode,
              v.home_tz, v.day_starts_at, v.grace_min, v.miss_after_min, '[]', v.flat || jsonb_build_object('long', repeat('x', 100000)),
              v.changed_by, v.changed_at, v.dosage, v.replaces
         FROM medication_schedules v, generate_series(1, 32) n WHERE v.patient_id = $1 AND v.seq = 1`,
      [person.patientId],
    );
    await use(person, 'schedule_bytes', limits.medications.scheduleBytes);
    const refused = await editMedication(person, made.id, { name: 'Other', times: ['10:00'] });
    expect(told(refused)).toEqual([
      413,
      expect.stringMatching(/limit for schedules\. Delete medicines/),
    ]);
  });

  it('refuse more text about medicines with a sentence', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    await testApp().deps.db.execute(
      `UPDATE medications SET notes = repeat('x', $2) WHERE patient_id = $1`,
      [person.patientId, limits.medications.textBytes],
    );
    expect(told(await editMedication(person, id, { label_text: 'Take one' }))).toEqual([
      413,
      expect.stringMatching(/no more room for text about your medicines\. Shorten/),
    ]);
  });
});

/** As if an entry without a slot had been logged so many times more, one after the other, in the past. */
const again = ({ patientId }: Person, count: number, every: string) =>
  testApp().deps.db.execute(
    `INSERT INTO dose_log SELECT l.patient_id, gen_random_uuid(), l.medication_id, NULL, NULL, NULL, l.status,
            l.at - n * $3::interval, l.time_zone, l.amount_parts, l.reason, l.note, l.via, NULL, l.logged_by, l.logged_at,
            l.medication_name, l.dosage
       FROM dose_log l, generate_series(1, $2::int) n WHERE l.patient_id = $1`,
    [patientId, count, every],
  );

describe('§3 doses as needed', () => {
  it('are limited in a day; on another day there is room, and each can be undone once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    const first = await loggedDose(person, id, { status: 'taken' });
    await again(person, limits.medications.asNeededADay - 2, '1 minute');
    await loggedDose(person, id, { status: 'taken' });
    const full = [
      400,
      expect.stringMatching(/up to 100 doses of an as-needed medicine a day\. Check/),
    ];
    expect(told(await sendDose(person, id, { status: 'taken' }))).toEqual(full);
    const at = new Date(testApp().clock.now().getTime() - 3 * 24 * 3_600_000).toISOString();
    await loggedDose(person, id, { status: 'taken', at });
    const cleared = await loggedDose(person, id, { status: 'cleared', supersedes: first.id });
    const twice = { status: 'cleared', supersedes: cleared.id };
    expect(told(await sendDose(person, id, twice))).toEqual(full);
    const another = await madeMedication(person, { name: 'Another' });
    await loggedDose(person, another.id, { status: 'taken' });
  });

  it('count by their own time when they are sent late, and a repeated tap is no further dose', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    await loggedDose(person, id, { status: 'taken' });
    await again(person, limits.medications.asNeededADay - 2, '1 minute');
    const nowMs = testApp().clock.now().getTime();
    const send = (key: string, minutesAgo?: number) => {
      const at = new Date(nowMs - (minutesAgo ?? 0) * 60_000).toISOString();
      const body = { status: 'taken', ...(minutesAgo !== undefined && { at }) };
      return sendDoseUnder(testApp(), key, person, { id, body });
    };
    const key = testApp().deps.ids.next();
    const first = await send(key);
    const repeated = await send(key, 1);
    expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()]);
    const [late, earlier] = [testApp().deps.ids.next(), testApp().deps.ids.next()];
    expect((await send(late, 2)).statusCode).toBe(400);
    expect((await send(earlier, 2 * 24 * 60)).statusCode).toBe(201);
  });

  it('over more days than one response can hold are refused before they are read', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { times: [] });
    await loggedDose(person, id, { status: 'taken' });
    const { dosesAtOnce, doseDays } = limits.medications;
    await again(person, dosesAtOnce, '25 minutes');
    const asked = vi.spyOn(testApp().deps.db, 'one');
    const to = todayOf(testApp());
    const query = { from: addDays(to, 1 - doseDays), to };
    const answer = await person.call(medicationsEndpoints.listDoses, { query });
    const statements = asked.mock.calls.map(([statement]) => statement);
    asked.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { to: 'Ask for fewer days at a time.' } }),
    ]);
    expect(statements.filter((statement) => statement.includes('amount_parts'))).toEqual([]);
    const fewer = { from: addDays(to, -30), to };
    expect((await person.call(medicationsEndpoints.listDoses, { query: fewer })).statusCode).toBe(
      200,
    );
  });
});

describe('a dose far ahead', () => {
  it('is refused with what to do; that of tomorrow is accepted, and a day is a day of doses', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person);
    const now = testApp().clock.now();
    const zone = zoneAt(1, now);
    await livesIn(testApp(), person, zone);
    const on = (local_date: string) =>
      sendDose(person, made.id, { status: 'taken', ...doseName(made, 'at-0800', local_date) });
    const date = dateAt(now.getTime(), zone);
    // One o'clock at night is still the day before.
    const refused = await on(addDays(date, 1));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: {
          local_date: expect.stringMatching(/more than a day away\. Record it nearer/),
        },
      }),
    ]);
    const taken = await on(date);
    expect(taken.json()).not.toMatchObject({ fields: { local_date: expect.anything() } });
  });
});
