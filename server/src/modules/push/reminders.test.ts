import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { PushOverview } from '@caretrail/contract/push/schema';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { ReminderOverview, ReminderSettings } from '@caretrail/contract/reminders/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushByHttp } from '../../adapters/push-http/push-http.ts';
import type { PushTransport } from '../../ports/push-transport.ts';
import { madeEvent } from '../../testing/events.ts';
import { doseName, loggedDose, madeMedication, todayOf } from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { startPushPeer, type PushPeer } from '../../testing/push-peer.ts';
import { endpointHash, newSender, runPushes, subscribe } from '../../testing/pushes.ts';
import { clockTo, remindMe, runReminders } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let peer: PushPeer;
beforeAll(async () => {
  peer = await startPushPeer();
});
afterAll(() => peer.stop());

const minute = 60_000;
const mails = (person: Person) => mailsTo(testApp(), person.email);
/** Both jobs, as they run on a server. */
async function run(): Promise<void> {
  await runReminders(testApp());
  await runPushes(testApp());
}
/** As the job does it every second. */
const lookAtDue = (): Promise<void> => runReminders(testApp(), {}, 'due');
async function after(minutes: number): Promise<void> {
  testApp().clock.advance(minutes * minute);
  await run();
}
const byPush = { doses_by: ['push'], events_by: ['push'], stock_by: ['push'] } as const;

/** A patient with a device and a dose at eight, two minutes before it. */
async function beforeEight(more: Partial<ReminderSettings> = {}, devices = 1) {
  clockTo(testApp(), '07:58');
  const person = await asPatient(testApp());
  const medicine = await madeMedication(person, { times: ['08:00'] });
  const browsers = Array.from({ length: devices }, () => peer.newBrowser());
  for (const browser of browsers) await subscribe(person, browser);
  await remindMe(person, { ...byPush, doses_by: ['push'], ...more } as Partial<ReminderSettings>);
  await run();
  const [browser = peer.newBrowser()] = browsers;
  return { person, medicine, browser, browsers };
}
const receiptOf = (browser: {
  received: readonly { payload: { caretrail: { receipt: string } } }[];
}) => browser.received.at(-1)?.payload.caretrail.receipt ?? '';
const confirm = (receipt: string) =>
  callApi(testApp(), pushEndpoints.receipt, { body: { receipt } });
/** Sessions end within the hour. */
const overview = async ({ userId }: Person): Promise<ReminderOverview> => {
  const { access } = await openSessionFor(testApp(), userId);
  return (await callApi(testApp(), remindersEndpoints.read, {}, access)).json<ReminderOverview>();
};

