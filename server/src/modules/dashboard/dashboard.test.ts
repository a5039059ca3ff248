import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { countRecorded } from '@caretrail/contract/dashboard/day-doses';
import { dashboard, type Dashboard } from '@caretrail/contract/dashboard/schema';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { madeLocation } from '../../testing/locations.ts';
import { madeEvent } from '../../testing/events.ts';
import {
  doseName,
  livesIn,
  loggedDose,
  madeMedication,
  todayOf,
  zoneAt,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { madeTreatment } from '../../testing/treatments.ts';

const testApp = useTestApp();
const read = async (person: Person): Promise<Dashboard> => {
  const answer = await person.call(dashboardEndpoints.read);
  expect(answer.statusCode).toBe(200);
  return z.parse(z.strictObject(dashboard.shape), answer.json());
};

const today = () => todayOf(testApp());
const hour = 3_600_000;
const inHours = (hours: number): string =>
  new Date(testApp().clock.now().getTime() + hours * hour).toISOString().slice(0, 16);

const event = (person: Person, fields: object) =>
  madeEvent(testApp(), person, { time_zone: 'UTC', ...fields } as never);

describe('the dashboard', () => {
  it('shows nothing of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await event(another, { title: 'Canary visit', start: inHours(5), symptoms: ['Canary'] });
    await madeMedication(another, { name: 'Canary' });
    await madeTreatment(another, { title: 'Canary' });
    expect(JSON.stringify(await read(person))).not.toContain('Canary');
    expect(JSON.stringify(await read(another))).toContain('Canary');
  });

  it('of a new patient has every part, empty', async () => {
    const person = await asPatient(testApp());
    const { articles: _, now, next_doses, ...shown } = await read(person);
    expect(Date.parse(now) % 60_000).toBe(0);
    expect(next_doses.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(shown).toEqual({
      today: today(),
      time_zone: 'UTC',
      doses: [],
      day_events: [],
      next_visit: null,
      has_medicines: false,
      has_critical: false,
      watched_symptom: { name: 'Seizure', days_since: null, others: [] },
      check_in: { is_on: false, symptoms: [], latest: null, trends: [] },
      active_cycle: null,
      alerts: [],
      trends: [],
      dose_changes: [],
      upcoming: [],
      start: { question: null, first_things: null },
    });
  });

  it('counts the doses of the evening before after midnight, as the medication screen does', async () => {
    const person = await asPatient(testApp());
    const now = testApp().clock.now();
    const zone = zoneAt(1, now);
    await livesIn(testApp(), person, zone);
    const date = dateAt(now.getTime(), zone);
    const evening = addDays(date, -1);
    const { schedule } = await madeMedication(person);
    const phases = [{ ...schedule?.phases[0], start: { date: evening } }];
    const effective_from = addDays(evening, -1);
    const taken = await madeMedication(person, { schedule: { effective_from, phases } });
    const dose = doseName(taken, 'at-0800', evening);
    await loggedDose(person, taken.id, { status: 'taken', ...dose });
    const shown = await read(person);
    expect(shown.today).toBe(date);
    expect(countRecorded(shown.doses, evening)).toEqual({ taken: 1, skipped: 0, planned: 2 });
    expect(shown.next_doses.map((each) => each.date)).toEqual(
      [0, 1, 2].map((n) => addDays(date, n)),
    );
  });

  it('counts the doses of today, and a dose that was taken is not due any more', async () => {
    const person = await asPatient(testApp());
    const now = testApp().clock.now();
    const zone = zoneAt(12, now);
    await livesIn(testApp(), person, zone);
    const date = dateAt(now.getTime(), zone);
    const medicine = await madeMedication(person, {
      times: ['00:00', '23:59'],
      never_stop_suddenly: true,
      hazardous_handling: true,
      prescriber: 'Dr Ito',
    });
    const before = await read(person);
    expect(countRecorded(before.doses, date)).toEqual({ taken: 0, skipped: 0, planned: 2 });
    expect(before.doses.find(({ slot_id }) => slot_id === 'at-2359')).toMatchObject({
      state: 'upcoming',
      grace_min: expect.any(Number),
      miss_after_min: expect.any(Number),
      never_stop_suddenly: true,
      hazardous_handling: true,
      prescriber: 'Dr Ito',
    });
    await loggedDose(person, medicine.id, {
      ...doseName(medicine, 'at-0000', date),
      status: 'taken',
    });
    const after = await read(person);
    expect(countRecorded(after.doses, date)).toEqual({ taken: 1, skipped: 0, planned: 2 });
    const ofDay = after.doses.filter(({ local_date }) => local_date === date);
    expect(ofDay.map(({ slot_id, state }) => [slot_id, state])).toEqual([
      // After midnight, and still of this day.
      ['at-2359', 'upcoming'],
      ['at-0000', 'taken'],
    ]);
    expect(after.next_doses).toEqual(
      [1, 2, 3].map((days) => ({ date: addDays(date, days), count: 2 })),
    );
  });

  it('names the next visit and the next three days, and nothing that is over, cancelled or later', async () => {
    const person = await asPatient(testApp());
    await event(person, { title: 'Over', start: inHours(-30) });
    await event(person, { title: 'Cancelled', start: inHours(2), status: 'cancelled' });
    await event(person, { title: 'Letter', event_type: 'UserStorage', start: inHours(2) });
    await event(person, { title: 'Clinic', event_type: 'Appointment', start: inHours(30) });
    await event(person, { title: 'Later', start: inHours(24 * 5) });
    const { next_visit, upcoming } = await read(person);
    expect(next_visit?.title).toBe('Clinic');
    expect(upcoming.map(({ title }) => title)).toEqual(['Letter', 'Clinic']);
  });

  it('lists what is on today with its place and first question, also what is over or done', async () => {
    const person = await asPatient(testApp());
    const zone = zoneAt(12, testApp().clock.now());
    await livesIn(testApp(), person, zone);
    const place = await madeLocation(person, { name: 'Lakeside clinic' });
    const date = dateAt(testApp().clock.now().getTime(), zone);
    const on = (title: string, clock: string, more: object = {}) =>
      event(person, { title, start: `${date}T${clock}`, time_zone: zone, ...more });
    await on('Over', '08:00');
    await on('Headache', '09:00', { event_type: 'Important Data', status: 'done' });
    await on('Cancelled', '15:00', { status: 'cancelled' });
    await on('Letter', '09:00', { event_type: 'UserStorage', status: 'done' });
    const questions = ['May I drive again?', 'How long?'];
    const contact = '01632 960 001';
    await on('Clinic', '16:00', { location_id: place.id, contact, questions });
    await madeTreatment(person, {
      title: 'Speech',
      type: 'rehab',
      status: 'active',
      sessions: [
        { date, time: '10:00', status: 'done' },
        { date, time: '17:00' },
        { date: addDays(date, -1), status: 'done' },
      ],
    });
    const { day_events, next_visit } = await read(person);
    expect(day_events.map(({ title, status }) => [title, status])).toEqual([
      ['Over', 'planned'],
      ['Headache', 'done'],
      ['Speech', 'done'],
      ['Clinic', 'planned'],
      ['Speech', 'planned'],
    ]);
    expect(next_visit).toMatchObject({
      title: 'Clinic',
      location_name: 'Lakeside clinic',
      contact: '01632 960 001',
      first_question: 'May I drive again?',
      question_count: 2,
    });
  });

  it('keeps what is going on at the top until it is over, an event without an end for an hour', async () => {
    const person = await asPatient(testApp());
    await event(person, { title: 'Over', start: inHours(-3), end: inHours(-0.5) });
    await event(person, { title: 'Hours ago', start: inHours(-2) });
    await event(person, { title: 'Ward', start: inHours(-50), end: inHours(5) });
    await event(person, { title: 'Clinic', start: inHours(-0.5), end: inHours(0.5) });
    await event(person, { title: 'Begun', event_type: 'Scan', start: inHours(-0.4) });
    await event(person, { title: 'Later', start: inHours(3) });
    const { next_visit, upcoming } = await read(person);
    expect(next_visit?.title).toBe('Ward');
    expect(upcoming.map(({ title }) => title)).toEqual(['Ward', 'Clinic', 'Begun', 'Later']);
  });

  it('lists the sessions of treatments too, each once, with their place', async () => {
    const person = await asPatient(testApp());
    const place = await madeLocation(person, { name: 'Radiotherapy centre' });
    const [tomorrow, then, late] = [1, 2, 5].map((days) => ({ date: addDays(today(), days) }));
    const { id } = await madeTreatment(person, {
      title: 'Radiotherapy',
      type: 'radiotherapy',
      status: 'active',
      location_id: place.id,
      sessions: [
        {
          ...tomorrow,
          time: '10:00',
        },
        then,
        late,
      ],
    });
    await madeTreatment(person, { title: 'Tablets', status: 'active', sessions: [tomorrow] });
    const start = `${then?.date}T11:00`;
    const written = { title: 'Written down', event_type: 'Treatment', treatment_id: id };
    await event(person, { ...written, start });
    const { next_visit, upcoming } = await read(person);
    expect(next_visit).toMatchObject({
      title: 'Radiotherapy',
      start: `${tomorrow?.date}T10:00`,
      location_name: 'Radiotherapy centre',
      treatment_id: id,
      is_session: true,
    });
    expect(upcoming.map(({ title, is_session }) => [title, is_session])).toEqual([
      ['Radiotherapy', true],
      ['Written down', false],
    ]);
  });

  it('shows a session weeks away as the next visit where nothing comes before it', async () => {
    const person = await asPatient(testApp());
    const sessions = [{ date: addDays(today(), 20), time: '10:00' }];
    await madeTreatment(person, { title: 'Speech', type: 'rehab', status: 'planned', sessions });
    const { next_visit, upcoming } = await read(person);
    expect([next_visit?.title, upcoming]).toEqual(['Speech', []]);
  });

  it('counts the days since the symptom that the patient chose', async () => {
    const person = await asPatient(testApp());
    const felt = (symptom: string, days: number, severity: number | null = null) =>
      event(person, {
        event_type: 'Important Data',
        title: symptom,
        start: `${addDays(today(), -days)}T08:00`,
        status: 'done',
        symptoms: [symptom],
        severity,
      });
    await felt('Seizure', 12);
    await felt('Headache', 3, 6);
    const { watched_symptom, trends } = await read(person);
    expect(watched_symptom).toEqual({ name: 'Seizure', days_since: 12, others: ['Headache'] });
    expect(trends.map(({ name }) => name)).toEqual(['Headache']);
    expect(trends[0]?.days.at(-4)).toEqual({ date: addDays(today(), -3), severity: 6 });
    const chosen = await person.call(dashboardEndpoints.choose, {
      body: { watched_symptom: 'Headache' },
    });
    expect(chosen.statusCode).toBe(204);
    expect((await read(person)).watched_symptom).toMatchObject({ name: 'Headache', days_since: 3 });
    const empty = await person.call(dashboardEndpoints.choose, { body: { watched_symptom: ' ' } });
    expect(empty.statusCode).toBe(400);
  });

  it('draws the current cycle, with its next test and change of dose', async () => {
    const person = await asPatient(testApp());
    const treatment = await madeTreatment(person, {
      type: 'chemotherapy',
      status: 'active',
      start: addDays(today(), -31),
      cycle_length: 28,
      cycles_planned: 6,
      cycle_days: [1, 2, 3, 4, 5],
    });
    await event(person, {
      title: 'Blood count',
      event_type: 'Tests',
      start: inHours(24 * 3),
      treatment_id: treatment.id,
    });
    expect((await read(person)).active_cycle).toMatchObject({
      id: treatment.id,
      cycle_no: 2,
      day_of_cycle: 4,
      is_treatment_day: true,
      next_test: { title: 'Blood count' },
      next_dose_change: null,
    });
  });

  it('counts the days of a cycle until the next one, which was delayed', async () => {
    const person = await asPatient(testApp());
    await madeTreatment(person, {
      type: 'chemotherapy',
      status: 'active',
      start: addDays(today(), -2),
      cycle_length: 28,
      cycles_planned: 6,
      cycle_days: [1, 2, 3, 4, 5],
      cycle_anchors: [{ cycle: 2, start_date: addDays(today(), -2 + 35) }],
    });
    expect((await read(person)).active_cycle).toMatchObject({ day_of_cycle: 3, cycle_length: 35 });
  });

  it('announces the evening before that a dose changes, and that a medicine runs out', async () => {
    const person = await asPatient(testApp());
    const now = testApp().clock.now();
    const zone = zoneAt(12, now);
    await livesIn(testApp(), person, zone);
    const step = (seq: number, start: object, strength: string) => ({
      seq,
      label: strength,
      start,
      length: seq === 1 ? { days: 3 } : { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: `s${seq}`, at: '08:00', parts: [{ strength, count: 1 }] }],
    });
    const from = addDays(dateAt(now.getTime(), zone), -2);
    const medicine = await madeMedication(person, {
      name: 'Dexamethasone',
      schedule: {
        effective_from: from,
        phases: [step(1, { date: from }, '6 mg'), step(2, { after_previous: true }, '4 mg')],
      },
      stock: [{ strength: '4 mg', on_hand: 1 }],
    });
    const { alerts, dose_changes } = await read(person);
    expect(alerts).toEqual([
      {
        kind: 'refill',
        text: expect.stringMatching(/^Dexamethasone: lasts until .+\. Get more soon\.$/),
        subject_id: medicine.id,
        urgent: null,
      },
      {
        kind: 'dose_change',
        text: 'Tomorrow: Dexamethasone: from 6 mg to 4 mg',
        subject_id: medicine.id,
        urgent: null,
      },
    ]);
    expect(dose_changes.map(({ text }) => text)).toEqual(['Dexamethasone starts: 6 mg']);
    // By day, not by the name of the medicine.
    const before = addDays(from, -1);
    await madeMedication(person, {
      name: 'Omeprazole',
      schedule: { effective_from: before, phases: [step(1, { date: before }, '20 mg')] },
    });
    const days = (await read(person)).dose_changes.map(({ date }) => date);
    expect(days.slice(0, 2)).toEqual([before, from]);
    expect(days).toEqual(days.toSorted());
  });
});
