import { addDays } from '@caretrail/contract/time/days';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { PatientZone } from '@caretrail/contract/patients/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { dosesOf, livesIn, madeMedication, todayOf } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { readZone, chooseZone } = patientsEndpoints;
const zoneOf = async (person: Person): Promise<PatientZone> =>
  (await person.call(readZone)).json<PatientZone>();
const choose = (person: Person, body: object) => person.call(chooseZone, { body: body as never });

const daily = (home_tz: string) => ({
  home_tz,
  phases: [
    {
      seq: 1,
      start: { date: '2026-01-01' },
      length: { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: 'one', at: '08:00', parts: [] }],
    },
  ],
});

describe('§3 the clock of a patient', () => {
  it('is not set at first, then that of the newest schedule, then the one that was named', async () => {
    const person = await asPatient(testApp());
    expect(await zoneOf(person)).toEqual({ time_zone: null, used_zone: null, kept_in: null });
    await madeMedication(person, { schedule: daily('Asia/Tokyo') });
    expect(await zoneOf(person)).toMatchObject({ time_zone: null, used_zone: 'Asia/Tokyo' });
    const day = todayOf(testApp());
    const [dose] = await dosesOf(person, day);
    expect(dose).toMatchObject({ time_zone: 'Asia/Tokyo', local_date_time: `${day}T08:00` });
    expect(dose?.at).toBe(`${new Date(Date.parse(`${day}T08:00Z`) - 9 * 3_600_000).toISOString()}`);

    const moved = await choose(person, { time_zone: 'Asia/Kathmandu' });
    expect(moved.json()).toMatchObject({
      time_zone: 'Asia/Kathmandu',
      used_zone: 'Asia/Kathmandu',
    });
    // What was due before keeps the clock of then.
    const later = addDays(day, 2);
    expect((await dosesOf(person, later))[0]).toMatchObject({
      time_zone: 'Asia/Kathmandu',
      local_date_time: `${later}T08:00`,
    });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('profile.edited done');
  });

  it('stays for a journey, which is remembered, and leaves other answers and other patients alone', async () => {
    const person = await asPatient(testApp());
    const another = await asAnotherPatient(testApp());
    await livesIn(testApp(), person, 'Europe/London');
    const sql = `UPDATE health_profiles SET details = details || '{"people": {"hospital": "Mercy"}}' WHERE patient_id = $1`;
    await testApp().deps.db.execute(sql, [person.patientId]);
    await choose(person, { kept_in: 'Asia/Kathmandu' });
    expect(await zoneOf(person)).toEqual({
      time_zone: 'Europe/London',
      used_zone: 'Europe/London',
      kept_in: 'Asia/Kathmandu',
    });
    await choose(person, { time_zone: 'Asia/Tokyo' });
    const { details } = await testApp().deps.db.one<{ details: object }>(
      `SELECT details FROM health_profiles WHERE patient_id = $1`,
      [person.patientId],
    );
    expect(details).toEqual({ you: { time_zone: 'Asia/Tokyo' }, people: { hospital: 'Mercy' } });
    expect(await zoneOf(another)).toMatchObject({ time_zone: null, kept_in: null });
  });

  it.each([{}, { time_zone: 'Moon/Base' }, { time_zone: 'UTC', kept_in: 'UTC' }])(
    'refuses %o',
    async (body) => {
      expect((await choose(await asPatient(testApp()), body)).statusCode).toBe(400);
    },
  );
});