describe('§2.5 a reminder of a dose by notification', () => {
  it('goes to every device at its time, without names, and is of no use after its email', async () => {
    const { person, browsers } = await beforeEight({}, 2);
    expect(browsers.flatMap(({ received }) => received)).toEqual([]);
    await after(2);
    expect(peer.mistakes).toEqual([]);
    for (const { received } of browsers) {
      expect(received).toHaveLength(1);
      const [push] = received;
      expect(push?.payload).toMatchObject({
        web_push: 8030,
        notification: {
          title: 'It is time for your medicine',
          body: 'One of your medicines is due at 08:00.',
          lang: 'en',
          app_badge: '1',
        },
        caretrail: { kind: 'dose', names: false, count_due: 1, key: `${todayOf(testApp())}T08:00` },
      });
      const { notification, caretrail } = push?.payload ?? {};
      expect(notification?.navigate).toBe(
        `${testApp().deps.publicUrl}/reminder#t=${caretrail?.tokens[0]}`,
      );
      expect(notification?.actions.map(({ title }) => title)).toEqual(['Taken', 'In 15 minutes']);
      // Topic and tag say nothing, and are the same for one time.
      expect(push?.topic).toBe(caretrail?.tag);
      expect(push?.ttlSeconds).toBe(15 * 60);
      expect(push?.urgency).toBe('high');
      expect(JSON.stringify(push)).not.toContain('Levetiracetam');
    }
    expect(await mails(person)).toEqual([]);
  });

  it('names medicines and amounts where the person chose so, and looks the same length', async () => {
    const { browser } = await beforeEight({ names_in_notifications: true });
    const plain = await beforeEight();
    await after(2);
    const [named, discreet] = [browser.received[0], plain.browser.received[0]];
    expect(named?.payload.notification.body).toBe('08:00 · Levetiracetam · 500 mg');
    expect(named?.payload.caretrail.names).toBe(true);
    expect(named?.length).toBe(discreet?.length);
  });

  it('is in the language of the account', async () => {
    const { person, browser } = await beforeEight();
    await testApp().deps.db.execute(`UPDATE users SET language = 'de' WHERE id = $1`, [
      person.userId,
    ]);
    await after(2);
    const { notification } = browser.received[0]?.payload ?? {};
    expect(notification?.lang).toBe('de');
    expect(notification?.body).toBe('Eines Ihrer Medikamente ist um 08:00 Uhr fällig.');
  });

  it('is one notification for all doses of one time, with a token for each', async () => {
    const { person, browser } = await beforeEight({ names_in_notifications: true });
    await madeMedication(person, { name: 'Omeprazole', dosage: '20 mg', times: ['08:00'] });
    await after(2);
    expect(browser.received).toHaveLength(1);
    const { caretrail, notification } = browser.received[0]?.payload ?? {};
    expect(caretrail?.tokens).toHaveLength(2);
    expect(caretrail?.count_due).toBe(2);
    expect(notification?.body.split('\n')).toHaveLength(2);
  });

  it('offers one tap for several medicines as “All taken”, and gives no number', async () => {
    const { person, browser } = await beforeEight();
    await madeMedication(person, { name: 'Omeprazole', dosage: '20 mg', times: ['08:00'] });
    await after(2);
    const { notification } = browser.received[0]?.payload ?? {};
    expect(notification?.body).toBe('Some of your medicines are due at 08:00.');
    expect(notification?.actions.map(({ title }) => title)).toEqual(['All taken', 'In 15 minutes']);
  });

  it('has no tap for several medicines where the amount of one is left to the person', async () => {
    const free = { name: 'Metamizole', dosage: '1/2 to 1 tablet', times: ['08:00'] };
    const { person, browser } = await beforeEight();
    await madeMedication(person, free);
    await after(2);
    const { caretrail, notification } = browser.received[0]?.payload ?? {};
    expect(caretrail?.tokens).toEqual([]);
    expect(notification?.actions).toEqual([]);
    expect(notification?.body).toBe(
      'Some of your medicines are due at 08:00.\nOpen Caretrail to record them.',
    );
    expect(notification?.navigate).toMatch(/\/medication$/);
    // By itself it is one medicine, and its own tap.
    clockTo(testApp(), '07:58');
    const other = await asPatient(testApp());
    await madeMedication(other, free);
    const alone = peer.newBrowser();
    await subscribe(other, alone);
    await remindMe(other, { doses_by: ['push'] });
    await after(2);
    const only = alone.received[0]?.payload;
    expect(only?.caretrail.tokens).toHaveLength(1);
    expect(only?.notification.actions[0]?.title).toBe('Taken');
  });

  it('cannot be answered by one tap where it does not show every medicine', async () => {
    const { person, browser } = await beforeEight({ names_in_notifications: true });
    for (let count = 0; count < 8; count += 1)
      await madeMedication(person, {
        name: `${'Long name '.repeat(18)}${count}`,
        times: ['08:00'],
      });
    await after(2);
    expect(peer.mistakes).toEqual([]);
    const { caretrail, notification } = browser.received[0]?.payload ?? {};
    expect(caretrail?.tokens).toEqual([]);
    expect(notification?.actions).toEqual([]);
    expect(notification?.body).toContain('Open Caretrail to see all of them.');
    expect(browser.received[0]?.length).toBeLessThanOrEqual(3300);
  });

  it('is cut to fit where its text is longer in a message than on the screen', async () => {
    const { person, browser } = await beforeEight({ names_in_notifications: true });
    for (let count = 10; count < 29; count += 1)
      await madeMedication(person, { name: `${'"'.repeat(26)}${count}`, times: ['08:00'] });
    await after(2);
    expect(peer.mistakes).toEqual([]);
    expect(browser.received).toHaveLength(1);
    const { caretrail, notification } = browser.received[0]?.payload ?? {};
    expect(caretrail?.tokens).toEqual([]);
    expect(notification?.body).toContain('Open Caretrail to see all of them.');
  });

  it('is sent once, however often the jobs run and whatever channel is chosen meanwhile', async () => {
    const { person, browser } = await beforeEight();
    await after(2);
    await run();
    await remindMe(person, { doses_by: ['email'] });
    await run();
    await after(1);
    expect(browser.received).toHaveLength(1);
    expect(await mails(person)).toEqual([]);
  });
});

