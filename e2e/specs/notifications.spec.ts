/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { PushOverview } from '@caretrail/contract/push/schema';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { addDays } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { startPushPeer, type PushPeer } from '@caretrail/server/testing/push-peer';
import { runReminders } from '@caretrail/server/testing/reminders';
import type { Page } from '@playwright/test';
import { ask } from '../ask-past-screen.ts';
import { expect, expectAccessible, test as base } from '../fixtures.ts';
import { dailyAt, notedToday, putMedicine, today } from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { cutOff, deliverPush, pressAction, shownNotices, workerOf } from '../shown-notices.ts';
import { tabTo } from '../tab-to.ts';

/** The push service of a browser is its vendor’s: here one on this machine takes its place. */
const test = base.extend<{ peer: PushPeer }>({
  peer: async ({}, use) => {
    const peer = await startPushPeer();
    await use(peer);
    await peer.stop();
  },
});
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

const devicesOf = async (page: Page): Promise<PushOverview['devices']> =>
  (await ask<PushOverview>(page, 'GET', pushEndpoints.read.path)).devices;

const clockNow = (): string => localAt(Date.now(), 'UTC').slice(11);

/** A medicine that is due this minute. */
const putDue = (page: Page, name: string) =>
  putMedicine(page, { name, schedule: dailyAt(addDays(today(), -2), clockNow()) });

