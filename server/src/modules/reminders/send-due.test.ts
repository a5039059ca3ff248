import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { remindersByMail } from '../../adapters/reminder-mail/reminder-mail.ts';
import type { Queryable } from '../../db/client.ts';
import { editWith, madeEvent } from '../../testing/events.ts';
import {
  doseName,
  editMedication,
  livesIn,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { clockTo, remindMe, runReminders } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { queueMail } from '../mail/service.ts';

const testApp = useTestApp();
const minute = 60_000;
const run = () => runReminders(testApp());
const mails = (person: Person) => mailsTo(testApp(), person.email);
const inMinutes = (minutes: number): string =>
  new Date(testApp().clock.now().getTime() + minutes * minute).toISOString().slice(0, 16);

/** A patient with a dose at eight, two minutes before it. */
async function beforeEight(more: Parameters<typeof remindMe>[1] = {}) {
  clockTo(testApp(), '07:58');
  const person = await asPatient(testApp());
  const medicine = await madeMedication(person, { times: ['08:00'] });
  await remindMe(person, more);
  await run();
  expect(await mails(person)).toEqual([]);
  return { person, medicine };
}
const atEight = () => testApp().clock.advance(2 * minute);

describe('§2.5 a reminder of a dose', () => {
  it('is one calm mail without names, with a link and the way to stop it', async () => {
    const { person } = await beforeEight();
    await madeMedication(person, { name: 'Omeprazole', times: ['08:00'] });
    atEight();
    await run();
    const [mail, ...others] = await mails(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A reminder from Caretrail');
    expect(mail?.text).toContain('Some of your medicines are due at 08:00.\n\n');
    expect(mail?.text).toContain('http://localhost:4000/medication');
    expect(mail?.text).toContain('To change or stop reminders, open Caretrail');
    // Neither names nor amounts, nor how many.
    for (const form of [mail?.text, mail?.html])
      expect(form).not.toMatch(/Levetiracetam|Omeprazole|mg|×|\b2\b|two/);
  });

  it('is sent once when the first day of the medicine is corrected around it', async () => {
    const later = await beforeEight();
    const { person, medicine } = await beforeEight();
    const correct = async (who: Person, id: string, days: number): Promise<void> => {
      const start_date = addDays(todayOf(testApp()), days);
      expect((await editMedication(who, id, { start_date })).statusCode).toBe(200);
    };
    await correct(person, medicine.id, -2);
    await correct(later.person, later.medicine.id, 3);
    atEight();
    await run();
    expect(await mails(person)).toHaveLength(1);
    expect(await mails(later.person)).toEqual([]);
    await correct(person, medicine.id, -5);
    testApp().clock.advance(minute);
    await run();
    expect(await mails(person)).toHaveLength(1);
  });

  it('is in the language of the patient, though no request asks for it', async () => {
    const { person } = await beforeEight();
    const { person: other } = await beforeEight();
    await testApp().deps.db.execute(`UPDATE users SET language = 'de' WHERE id = $1`, [
      person.userId,
    ]);
    atEight();
    await run();
    const [mail, english] = [(await mails(person))[0], (await mails(other))[0]];
    expect(mail?.html).toContain('<html lang="de-DE"');
    expect(mail?.subject).not.toBe(english?.subject);
    expect(mail?.text).not.toContain('One of your medicines');
    expect(english?.html).toContain('<html lang="en-GB"');
    expect(english?.text).toContain('One of your medicines is due at 08:00.');
  });

  it('is not sent to a patient who became an administrator, and is sent again to a patient', async () => {
    const { person } = await beforeEight();
    const become = (role: string) =>
      testApp().deps.db.execute(`UPDATE users SET user_type = $2 WHERE id = $1`, [
        person.userId,
        role,
      ]);
    await become('administrator');
    atEight();
    await run();
    expect(await mails(person)).toEqual([]);
    await become('patient');
    await run();
    expect(await mails(person)).toHaveLength(1);
  });

  it('names medicines and amounts if the patient wants that, never in the subject', async () => {
    const { person } = await beforeEight({ names_in_mails: true });
    const note = 'Only with breakfast';
    const slots = [{ id: 'a', at: '08:00', parts: [{ strength: '20 mg', count: 2 }], note }];
    const start = { date: todayOf(testApp()) };
    const daily = { pattern: { kind: 'daily' }, length: { open: true } };
    await madeMedication(person, {
      name: 'Omeprazole',
      instructions: note,
      schedule: { phases: [{ seq: 1, start, ...daily, slots }] },
    });
    atEight();
    await run();
    const [mail, ...others] = await mails(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A medicine is due');
    // The parts where they are known, else the dosage as it was written; HTML and text say the same.
    for (const line of [
      '08:00 · Levetiracetam · 500 mg',
      '08:00 · Omeprazole · 2 × 20 mg (40 mg)',
    ]) {
      expect(mail?.text).toContain(`${line}\n\n`);
      expect(mail?.html).toContain(`<p>${line}</p>`);
    }
    expect(mail?.text).not.toContain(note);
  });

  it('is sent once, however often the job runs and whatever changes', async () => {
    const { person, medicine } = await beforeEight();
    atEight();
    await run();
    await run();
    const { id, version } = medicine;
    const edited = await editMedication(person, id, { notes: 'with water', version });
    expect(edited.statusCode).toBe(200);
    testApp().clock.advance(minute);
    await run();
    expect(await mails(person)).toHaveLength(1);
  });

  it('is sent again the next day', async () => {
    const { person } = await beforeEight();
    atEight();
    await run();
    testApp().clock.advance(24 * 60 * minute);
    await run();
    expect(await mails(person)).toHaveLength(2);
  });

  it('is sent by the patient’s own clock', async () => {
    clockTo(testApp(), '02:13');
    const person = await asPatient(testApp());
    await livesIn(testApp(), person, 'Asia/Kathmandu');
    await madeMedication(person, { times: ['08:00'] });
    await remindMe(person);
    testApp().clock.advance(minute);
    await run();
    expect(await mails(person)).toEqual([]);
    testApp().clock.advance(minute);
    await run();
    expect((await mails(person))[0]?.text).toContain('One of your medicines is due at 08:00.');
  });

  it('is not sent for a dose that was taken', async () => {
    const { person, medicine } = await beforeEight();
    const dose = doseName(medicine, 'at-0800', todayOf(testApp()));
    await loggedDose(person, medicine.id, { ...dose, status: 'taken' });
    atEight();
    await run();
    expect(await mails(person)).toEqual([]);
  });

  it('is not sent for a medicine on hold, or in the bin', async () => {
    const first = await beforeEight();
    const { id, version } = first.medicine;
    const held = await editMedication(first.person, id, { state: 'on-hold', version });
    expect(held.statusCode).toBe(200);
    const second = await asPatient(testApp());
    const { id: binned } = await madeMedication(second, { times: ['08:00'] });
    await remindMe(second);
    const { remove } = medicationsEndpoints;
    const gone = await second.call(remove, { params: { id: binned } });
    expect(gone.statusCode).toBeLessThan(300);
    atEight();
    await run();
    expect(await mails(first.person)).toEqual([]);
    expect(await mails(second)).toEqual([]);
  });

  it('is not sent to a closed account, or once it is switched off', async () => {
    const { person } = await beforeEight();
    const off = await asPatient(testApp());
    await madeMedication(off, { times: ['08:00'] });
    await remindMe(off);
    await remindMe(off, { doses_by: [] });
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      person.userId,
    ]);
    atEight();
    await run();
    expect(await mails(person)).toEqual([]);
    expect(await mails(off)).toEqual([]);
  });

  it('is sent a second time when nothing was logged', async () => {
    const { person } = await beforeEight({ again_after_min: 20 });
    atEight();
    await run();
    testApp().clock.advance(20 * minute);
    await run();
    const [again, first] = await mails(person);
    expect(first?.text).toContain('One of your medicines is due at 08:00.');
    expect(again?.text).toContain('One of your medicines due at 08:00 is not recorded yet.');
  });

  it('waits for the end of quiet hours', async () => {
    const { person } = await beforeEight({ quiet: { from: '07:00', until: '08:30' } });
    atEight();
    await run();
    expect(await mails(person)).toEqual([]);
    testApp().clock.advance(30 * minute);
    await run();
    expect(await mails(person)).toHaveLength(1);
  });
});

describe('§2.5 a reminder of a postponed dose', () => {
  async function putOff(more: Parameters<typeof remindMe>[1], whenPutOff: () => Promise<void>) {
    const { person, medicine } = await beforeEight(more);
    await whenPutOff();
    const later = async (until: string) => {
      const { access } = await openSessionFor(testApp(), person.userId);
      const now: Person = {
        ...person,
        call: (to, input) => callApi(testApp(), to, input as object, access),
      };
      const answer = await sendPostponement(now, medicine.id, {
        ...doseName(medicine, 'at-0800', todayOf(testApp())),
        until: `${todayOf(testApp())}T${until}:00.000Z`,
      });
      expect(answer.statusCode).toBe(201);
    };
    const runAt = async (clock: string): Promise<number> => {
      clockTo(testApp(), clock);
      await run();
      await run();
      return (await mails(person)).length;
    };
    return { person, later, runAt };
  }

  it('is not sent at the planned time if it was postponed before, and once at the new one', async () => {
    const { person, later, runAt } = await putOff({ names_in_mails: true }, async () => {});
    await later('09:15');
    expect([await runAt('08:00'), await runAt('09:14'), await runAt('09:15')]).toEqual([0, 0, 1]);
    expect((await mails(person))[0]?.text).toContain(
      '09:15 · Levetiracetam · 500 mg · put off from 08:00',
    );
    expect(await runAt('09:20')).toBe(1);
  });

  it('is sent again for each new time', async () => {
    const { later, runAt } = await putOff({}, async () => {
      atEight();
      await run();
    });
    await later('08:30');
    expect([await runAt('08:05'), await runAt('08:30')]).toEqual([1, 2]);
    await later('09:00');
    expect([await runAt('08:45'), await runAt('09:00')]).toEqual([2, 3]);
  });

  it('is repeated relative to the new time', async () => {
    const { person, later, runAt } = await putOff({ again_after_min: 20 }, async () => {});
    await later('09:15');
    expect([await runAt('08:20'), await runAt('09:15'), await runAt('09:34')]).toEqual([0, 1, 1]);
    expect(await runAt('09:35')).toBe(2);
    expect((await mails(person))[0]?.text).toContain('not recorded yet');
  });
});

describe('§2.5 §3 a reminder that a dose changes', () => {
  const mg = (count: number) => ({ strength: '2 mg', count });
  const daily = (seq: number, count: number, more: object) => ({
    seq,
    pattern: { kind: 'daily' },
    slots: [{ id: `step${seq}`, at: '08:00', parts: [mg(count)] }],
    ...more,
  });
  async function beforeStep(settings: Parameters<typeof remindMe>[1] = {}) {
    clockTo(testApp(), '17:59');
    const person = await asPatient(testApp());
    const phases = [
      daily(1, 3, { start: { date: todayOf(testApp()) }, length: { days: 1 } }),
      daily(2, 2, { start: { after_previous: true }, length: { days: 1 } }),
    ];
    await madeMedication(person, { name: 'Dexamethasone', schedule: { phases } });
    await remindMe(person, settings);
    await run();
    expect(await mails(person)).toEqual([]);
    testApp().clock.advance(minute);
    await run();
    await run();
    return person;
  }

  it('is sent once on the evening before, with both doses if the patient wants names', async () => {
    const [mail, ...others] = await mails(await beforeStep({ names_in_mails: true }));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Tomorrow Dexamethasone changes from 6 mg to 4 mg.');
    expect(mail?.subject).toBe('A dose changes tomorrow');
  });

  it('names nothing if the patient does not want it', async () => {
    const [mail] = await mails(await beforeStep());
    expect(mail?.text).toContain('The dose of one of your medicines changes tomorrow.');
    expect(mail?.text).not.toMatch(/Dexamethasone|mg/);
  });
});

describe('§2.5 §3 a reminder that a medicine runs low', () => {
  const low = { strength: 'tablets', count: 6, per_dose: 1 };
  const count = (person: Person, id: string, body: object) =>
    person.call(medicationsEndpoints.changeStock, { params: { id }, body: body as never });
  async function runningLow(settings: Parameters<typeof remindMe>[1] = {}) {
    clockTo(testApp(), '08:58');
    const person = await asPatient(testApp());
    const medicine = await madeMedication(person, { times: ['20:00'] });
    await count(person, medicine.id, low);
    await remindMe(person, { doses_by: [], names_in_mails: true, ...settings });
    testApp().clock.advance(2 * minute);
    await run();
    return { person, medicine };
  }

  it('is sent once in the morning, whatever is logged, and again after the next count', async () => {
    const { person, medicine } = await runningLow();
    expect((await mails(person))[0]?.text).toMatch(
      /Levetiracetam, tablets: lasts until .+\. Get more soon\./,
    );
    const entry = { status: 'skipped', ...doseName(medicine, 'at-2000', todayOf(testApp())) };
    testApp().clock.advance(minute);
    await loggedDose(person, medicine.id, entry);
    await run();
    expect(await mails(person)).toHaveLength(1);
    await count(person, medicine.id, { ...low, count: 5 });
    clockTo(testApp(), '09:00');
    await run();
    expect(await mails(person)).toHaveLength(2);
  });

  it('names nothing unless that is wanted, and is not sent where it is switched off', async () => {
    const { person } = await runningLow({ names_in_mails: false });
    const [mail] = await mails(person);
    expect(mail?.text).toContain(
      'One of your medicines is running low. Open Caretrail to see which one.',
    );
    expect(mail?.text).not.toContain('Levetiracetam');
    const { person: off } = await runningLow({ stock_by: [] });
    expect(await mails(off)).toEqual([]);
  });

  it.each([
    [2, { names_in_mails: true }, /Levetiracetam, tablets: expires on .+\. Get more soon\./],
    [2, { names_in_mails: false }, /One of your medicines expires soon\. Open Caretrail/],
    [-1, { names_in_mails: true }, /tablets: expired on .+\. Get more now\./],
    [-1, { names_in_mails: false }, /One of your medicines has expired\./],
  ])('announces a packet that expires: in %i days, %o', async (days, settings, words) => {
    clockTo(testApp(), '08:58');
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { times: ['20:00'] });
    const expires = addDays(todayOf(testApp()), days);
    await count(person, id, { ...low, count: 300, expires });
    await remindMe(person, { doses_by: [], ...settings });
    testApp().clock.advance(2 * minute);
    await run();
    expect((await mails(person))[0]?.text).toMatch(words);
  });

  it('announces in time that a new prescription is needed', async () => {
    clockTo(testApp(), '08:58');
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { times: ['20:00'] });
    const renew = { ...low, count: 40, repeats_left: 0, renew_lead_days: 42 };
    await count(person, id, renew);
    await remindMe(person, { doses_by: [], names_in_mails: true });
    testApp().clock.advance(2 * minute);
    await run();
    expect((await mails(person))[0]?.text).toContain(
      'A new prescription takes about 42 days, so ask for one now.',
    );
  });
});

