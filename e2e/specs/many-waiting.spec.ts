import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { addDays } from '@caretrail/contract/time/days';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { keepHere, rowsOf } from '../keep-here.ts';
import { losingAnswers } from '../lose-answers.ts';
import { eventAddress, eventForm, eventPage, eventsOf, putEvent } from '../pages/event-pages.ts';
import { dailyAt, doseDay, dosesOf, putMedicine } from '../pages/medication-pages.ts';
import { openTreatment, putTreatment, storedTreatment } from '../pages/treatment-pages.ts';

// The worker is what opens the screens without a server; each test has a browser of its own.
test.use({ serviceWorkers: 'allow', reuseContext: false, isAwake: true } as object);

/** On a machine that is busy with other work too. */
const patient = { timeout: 120_000 };

const medicines = 32;
const days = [-6, -5, -4, -3, -2, -1].map((ago) => addDays(doseDay(), ago));

/** How many wait, with those that were refused: its key is a row too. */
const waitingIn = async (page: Page): Promise<number> =>
  Math.max(0, (await rowsOf(page, 'caretrail-waiting')) - 1);

/** All doses of an earlier day by one tap. */
async function recordDay(page: Page, day: string): Promise<void> {
  const before = await waitingIn(page);
  await goInApp(page, `${hrefOf('medication')}?day=${day}`);
  await page.getByRole('button', { name: new RegExp(`^Record all ${medicines} as taken`) }).click();
  await expect.poll(() => waitingIn(page)).toBe(before + medicines);
}

async function addEvent(page: Page, title: string): Promise<void> {
  const form = eventForm(page);
  await goInApp(page, `${hrefOf('timelines')}?new=`);
  await form.fill(title);
  await form.save.click();
  await expect(page.getByText(`Not sent yet: ${title}: today`)).toBeVisible();
}

async function addQuestion(page: Page, visit: TimelineEvent, question: string): Promise<void> {
  await goInApp(page, eventAddress(visit.id));
  await expect(eventPage(page).heading(visit.title)).toBeVisible();
  await page.getByLabel('Add a question').fill(question);
  await page.getByRole('button', { name: 'Save question' }).click();
  const waits = `Not sent yet: Question for ${visit.title}: ${question}`;
  await expect(page.getByText(waits)).toBeVisible();
}

test('200 writes wait, three tabs, three of ten answers are lost, a tab is closed while it sends, one write is refused: each is recorded once, and the refused one is told', async ({
  page: first,
  context,
  product,
}) => {
  const network = await losingAnswers(context);
  await product.signIn(first);
  const schedule = dailyAt(addDays(doseDay(), -9), '08:00');
  await Promise.all(
    Array.from({ length: medicines }, (_, at) =>
      putMedicine(first, { name: `Medicine ${at + 10}`, schedule }),
    ),
  );
  const visits = { event_type: 'Appointment' };
  const visit = await putEvent(first, { ...visits, title: 'Check-up' });
  const deleted = await putEvent(first, { ...visits, title: 'Consultation' });
  const treatment = await putTreatment(first);
  await keepHere(first);
  const others = [await context.newPage(), await context.newPage()];
  for (const each of others) await openTreatment(each, treatment);
  await context.setOffline(true);

  await test.step('without a connection 200 writes of several kinds wait', async () => {
    for (const day of days.slice(0, 3)) await recordDay(first, day);
    await addEvent(first, 'Scan one');
    await addQuestion(first, visit, 'May I drive?');
    await addQuestion(first, deleted, 'May I fly?');
    await addQuestion(first, visit, 'May I swim?');
    await goInApp(first, hrefOf('treatment', { id: treatment.id }));
    await first.getByRole('button', { name: 'Mark all 3 as done' }).click();
    await expect(first.getByText(/^Not sent yet: Radiotherapy: /)).toBeVisible();
    await addEvent(first, 'Scan two');
    await addEvent(first, 'Scan three');
    await addEvent(first, 'Scan four');
    for (const day of days.slice(3)) await recordDay(first, day);
    expect(await waitingIn(first)).toBe(200);
  });

  await test.step('another device deletes one of the visits', async () => {
    const token = await first.evaluate((key) => localStorage.getItem(key), storageKeys.accessToken);
    const path = timelinesEndpoints.remove.path.replace('{id}', deleted.id);
    const headers = { Authorization: `Bearer ${token}` };
    const { method } = timelinesEndpoints.remove;
    expect((await fetch(new URL(path, first.url()), { method, headers })).ok).toBe(true);
  });

  network.lose(0.3);
  network.closeSenderAt(50);
  await context.setOffline(false);
  await expect.poll(() => context.pages().length, patient).toBe(2);
  const [left] = others.filter((each) => !each.isClosed());
  if (left === undefined) throw new Error('One of the two is left.');

  await test.step('all but the refused one are sent, and that one says why', async () => {
    await expect.poll(() => waitingIn(left), patient).toBe(1);
    await left.getByRole('button', { name: '1 entry was not recorded. Check now' }).click();
    const list = left.getByRole('dialog', { name: 'Not recorded' });
    await expect(list.getByText('Question for Consultation: May I fly?')).toBeVisible();
    await expect(list.getByText(/^This was not recorded: \w/)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    // A toast in front of the dialog has a “Close” of its own.
    await list.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('the treatment that was open all the time shows what was sent', () =>
    expect(left.getByText('3 of 10 sessions')).toBeVisible());

  await test.step('each is on the server once', async () => {
    network.lose(0);
    const doses = await dosesOf(left, days[0] ?? '', days.at(-1) ?? '');
    expect(doses.filter(({ log }) => log?.status === 'taken')).toHaveLength(6 * medicines);
    const events = await eventsOf(left);
    const titles = events.map(({ title }) => title).toSorted();
    expect(titles).toEqual(['Check-up', 'Scan four', 'Scan one', 'Scan three', 'Scan two']);
    expect(events.find(({ id }) => id === visit.id)?.questions).toEqual([
      'May I drive?',
      'May I swim?',
    ]);
    const { sessions } = await storedTreatment(left, treatment);
    expect(sessions).toHaveLength(10);
    expect(sessions.filter(({ status }) => status === 'done')).toHaveLength(3);
  });
});
