import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { defaultReminders, type ReminderOverview } from '@caretrail/contract/reminders/schema';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { madeEvent } from '../../testing/events.ts';
import { livesIn, madeMedication } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { wholeAnswers } from '../../testing/preboarding-answers.ts';
import { clockTo, remindMe } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const overview = async (person: Person): Promise<ReminderOverview> =>
  (await person.call(remindersEndpoints.read)).json<ReminderOverview>();
const save = (person: Person, body: object) =>
  person.call(remindersEndpoints.save, { body: body as never });
const tomorrow = (time: string): string =>
  `${new Date(testApp().clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T${time}`;

describe('§2.5 the settings of reminders', () => {
  it('of one patient are not those of another', async () => {
    const [one, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeMedication(one);
    const saved = await remindMe(one, { quiet: { from: '22:00', until: '07:00' } });
    expect((await overview(one)).settings).toEqual(saved.settings);
    expect(await overview(other)).toEqual({
      settings: defaultReminders,
      email: other.email,
      push: { devices: 0, silent: [] },
      time_zone: 'UTC',
      medications: [],
      events: [],
      next: [],
    });
  });

  it('are off for a patient who never chose any', async () => {
    const person = await asPatient(testApp());
    await madeMedication(person);
    expect(await overview(person)).toMatchObject({ settings: defaultReminders, next: [] });
  });

  it('begin with the answers of preboarding', async () => {
    const person = await asPatient(testApp(), { preboarding_completed: false });
    await person.call(preboardingEndpoints.submit, { body: wholeAnswers as never });
    expect((await overview(person)).settings).toEqual({
      ...defaultReminders,
      doses_by: ['email'],
      events_by: ['email'],
      stock_by: ['email'],
      quiet: { from: '22:00', until: '07:00' },
    });
  });

  it('list the medicines, the coming events and the next few reminders, on the patient’s own clock', async () => {
    clockTo(testApp(), '07:30');
    const person = await asPatient(testApp());
    await livesIn(testApp(), person, 'Asia/Kathmandu');
    const medicine = await madeMedication(person);
    const event = await madeEvent(testApp(), person, {
      start: tomorrow('09:30'),
      time_zone: 'Asia/Kathmandu',
    });
    await madeEvent(testApp(), person, { start: tomorrow('10:30'), status: 'cancelled' });
    const { medications, events, next, time_zone } = await remindMe(person);
    expect(time_zone).toBe('Asia/Kathmandu');
    expect(medications).toEqual([{ id: medicine.id, name: 'Levetiracetam' }]);
    expect(events.map(({ id }) => id)).toEqual([event.id]);
    expect(next).toHaveLength(5);
    // 07:30 in London is 13:15 in Kathmandu.
    expect(next.slice(0, 3).map(({ name, comes_at }) => `${name} ${comes_at.slice(11)}`)).toEqual([
      'Levetiracetam 20:00',
      'MRI of the head 07:30',
      'Levetiracetam 08:00',
    ]);
  });

  it('switch off one medicine', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person);
    expect((await remindMe(person, { muted_medications: [id] })).next).toEqual([]);
  });

  it.each([
    ['an unknown channel', { doses_by: ['pigeon'] }, 'doses_by.0'],
    ['quiet hours of no length', { quiet: { from: '22:00', until: '22:00' } }, 'quiet.until'],
    ['a time that is none', { quiet: { from: '25:00', until: '07:00' } }, 'quiet.from'],
    ['too soon a second reminder', { again_after_min: 1 }, 'again_after_min'],
    ['an unknown field', { sms: true }, 'sms'],
  ])('are refused with %s', async (_, wrong, field) => {
    const answer = await save(await asPatient(testApp()), { ...defaultReminders, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('are audited by the names of the changed fields, once', async () => {
    const person = await asPatient(testApp());
    await remindMe(person);
    await remindMe(person);
    const rows = await testApp().deps.db.query(
      `SELECT changed_fields FROM audit_log WHERE action = 'reminders.edited' AND subject_patient_id = $1`,
      [person.patientId],
    );
    expect(rows).toEqual([{ changed_fields: ['doses_by', 'events_by', 'stock_by'] }]);
  });
});