describe('§2.5 exactly one of notification and email', () => {
  it('is the email where no device confirms in time, once, with several workers', async () => {
    const { person, browser } = await beforeEight();
    await after(2);
    await after(14);
    expect(await mails(person)).toEqual([]);
    testApp().clock.advance(minute);
    await Promise.all([1, 2, 3].map(() => run()));
    await after(1);
    expect(await mails(person)).toHaveLength(1);
    expect((await mails(person))[0]?.text).toContain('One of your medicines is due at 08:00.');
    expect(browser.received).toHaveLength(1);
  });

  it('is the notification where one device of two confirms', async () => {
    const { person, browsers } = await beforeEight({}, 2);
    await after(2);
    await confirm(receiptOf(browsers[1] ?? { received: [] }));
    await after(60);
    expect(await mails(person)).toEqual([]);
  });

  it('is the notification where Caretrail is opened on the device', async () => {
    const { person, browser } = await beforeEight();
    await after(2);
    await person.call(pushEndpoints.confirm, { body: { endpoint_hash: endpointHash(browser) } });
    await after(60);
    expect(await mails(person)).toEqual([]);
  });

  it('is the email in the minute that the person chose, or none', async () => {
    const { person: soon } = await beforeEight({ mail_after_min: 5 });
    const { person: never } = await beforeEight({ mail_after_min: null });
    await after(2);
    await after(5);
    expect(await mails(soon)).toHaveLength(1);
    await after(120);
    expect(await mails(never)).toEqual([]);
  });

  it('is no email about a dose that was recorded meanwhile', async () => {
    const { person, medicine } = await beforeEight();
    await after(2);
    await loggedDose(person, medicine.id, {
      status: 'taken',
      ...doseName(medicine, 'at-0800', todayOf(testApp())),
    });
    await after(20);
    expect(await mails(person)).toEqual([]);
  });

  it('is the email at once where there is no device', async () => {
    const { person } = await beforeEight({}, 0);
    await after(2);
    expect(await mails(person)).toHaveLength(1);
  });

  it('is the email so many minutes after the notification as the person chose, to the second', async () => {
    const { person } = await beforeEight({ mail_after_min: 5 });
    // The notification is late: its email keeps its distance.
    testApp().clock.advance(2 * minute + 40_000);
    await run();
    testApp().clock.advance(5 * minute - 1000);
    await lookAtDue();
    expect(await mails(person)).toEqual([]);
    testApp().clock.advance(1000);
    await lookAtDue();
    expect(await mails(person)).toHaveLength(1);
  });

  it('is the email at once where the browser does not exist any more, and the device is gone', async () => {
    const { person, browser } = await beforeEight();
    peer.answers.set(browser.name, { status: 410 });
    await after(2);
    await lookAtDue();
    expect(await mails(person)).toHaveLength(1);
    expect((await overview(person)).push.devices).toBe(0);
  });

  it('is the email at once where the last device was removed, or went to another account, before it confirmed', async () => {
    const { person } = await beforeEight();
    await after(2);
    const [device] = (await person.call(pushEndpoints.read)).json<PushOverview>().devices;
    await person.call(pushEndpoints.removeDevice, { params: { id: device?.id ?? '' } });
    await lookAtDue();
    expect(await mails(person)).toHaveLength(1);
    const { person: other, browser } = await beforeEight();
    await after(2);
    await subscribe(await asAnotherPatient(testApp()), browser);
    await lookAtDue();
    expect(await mails(other)).toHaveLength(1);
  });

  it('is the notification where one of two devices was removed', async () => {
    const { person, browsers } = await beforeEight({}, 2);
    await after(2);
    const [device] = (await person.call(pushEndpoints.read)).json<PushOverview>().devices;
    await person.call(pushEndpoints.removeDevice, { params: { id: device?.id ?? '' } });
    await lookAtDue();
    expect(await mails(person)).toEqual([]);
    await confirm(receiptOf(browsers[1] ?? { received: [] }));
    await after(20);
    expect(await mails(person)).toEqual([]);
  });

  it('is the email at once where the push service asks to wait for longer than the email does', async () => {
    const { person, browser } = await beforeEight();
    peer.answers.set(browser.name, { status: 429, headers: { 'retry-after': '3600' } });
    await after(2);
    await lookAtDue();
    expect(await mails(person)).toHaveLength(1);
    // The next dose does not wait for that service either.
    await madeMedication(person, { times: ['08:10'] });
    await after(10);
    expect(await mails(person)).toHaveLength(2);
    peer.answers.delete(browser.name);
    await after(60);
    expect(browser.received).toEqual([]);
    expect(await mails(person)).toHaveLength(2);
  });

  it('is the email at once where the address of the device leads into a private network', async () => {
    const { person } = await beforeEight({}, 0);
    const inside = { ...peer.newBrowser().subscription, endpoint: 'https://localhost:9/x' };
    await subscribe(person, { subscription: inside });
    await after(2);
    await lookAtDue();
    expect(await mails(person)).toHaveLength(1);
  });

  it('is nothing for an account that was closed, also where its notification was queued already', async () => {
    const { person, browser } = await beforeEight();
    testApp().clock.advance(2 * minute);
    await runReminders(testApp());
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      person.userId,
    ]);
    await runPushes(testApp());
    await after(20);
    expect(browser.received).toEqual([]);
    expect(await mails(person)).toEqual([]);
  });

  it('is the email where a receipt was forged, or belongs to another notification', async () => {
    const { person } = await beforeEight();
    const other = await beforeEight();
    await after(2);
    await confirm('A'.repeat(22));
    await confirm(receiptOf(other.browser));
    await after(15);
    expect(await mails(person)).toHaveLength(1);
    expect(await mails(other.person)).toEqual([]);
  });

  it('is the email where the push service refuses the message, or leads elsewhere', async () => {
    for (const status of [400, 403, 413, 307]) {
      const { person, browser } = await beforeEight();
      peer.answers.set(browser.name, { status, headers: { location: 'http://10.0.0.1/' } });
      await after(2);
      await lookAtDue();
      expect(await mails(person), String(status)).toHaveLength(1);
      await after(30);
      expect(await mails(person)).toHaveLength(1);
    }
  });

  it('is the notification once a push service that was away takes it, and asks no sooner than it may', async () => {
    const { person, browser } = await beforeEight();
    peer.answers.set(browser.name, { status: 503, headers: { 'retry-after': '120' } });
    await after(2);
    const asked = peer.asked;
    await after(1);
    expect(peer.asked).toBe(asked);
    peer.answers.delete(browser.name);
    await after(2);
    expect(browser.received).toHaveLength(1);
    await confirm(receiptOf(browser));
    await after(20);
    expect(await mails(person)).toEqual([]);
  });

  it('is the email where the push service stays away, and never both', async () => {
    const { person, browser } = await beforeEight({ mail_after_min: null });
    peer.answers.set(browser.name, { status: 500 });
    await after(2);
    for (let minutes = 0; minutes < 16; minutes += 1) await after(1);
    expect(await mails(person)).toHaveLength(1);
    peer.answers.delete(browser.name);
    await after(30);
    expect(browser.received).toEqual([]);
    expect(await mails(person)).toHaveLength(1);
  });

  it('is the email after quiet hours that have begun since', async () => {
    const { person } = await beforeEight({ quiet: { from: '08:10', until: '09:00' } });
    await after(2);
    await after(20);
    expect(await mails(person)).toEqual([]);
    await after(40);
    expect(await mails(person)).toHaveLength(1);
  });

  it('is so for events too', async () => {
    clockTo(testApp(), '07:58');
    const person = await asPatient(testApp());
    const browser = peer.newBrowser();
    await subscribe(person, browser);
    const start = `${todayOf(testApp())}T10:00`;
    await madeEvent(testApp(), person, { start, time_zone: 'UTC', reminders: [120] });
    await remindMe(person, byPush as unknown as Partial<ReminderSettings>);
    await after(2);
    expect(browser.received[0]?.payload).toMatchObject({
      notification: { title: 'You have an event coming up', actions: [] },
      caretrail: { kind: 'event', tokens: [] },
    });
    expect(browser.received[0]?.payload.notification.navigate).toMatch(/\/timelines$/);
    await after(15);
    expect(await mails(person)).toHaveLength(1);
  });
});