describe('§2.5 a server that was away', () => {
  it('sends what was due up to half an hour ago, and nothing older', async () => {
    const { person } = await beforeEight();
    testApp().clock.advance(25 * minute);
    await run();
    expect(await mails(person)).toHaveLength(1);
    const { person: late } = await beforeEight();
    testApp().clock.advance(35 * minute);
    await run();
    expect(await mails(late)).toEqual([]);
  });

  it('loses and doubles nothing when it stops in the middle of a run', async () => {
    const { person } = await beforeEight();
    atEight();
    const dying = runReminders(testApp(), {
      channels: [
        {
          name: 'email',
          deliver: async (tx) => {
            await tx.execute(`SELECT 1`);
            throw new Error('the power went');
          },
        },
      ],
    });
    await expect(dying).rejects.toThrow('the power went');
    expect(await mails(person)).toEqual([]);
    await run();
    await run();
    expect(await mails(person)).toHaveLength(1);
  });

  it('sends each mail once with two concurrent workers', async () => {
    clockTo(testApp(), '07:58');
    const people = await Promise.all(Array.from({ length: 70 }, () => asPatient(testApp())));
    for (const person of people) {
      await madeMedication(person, { times: ['08:00'] });
      await remindMe(person);
    }
    atEight();
    await Promise.all([run(), run(), run()]);
    const counts = await Promise.all(people.map(async (person) => (await mails(person)).length));
    expect(counts).toEqual(people.map(() => 1));
  });

  it('sends nothing twice when a worker processes a patient twice', async () => {
    const { person } = await beforeEight();
    atEight();
    await run();
    await testApp().deps.db.execute(`UPDATE reminder_settings SET looked_version = NULL`);
    await run();
    expect(await mails(person)).toHaveLength(1);
  });
});

