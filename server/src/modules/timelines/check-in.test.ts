import { addDays } from '@caretrail/contract/time/days';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import type { CheckInEdit } from '@caretrail/contract/timelines/check-in-edit';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { editWith, eventsOf } from '../../testing/events.ts';
import { todayOf } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const today = () => todayOf(testApp());
const save = (person: Person, body: CheckInEdit, day = today()) =>
  person.call(checkInEndpoints.save, { params: { day }, body });
const saved = async (...sent: Parameters<typeof save>): Promise<TimelineEvent> => {
  const answer = await save(...sent);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<TimelineEvent>();
};
const headache = { name: 'Headache', severity: 5 };

describe('the check-in of a day', () => {
  it('never edits that of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await saved(another, { mood: 'good' });
    const own = await saved(person, { mood: 'poor' });
    expect(await eventsOf(another)).toEqual([theirs]);
    expect(await eventsOf(person)).toEqual([own]);
  });

  it('is one event of the diary: a second save edits the first, sent again it changes nothing', async () => {
    const person = await asPatient(testApp());
    const symptoms = [headache, { name: 'Fatigue', severity: 0 }];
    const first = await saved(person, { sleep: 'poor', symptoms });
    expect(first).toMatchObject({
      event_type: 'Important Data',
      title: 'Check-in',
      start: `${today()}T00:00`,
      all_day: true,
      status: 'done',
      symptoms: ['Headache'],
      check_in: { sleep: 'poor', energy: null, mood: null, symptoms },
    });
    testApp().clock.advance(60_000);
    const second = await saved(person, { mood: 'good', sleep: null });
    expect(second).toMatchObject({ id: first.id, version: 2 });
    expect(second.check_in).toEqual({ sleep: null, energy: null, mood: 'good', symptoms });
    expect(await saved(person, { mood: 'good' })).toEqual(second);
    expect(await eventsOf(person)).toEqual([second]);
  });

  it('that waited on a device does not overwrite what was answered after it', async () => {
    const person = await asPatient(testApp());
    const pressed_at = testApp().clock.now().toISOString();
    testApp().clock.advance(60_000);
    await saved(person, { sleep: 'good' });
    const { check_in } = await saved(person, { sleep: 'poor', energy: 'fair', pressed_at });
    expect(check_in).toMatchObject({ sleep: 'good', energy: 'fair' });
  });

  it('can be deleted and restored, unless the day has another one by then', async () => {
    const person = await asPatient(testApp());
    const { id } = await saved(person, { sleep: 'good' });
    const of = { params: { id } };
    await person.call(timelinesEndpoints.remove, of);
    expect((await person.call(timelinesEndpoints.restore, of)).statusCode).toBe(200);
    await person.call(timelinesEndpoints.remove, of);
    const other = await saved(person, { mood: 'fair' });
    expect(other.id).not.toBe(id);
    expect(outcomeOf(await person.call(timelinesEndpoints.restore, of))).toBe('409 conflict');
    expect(await eventsOf(person)).toEqual([other]);
  });

  it('says something, about today or an earlier day, and is not moved as an event', async () => {
    const person = await asPatient(testApp());
    expect(outcomeOf(await save(person, {}))).toBe('400 invalid_input');
    expect(outcomeOf(await save(person, { mood: 'good' }, addDays(today(), 1)))).toBe(
      '400 invalid_input',
    );
    const { id } = await saved(person, { mood: 'good' }, addDays(today(), -3));
    expect(outcomeOf(await save(person, { mood: null }, addDays(today(), -3)))).toBe(
      '400 invalid_input',
    );
    const moved = { start: `${today()}T00:00` };
    expect(outcomeOf(await editWith(testApp(), person, id, { fields: moved }))).toBe(
      '400 invalid_input',
    );
    const described = { description: 'On the way to the clinic' };
    expect((await editWith(testApp(), person, id, { fields: described })).statusCode).toBe(200);
  });

  it('is of the diary: a helper adds one there, and completes only their own', async () => {
    const patient = await asPatient(testApp());
    const [helper, manager, blind] = [
      await helperOf(testApp(), patient, { role: 'helper', areas: ['diary'] }),
      await helperOf(testApp(), patient, { areas: ['diary'] }),
      await helperOf(testApp(), patient, { areas: ['calendar'] }),
    ];
    const yesterday = addDays(today(), -1);
    await saved(patient, { sleep: 'good' });
    expect([
      outcomeOf(await save(blind, { mood: 'good' })),
      outcomeOf(await save(helper, { mood: 'good' })),
      (await save(manager, { mood: 'good' })).statusCode,
      (await save(helper, { mood: 'good' }, yesterday)).statusCode,
      (await save(helper, { mood: 'fair' }, yesterday)).statusCode,
    ]).toEqual(['403 forbidden', '403 forbidden', 200, 200, 200]);
  });
});

describe('the check-in on the dashboard', () => {
  it('is off until it is switched on, and shows the answers and trends of its own record', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const read = async (of: Person) => (await of.call(dashboardEndpoints.read)).json<Dashboard>();
    expect((await read(person)).check_in).toMatchObject({ is_on: false, latest: null });
    const check_in = { is_on: true, symptoms: ['Headache'] };
    expect((await person.call(dashboardEndpoints.choose, { body: { check_in } })).statusCode).toBe(
      204,
    );
    const { id } = await saved(person, { mood: 'very_good', symptoms: [headache] });
    const shown = await read(person);
    expect(shown.check_in).toMatchObject({ ...check_in, latest: { id, day: today() } });
    expect(shown.check_in?.trends.map(({ topic, days }) => [topic, days.at(-1)?.level])).toEqual([
      ['mood', 4],
    ]);
    expect(shown.trends.map(({ name, days }) => [name, days.at(-1)?.severity])).toEqual([
      ['Headache', 5],
    ]);
    expect(shown.day_events).toEqual([]);
    expect((await read(another)).check_in).toMatchObject({ is_on: false, latest: null });
  });
});