describe('§2.5 a device that went silent', () => {
  it('is told after two reminders that it left unconfirmed, gets no more, and is back once it confirms', async () => {
    const { person, browser } = await beforeEight();
    for (let days = 0; days < 3; days += 1) {
      clockTo(testApp(), '08:00');
      await run();
      await after(16);
      const { push } = await overview(person);
      expect(push).toEqual({ devices: 1, silent: days === 0 ? [] : [browser.name] });
      testApp().clock.advance(60 * minute);
    }
    // The third went by email at once.
    expect(browser.received).toHaveLength(2);
    expect(await mails(person)).toHaveLength(3);
    const { access } = await openSessionFor(testApp(), person.userId);
    const body = { endpoint_hash: endpointHash(browser) };
    await callApi(testApp(), pushEndpoints.confirm, { body }, access);
    expect((await overview(person)).push.silent).toEqual([]);
    clockTo(testApp(), '08:00');
    await run();
    expect(browser.received).toHaveLength(3);
    expect(await mails(person)).toHaveLength(3);
  });
});

describe('§2.5 slow devices', () => {
  async function dueAt(time: string, devices = 1) {
    const person = await asPatient(testApp());
    await madeMedication(person, { times: [time] });
    const browsers = Array.from({ length: devices }, () => peer.newBrowser());
    for (const browser of browsers) await subscribe(person, browser);
    await remindMe(person, { doses_by: ['push'] });
    return browsers;
  }
  async function lookIn(minutes: number): Promise<void> {
    testApp().clock.advance(minutes * minute);
    await runReminders(testApp());
  }

  it('of many accounts, which fail for the first time, do not hold up the notifications of others', async () => {
    clockTo(testApp(), '07:58');
    const hostile = (await Promise.all(Array.from({ length: 20 }, () => dueAt('08:00', 3)))).flat();
    const others = (await Promise.all([1, 2, 3].map(() => dueAt('08:01')))).flat();
    // Those that hang have waited for longer, and are twice as many as there are lanes.
    await lookIn(2);
    await lookIn(1);
    const slow = new Set(hostile.map(({ subscription }) => subscription.endpoint));
    const over = Promise.withResolvers<void>();
    const byHttp = pushByHttp({ isLoopbackAllowed: true });
    const transport: PushTransport = {
      deliver: async (request) => {
        if (slow.has(request.endpoint)) await over.promise;
        return byHttp.deliver(request);
      },
    };
    const { sendDue, settled } = await newSender(testApp(), {
      transport,
      longestDeliveryMs: 10 * minute,
    });
    const expectReceived = (browsers: typeof others) =>
      expect
        .poll(
          async () => {
            await sendDue();
            return browsers.map(({ received }) => received.length);
          },
          // The job of a server runs every second.
          { interval: 300 },
        )
        .toEqual(browsers.map(() => 1));
    await expectReceived(others);
    // While those requests still hang, what becomes due is sent too.
    const late = await dueAt('08:02');
    await lookIn(1);
    await expectReceived(late);
    expect(hostile.flatMap(({ received }) => received)).toEqual([]);
    over.resolve();
    await settled();
  });
});