describe('§2.5 a reminder of an event', () => {
  async function withEvent(fields: Parameters<typeof madeEvent>[2] = {}, settings = {}) {
    const person = await asPatient(testApp());
    await remindMe(person, { before_event: [60], ...settings });
    const event = await madeEvent(testApp(), person, {
      start: inMinutes(63),
      time_zone: 'UTC',
      ...fields,
    });
    await run();
    return { person, event };
  }
  const inThree = () => testApp().clock.advance(3 * minute);

  it('is sent before it, without its name unless that is wanted', async () => {
    clockTo(testApp(), '10:00');
    const { person } = await withEvent();
    const { person: open } = await withEvent({}, { names_in_mails: true });
    expect(await mails(person)).toEqual([]);
    inThree();
    await run();
    const [mail] = await mails(person);
    expect(mail?.text).toContain('You have an event at 11:03.');
    expect(mail?.text).toContain('http://localhost:4000/timelines');
    expect(mail?.text).not.toContain('MRI');
    expect((await mails(open))[0]?.text).toContain('11:03 · MRI of the head');
  });

  it('is sent once at the event’s own times', async () => {
    const { person } = await withEvent({ reminders: [62, 61] });
    inThree();
    await run();
    await run();
    expect(await mails(person)).toHaveLength(1);
  });

  it('is still sent late, until the event begins', async () => {
    const { person } = await withEvent();
    testApp().clock.advance(62 * minute);
    await run();
    expect(await mails(person)).toHaveLength(1);
    const { person: over } = await withEvent();
    testApp().clock.advance(63 * minute);
    await run();
    expect(await mails(over)).toEqual([]);
  });

  it.each(['done', 'cancelled'] as const)('is not sent when it is %s', async (status) => {
    const { person, event } = await withEvent();
    const { version } = event;
    const edited = await editWith(testApp(), person, event.id, {
      fields: { status, version: String(version) },
    });
    expect(edited.statusCode).toBe(200);
    inThree();
    await run();
    expect(await mails(person)).toEqual([]);
  });

  it('is not sent when it is in the bin, or switched off', async () => {
    const { person, event } = await withEvent();
    const { remove } = timelinesEndpoints;
    expect((await person.call(remove, { params: { id: event.id } })).statusCode).toBeLessThan(300);
    const { person: quiet, event: muted } = await withEvent();
    await remindMe(quiet, { before_event: [60], muted_events: [muted.id] });
    inThree();
    await run();
    expect(await mails(person)).toEqual([]);
    expect(await mails(quiet)).toEqual([]);
  });
});

