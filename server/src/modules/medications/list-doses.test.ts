import { doseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  dosesOf,
  editMedication,
  livesIn,
  loggedDose,
  madeMedication,
  todayOf,
  yesterdayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const asNeeded = {
  name: 'Paracetamol',
  times: [],
  schedule: {
    phases: [
      {
        seq: 1,
        start: { date: '2026-01-01' },
        length: { open: true },
        pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: 'Headache' },
        slots: [{ id: 'dose', at: '08:00', parts: [{ strength: '500 mg', count: 2 }] }],
      },
    ],
  },
  stock: [{ strength: '500 mg', on_hand: 3 }],
};

describe('the doses of some days', () => {
  it('have nothing of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeMedication(person);
    expect(await dosesOf(another, todayOf(testApp()))).toEqual([]);
    expect(await dosesOf(person, todayOf(testApp()))).toHaveLength(2);
  });

  it('of all medicines come earliest first, each with its medicine and its state', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const first = await madeMedication(person, { schedule: null, name: 'First' });
    const never = { never_stop_suddenly: true };
    await madeMedication(person, { name: 'Second', times: ['07:00', '20:30'], ...never });
    await loggedDose(person, first.id, {
      status: 'skipped',
      reason: 'sick',
      ...doseName(first, 'at-0800', today),
    });
    const doses = await dosesOf(person, today, addDays(today, 1));
    const ofADay = ['07:00', '08:00', '20:00', '20:30'];
    expect(doses.map((dose) => dose.local_date_time.slice(11))).toEqual([...ofADay, ...ofADay]);
    for (const dose of doses) expect(doseOccurrence.parse(dose)).toEqual(dose);
    expect(doses[0]).toMatchObject({ medication_name: 'Second', ...never });
    expect(doses[1]).toMatchObject({ medication_name: 'First', state: 'skipped' });
    expect(doses[7]).toMatchObject({ medication_name: 'Second', state: 'upcoming', log: null });
  });

  it('are late and missed by the clock', async () => {
    const person = await asPatient(testApp());
    const now = testApp().clock.now().getTime();
    const clockAt = (minutes: number) =>
      new Date(now - minutes * 60_000).toISOString().slice(11, 16);
    const schedule = (minutes: number) => ({
      effective_from: yesterdayOf(testApp()),
      day_starts_at: '00:00',
      phases: [
        {
          seq: 1,
          start: { date: new Date(now - minutes * 60_000).toISOString().slice(0, 10) },
          length: { days: 1 },
          pattern: { kind: 'daily' },
          slots: [{ id: 's', at: clockAt(minutes), parts: [] }],
        },
      ],
    });
    for (const minutes of [300, 120, 30])
      await madeMedication(person, { schedule: schedule(minutes) });
    const doses = await dosesOf(person, yesterdayOf(testApp()), todayOf(testApp()));
    expect(doses.map(({ state }) => state)).toEqual(['missed', 'late', 'due']);
  });

  it('over a clock change in the zone of the patient are neither lost nor doubled', async () => {
    const person = await asPatient(testApp());
    await livesIn(testApp(), person, 'Europe/Berlin');
    await madeMedication(person, { times: ['02:30', '03:30', '08:00'] });
    const spring = await dosesOf(person, '2040-03-24', '2040-03-25');
    expect(spring.map(({ local_date_time, at }) => [local_date_time, at.slice(11, 16)])).toEqual([
      ['2040-03-24T03:30', '02:30'],
      ['2040-03-24T08:00', '07:00'],
      // 02:30 on the 25th is skipped by the clocks; it belongs to the night of the 24th.
      ['2040-03-25T03:00', '01:00'],
      ['2040-03-25T03:30', '01:30'],
      ['2040-03-25T08:00', '06:00'],
      ['2040-03-26T02:30', '00:30'],
    ]);
    const autumn = await dosesOf(person, '2040-10-27');
    expect(autumn.map(({ at }) => at.slice(5, 16))).toEqual([
      '10-27T01:30',
      '10-27T06:00',
      '10-28T00:30',
    ]);
  });

  it('taken as needed appear when they were taken, and a correction moves them', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, asNeeded);
    const today = todayOf(testApp());
    const taken = await loggedDose(person, id, { status: 'taken' });
    const [dose] = await dosesOf(person, yesterdayOf(testApp()), today);
    expect(dose).toMatchObject({
      medication_name: 'Paracetamol',
      schedule_version_id: null,
      slot_id: null,
      state: 'taken',
      parts: [{ strength: '500 mg', count: 2 }],
      log: taken,
    });
    await loggedDose(person, id, {
      status: 'taken',
      supersedes: taken.id,
      at: `${addDays(today, -9)}T10:00:00Z`,
    });
    expect(await dosesOf(person, yesterdayOf(testApp()), today)).toEqual([]);
    const [moved] = await dosesOf(person, addDays(today, -9));
    expect(moved?.local_date).toBe(addDays(today, -9));
    await loggedDose(person, id, { status: 'cleared', supersedes: moved?.log?.id });
    expect(await dosesOf(person, addDays(today, -9), today)).toEqual([]);
  });

  it('taken as needed keep their local time after a move, and stay among the last ones', async () => {
    const person = await asPatient(testApp());
    await livesIn(testApp(), person, 'Pacific/Honolulu');
    const { id } = await madeMedication(person, asNeeded);
    await loggedDose(person, id, { status: 'taken', at: '2026-03-05T10:00:00Z' });
    await livesIn(testApp(), person, 'Pacific/Kiritimati');
    // Midnight in Honolulu, so still of the 4th; by the current clock it is the 6th.
    const shown = {
      local_date: '2026-03-04',
      local_date_time: '2026-03-05T00:00',
      time_zone: 'Pacific/Honolulu',
    };
    expect(await dosesOf(person, '2026-03-04')).toMatchObject([shown]);
    expect(await dosesOf(person, '2026-03-05', '2026-03-07')).toMatchObject([shown]);
    expect(await dosesOf(person, '2026-03-07', '2026-03-09')).toEqual([]);
  });

  it('by the hour count from the last dose taken, however long ago that was', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const start = addDays(today, -60);
    const made = await madeMedication(person, {
      times: [],
      schedule: {
        effective_from: start,
        phases: [
          {
            seq: 1,
            start: { date: start },
            length: { open: true },
            pattern: { kind: 'every_hours', h: 24, from: 'taken' },
            slots: [{ id: 'first', at: '08:00', parts: [] }],
          },
        ],
      },
    });
    // Each an hour and a half later than the day before; nothing after the third.
    for (const [index, clock] of ['09:30', '11:00', '12:30'].entries()) {
      const date = addDays(start, index);
      const dose = doseName(made, `p1h${index + 1}`, date);
      await loggedDose(person, made.id, { status: 'taken', ...dose, at: `${date}T${clock}:00Z` });
    }
    const [dose] = await dosesOf(person, today);
    expect([dose?.slot_id, dose?.local_date_time]).toEqual(['p1h61', `${today}T12:30`]);
    const early = await dosesOf(person, start, addDays(start, 3));
    expect(early.map(({ local_date_time, state }) => [local_date_time.slice(11), state])).toEqual([
      ['08:00', 'taken'],
      ['09:30', 'taken'],
      ['11:00', 'taken'],
      ['12:30', 'missed'],
    ]);
  });

  it('of a completed medicine stay on the days on which it was a current one', async () => {
    const person = await asPatient(testApp());
    const [yesterday, today] = [yesterdayOf(testApp()), todayOf(testApp())];
    const schedule = (await madeMedication(person)).schedule;
    const { id } = await madeMedication(person, {
      schedule: {
        effective_from: yesterday,
        phases: [{ ...schedule?.phases[0], start: { date: yesterday } }],
      },
      name: 'Over',
    });
    await editMedication(person, id, { status: 'completed' });
    const names = (await dosesOf(person, yesterday, today)).map((dose) => dose.medication_name);
    expect(names).toEqual(['Over', 'Over', 'Levetiracetam', 'Levetiracetam']);
  });

  it.each([
    ['from=2026-01-01', 'to missing'],
    ['from=2026-01-02&to=2026-01-01', 'backwards'],
    ['from=2026-01-01&to=2027-02-05', 'too long'],
    ['from=9999-12-31&to=9999-12-31', 'the end of the calendar'],
    ['from=0001-01-01&to=0001-01-02', 'its beginning'],
  ])('return 400 for %s: %s', async (query) => {
    const { access } = await asPatient(testApp());
    const answer = await testApp().app.inject({
      url: `${medicationsEndpoints.listDoses.path}?${query}`,
      headers: { authorization: `Bearer ${access}` },
    });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
  });
});