test('§2.5 a dose is answered on its notification; without a connection it is sent once, when the app opens; the page of one tap needs no session', async ({
  page,
  product,
  server,
  peer,
  otherBrowser,
}) => {
  await product.signIn(page);
  const phone = peer.newBrowser('Phone');
  await page.goto(hrefOf('dashboard'));
  await ask(page, 'POST', pushEndpoints.addDevice.path, phone.subscription);
  const settings = { ...defaultReminders, doses_by: ['push'] };
  await ask(page, 'PUT', remindersEndpoints.save.path, settings);
  const remind = async (count: number) => {
    await runReminders(server);
    await expect.poll(() => phone.received.length).toBe(count);
    return phone.received[count - 1]?.payload ?? {};
  };
  const worker = await workerOf(page);

  await test.step('one notification for all doses of a time, without their names', async () => {
    const clock = clockNow();
    await putDue(page, 'Levetiracetam');
    await putMedicine(page, {
      name: 'Dexamethasone',
      schedule: dailyAt(addDays(today(), -2), clock),
    });
    await deliverPush(page, await remind(1));
    await expect.poll(async () => (await shownNotices(worker)).length).toBe(1);
    const [notice] = await shownNotices(worker);
    expect(notice).toMatchObject({ actions: ['All taken', 'In 15 minutes'] });
    expect(notice?.body).not.toMatch(/Levetiracetam|Dexamethasone|mg/);
    await expect.poll(async () => (await devicesOf(page))[0]?.confirmed_at).not.toBeNull();
  });

  await test.step('an answer without a connection waits, and says so', async () => {
    await cutOff(worker);
    await pressAction(worker, 'taken');
    expect((await shownNotices(worker))[0]?.body).toMatch(/^Not sent yet: no connection\./);
    expect(await notedToday(page)).toEqual([]);
  });

  await test.step('it is sent when the app opens, once', async () => {
    await page.reload();
    await expect(page.getByText(/^Recorded as taken at/)).toBeVisible();
    await expect
      .poll(() => notedToday(page))
      .toEqual(['Dexamethasone taken', 'Levetiracetam taken']);
    const rows = await server.deps.db.one<{ count: number }>(
      `SELECT count(*)::int AS count FROM dose_log WHERE via = 'push' AND patient_id = (SELECT patient_id FROM push_devices WHERE id = $1)`,
      [(await devicesOf(page))[0]?.id],
    );
    expect(rows.count).toBe(2);
  });

  await test.step('a tap opens a page that answers this one reminder, and shows nothing else', async () => {
    await putDue(page, 'Lacosamide');
    const { navigate } = ((await remind(2)) as { notification: { navigate: string } }).notification;
    const other = await otherBrowser();
    await other.goto(navigate);
    const taken = other.getByRole('button', { name: 'Taken' });
    await expect(taken).toBeVisible();
    await expect(other).toHaveURL(hrefOf('reminder'));
    await expect(other.getByText('Your medicine is due.')).toBeVisible();
    await expect(other.getByText('Lacosamide')).toHaveCount(0);
    // Nothing is recorded that could be undone.
    await expect(other.getByText('To see more, sign in.')).toBeVisible();
    await expectAccessible(other);
    await taken.focus();
    await other.keyboard.press('Enter');
    await expect(
      other.getByRole('status').filter({ hasText: 'Recorded as taken at' }),
    ).toBeFocused();
    await expect.poll(() => notedToday(page)).toContain('Lacosamide taken');
    await other.goto('/robots.txt');
    await other.goto(navigate);
    await expect(other.getByText(/^Recorded as taken at/)).toBeVisible();
    await expect(taken).toHaveCount(0);
    await expect(other.getByText('To see more, or to undo this, sign in.')).toBeVisible();
    await other.reload();
    await expect(other.getByText(/^We cannot tell which reminder this is for\./)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
  expect(peer.mistakes).toEqual([]);
});

test('§2.5 the profile lists the devices, by keyboard: a test, a name, the choice for each kind, and the end', async ({
  page,
  product,
  peer,
  faults,
}) => {
  await product.signIn(page);
  // The browser of the tests blocks notifications: what was said to it stands in for the person’s answer.
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
  });
  const settings = settingsPage(page);
  await settings.open('reminders', 'Reminders');
  const part = page.getByRole('region', { name: 'Devices that get notifications' });

  await test.step('a browser that cannot says so, and nothing is registered', async () => {
    await expect(part.getByText('No device gets notifications yet.')).toBeVisible();
    await part.getByRole('button', { name: 'Get notifications on this device' }).focus();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('alert')).toBeFocused();
    expect(faults.filter((fault) => !fault.includes('does not support the Push API'))).toEqual([]);
    faults.length = 0;
    expect(await devicesOf(page)).toEqual([]);
  });

  const phone = peer.newBrowser('Phone');
  await ask(page, 'POST', pushEndpoints.addDevice.path, phone.subscription);
  await page.reload();
  const row = part.getByRole('listitem').filter({ hasText: 'Phone' });

  await test.step('one press uses notifications for all reminders', async () => {
    await part.getByRole('button', { name: 'Use notifications for my reminders' }).press('Enter');
    await expect(part.getByText('Your reminders come as notifications now.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'When a dose is due' })).toBeChecked();
    const how = page.getByRole('radiogroup', { name: 'How we remind you about events' });
    await expect(how.getByRole('radio', { name: 'By notification' })).toBeChecked();
    await expect(row).toContainText('Has not shown a notification yet');
    await expectAccessible(page);
  });

  await test.step('a test notification arrives', async () => {
    await row.getByRole('button', { name: 'Send a test notification' }).focus();
    await page.keyboard.press('Enter');
    await expect(part.getByText(/^We sent a test notification to Phone/)).toBeVisible();
    await expect
      .poll(() => phone.received.map(({ payload }) => payload.caretrail.kind))
      .toEqual(['test']);
  });

  await test.step('it gets another name', async () => {
    await tabTo(page, row.getByRole('button', { name: /^Rename/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename this device' });
    await dialog.getByLabel('Name').fill('');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a name for this device.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Red phone');
    await page.keyboard.press('Enter');
    await expect(part.getByText('The device has a new name.')).toBeVisible();
    await expect(part.getByRole('listitem')).toContainText('Red phone');
  });

  await test.step('events come by email, and it is saved', async () => {
    const how = page.getByRole('radiogroup', { name: 'How we remind you about events' });
    await how.getByRole('radio', { name: 'By notification' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('If no device shows a notification, email me').selectOption('30');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('Your reminders are saved.')).toBeVisible();
    const stored = await ask<{ settings: object }>(page, 'GET', remindersEndpoints.read.path);
    expect(stored.settings).toMatchObject({
      doses_by: ['push'],
      events_by: ['email'],
      mail_after_min: 30,
    });
  });

  await test.step('it is removed', async () => {
    await part.getByRole('button', { name: /^Remove/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(part.getByText('Red phone gets no more notifications.')).toBeVisible();
    await expect(part.getByText('No device gets notifications yet.')).toBeVisible();
    expect(await devicesOf(page)).toEqual([]);
  });
});