describe('§2.5 reminders of many people', () => {
  it('postpones a patient whose record fails, and sends the others theirs', async () => {
    const { person: troubled } = await beforeEight();
    const other = await asPatient(testApp());
    await madeMedication(other, { times: ['08:00'] });
    await remindMe(other);
    atEight();
    const { deps } = testApp();
    const queueing = remindersByMail<Queryable>((...mail) => queueMail(deps, ...mail));
    const problems: unknown[] = [];
    await runReminders(testApp(), {
      onProblem: (problem) => problems.push(problem),
      channels: [
        {
          ...queueing,
          deliver: (tx, to, message) =>
            to.email === troubled.email
              ? // So that the transaction is lost, as it is by a statement that the database refuses.
                tx.execute(`SELECT '${to.email}'::uuid`).then(() => undefined)
              : queueing.deliver(tx, to, message),
        },
      ],
    });
    expect([(await mails(other)).length, (await mails(troubled)).length]).toEqual([1, 0]);
    expect(problems).toEqual([{ job: 'reminders', error: expect.stringMatching(/22P02$/) }]);
    // Ten minutes later it is tried again, and is still in time.
    testApp().clock.advance(10 * minute);
    await run();
    expect([(await mails(other)).length, (await mails(troubled)).length]).toEqual([1, 1]);
  });
});
