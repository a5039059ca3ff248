import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { describe, expect, it } from 'vitest';
import { beforeEight, countTo } from '../../testing/at-eight.ts';
import {
  asHelperOf,
  endAccess,
  grantAccess,
  madeCritical,
  runEscalation,
} from '../../testing/escalation.ts';
import { madeMedication, todayOf } from '../../testing/medications.ts';
import { sendMails } from '../../testing/outbox.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { newBrowser, newSender, subscribe } from '../../testing/pushes.ts';
import { clockTo, remindMe } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;
const wait = (minutes: number): void => testApp().clock.advance(minutes * minute);
const run = () => runEscalation(testApp());

type Settings = { waits_for_quiet?: boolean; names_in_messages?: boolean };
const choose = async (person: Person, settings: Settings): Promise<void> => {
  const body = { waits_for_quiet: false, names_in_messages: false, ...settings };
  const answer = await person.call(escalationEndpoints.saveSettings, { body });
  expect(answer.statusCode).toBe(200);
};

/** Each has one; its address says whose. */
const devices = new Map<string, string | null>();
async function withDevice(person: Person): Promise<void> {
  const subscription = newBrowser();
  devices.set(subscription.endpoint, person.patientId);
  await subscribe(person, { subscription });
}

/** Sends the notifications that are due; returns whose devices got one. */
async function push(): Promise<(string | null | undefined)[]> {
  const sentTo: (string | null | undefined)[] = [];
  const { sendDue, settled } = await newSender(testApp(), {
    transport: {
      deliver: async ({ endpoint }) => {
        sentTo.push(devices.get(endpoint));
        return { status: 201, retryAfterMs: null };
      },
    },
  });
  await sendDue();
  await settled();
  return sentTo;
}

describe('D11 who is told', () => {
  it('is only who still has access to the medicines', async () => {
    const { patient, anna, counts } = await beforeEight(testApp());
    await endAccess(testApp(), patient, anna);
    wait(35);
    await run();
    expect(await counts()).toEqual([0, 1]);
  });

  it('gets no message that was still waiting to leave when the access ended', async () => {
    const { patient, anna, ben } = await beforeEight(testApp());
    wait(35);
    await run();
    wait(31);
    await run();
    await endAccess(testApp(), patient, anna);
    const sentTo = await sendMails(testApp());
    expect(sentTo).not.toContain(anna.email);
    expect(sentTo).toContain(ben.email);
  });

  it('is no one who became an administrator: they see nothing of a record', async () => {
    const { anna, counts } = await beforeEight(testApp());
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [
      anna.userId,
    ]);
    wait(35);
    await run();
    expect(await counts()).toEqual([0, 1]);
  });

  it('is no one whose access has an end that is over, or is to something else', async () => {
    clockTo(testApp(), '07:55');
    const patient = await asPatient(testApp());
    const medicine = await madeMedication(patient, { times: ['08:00'] });
    const today = todayOf(testApp());
    const late = await asHelperOf(testApp(), patient, 'Late', { ends_on: today });
    const other = await asHelperOf(testApp(), patient, 'Other');
    const last = await asHelperOf(testApp(), patient, 'Last');
    await madeCritical(patient, medicine, [late, other, last]);
    await endAccess(testApp(), patient, other);
    await grantAccess(testApp(), patient, other, { areas: ['calendar'] });
    wait(24 * 60 + 35);
    await run();
    expect([
      await countTo(testApp(), late),
      await countTo(testApp(), other),
      await countTo(testApp(), last),
    ]).toEqual([0, 0, 1]);
  });

  it('is told by a notification too where they have a device', async () => {
    const { anna } = await beforeEight(testApp());
    await withDevice(anna);
    wait(35);
    await run();
    await run();
    expect(await countTo(testApp(), anna)).toBe(1);
    expect(await push()).toHaveLength(1);
    expect(await push()).toHaveLength(0);
  });

  it('gets no notification that was still waiting to leave when the access ended or was narrowed', async () => {
    const { patient, anna, ben } = await beforeEight(testApp());
    const cem = await asHelperOf(testApp(), patient, 'Cem');
    const medicine = await madeMedication(patient, { times: ['08:00'] });
    await madeCritical(patient, medicine, [cem]);
    for (const person of [anna, ben, cem]) await withDevice(person);
    wait(35);
    await run();
    wait(30);
    await run();
    await endAccess(testApp(), patient, anna);
    await testApp().deps.db.execute(
      `UPDATE circle_grants SET areas = '{calendar}' WHERE helper_user_id = $1`,
      [cem.userId],
    );
    expect(await push()).toEqual([ben.patientId]);
    // It is given up, also where the access comes back.
    await grantAccess(testApp(), patient, anna);
    wait(1);
    expect(await push()).toEqual([]);
    expect(await sendMails(testApp())).not.toContain(cem.email);
  });
});

describe('D11 quiet hours of the patient', () => {
  const quiet = { from: '07:00', until: '10:00' };
  it('hold nothing back', async () => {
    const { patient, counts } = await beforeEight(testApp());
    await remindMe(patient, { quiet });
    wait(35);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('hold it back where the patient says so, until they end', async () => {
    const { patient, counts } = await beforeEight(testApp());
    await remindMe(patient, { quiet });
    await choose(patient, { waits_for_quiet: true });
    wait(124);
    await run();
    expect(await counts()).toEqual([0, 0]);
    wait(1);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });
});
