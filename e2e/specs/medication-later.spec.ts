import { hrefOf } from '@caretrail/contract/access/routes';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { onPhone } from '../on-phone.ts';
import {
  dailyAt,
  leaveRows,
  liveAt,
  medicineForm,
  medicinesPage,
  notedToday,
  putMedicine,
} from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';
import { tabTo } from '../tab-to.ts';

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const laterOf = (page: Page) => page.getByRole('button', { name: /^Later: Levetiracetam/ });
const changeOf = (page: Page) => page.getByRole('button', { name: /^Change when Levetiracetam/ });
const undoOf = (page: Page) => page.getByRole('button', { name: /^Undo: Levetiracetam is due/ });
const choiceOf = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
const putOff = /Put off until (.* at )?\d\d:\d\d/;

test('§3 a dose of today is postponed, changed, reset, and due again at its time', async ({
  page,
}) => {
  await page.clock.install();
  // By day: in the night a new day of doses begins while the clock goes on.
  await putMedicine(page, { schedule: dailyAt(await liveAt(page, 12), '11:50') });
  const screen = medicinesPage(page);
  await screen.open();
  await expect(screen.group('Now')).toContainText('Levetiracetam');

  await test.step('at 390 px “Record as taken” has its own line, and the other buttons of a dose share one', () =>
    onPhone(page, async () => {
      const topOf = async (each: Locator) => (await each.boundingBox())?.y ?? 0;
      const [taken = 0, ...others] = await Promise.all(
        [screen.taken, screen.skip, laterOf(page)].map(topOf),
      );
      expect(new Set(others).size).toBe(1);
      expect(taken).not.toBe(others[0]);
    }));

  await test.step('four choices say when it is due again; nothing is recorded', async () => {
    await laterOf(page).click();
    await expect(screen.dialog).toContainText('Nothing is recorded yet.');
    for (const name of ['In 15 minutes', 'In 30 minutes', 'In 1 hour'])
      await expect(choiceOf(page, name)).toHaveText(/due again .*\d\d:\d\d$/);
    await expectAccessible(page);
    await choiceOf(page, 'In 15 minutes').click();
    await expect(screen.today).toContainText(putOff);
    await expect(screen.group('Now')).toHaveCount(0);
    await expect(screen.dialog).toHaveCount(0);
    await expect(screen.skip).toBeVisible();
    expect(await notedToday(page)).toEqual([]);
  });

  await test.step('changed to a custom time; one that is too far says what to do', async () => {
    await changeOf(page).click();
    await choiceOf(page, 'At a time I choose').click();
    const confirm = choiceOf(page, 'Put it off');
    // It starts from a time in sight, not from an empty clock.
    await expect(screen.dialog).toContainText(/due again .*\d\d:\d\d/);
    await medicineForm(page).time('Due again at', '08:00');
    await confirm.click();
    await expect(screen.dialog.getByRole('alert')).toContainText('at most 12 hours');
    const wanted = '14:30';
    await medicineForm(page).time('Due again at', wanted);
    await expect(screen.dialog).toContainText(new RegExp(`due again .*${wanted}`));
    await confirm.click();
    await expect(screen.dialog).toHaveCount(0);
    await expect(screen.today).toContainText(new RegExp(`Put off until .*${wanted}`));
  });

  await test.step('Undo resets it to its planned time, and keeps the focus there', async () => {
    await undoOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect(screen.group('Now')).not.toContainText(putOff);
    await expect(screen.taken).toBeFocused();
  });

  await test.step('by keyboard alone, and due again when its time comes', async () => {
    await tabTo(page, laterOf(page));
    await page.keyboard.press('Enter');
    await expect(choiceOf(page, 'In 15 minutes')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toHaveCount(0);
    await expect(screen.today).toContainText(putOff);
    await expect(screen.taken).toBeFocused();
    await page.clock.fastForward('17:00');
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect(laterOf(page)).toBeVisible();
  });
});

test('§3 a postponed dose is shown at its new time on both screens, and at its planned time once it is recorded', async ({
  page,
}) => {
  await page.clock.install();
  const day = await liveAt(page, 12);
  await putMedicine(page, { schedule: dailyAt(day, '11:50') });
  await putMedicine(page, { name: 'Omeprazole', schedule: dailyAt(day, '14:00') });
  const screen = medicinesPage(page);
  await screen.open();
  const postponeTo = async (clock: string): Promise<void> => {
    await choiceOf(page, 'At a time I choose').click();
    await medicineForm(page).time('Due again at', clock);
    await choiceOf(page, 'Put it off').click();
    await expect(screen.dialog).toHaveCount(0);
  };
  await laterOf(page).click();
  await postponeTo('16:00');
  const times = (group: string) => screen.group(group).getByRole('heading', { level: 4 });
  await expect(times('Later today')).toHaveText(['14:00', '16:00']);
  const words = 'Put off until 16:00, was planned for 11:50';
  await expect(screen.group('Later today')).toContainText(words);
  await expectAccessible(page);

  await goInApp(page, hrefOf('dashboard'));
  const today = todayPage(page);
  await expect(today.headings).toHaveText(['14:00 · 1 medicine', '16:00 · 1 medicine']);
  await expect(today.item('14:00 · 1 medicine')).toContainText(/Next.*Omeprazole/);
  await expect(today.item('16:00 · 1 medicine')).toContainText(
    /Levetiracetam.*was planned for 11:50/,
  );

  await test.step('§2.5 the dashboard resets it, postpones it again, and asks for the time of a dose taken earlier', async () => {
    await undoOf(page).click();
    await expect(today.region).not.toContainText(putOff);
    await expect(
      today.region.getByRole('button', { name: /^Record as taken: Levetiracetam/ }),
    ).toBeFocused();
    await laterOf(page).click();
    await choiceOf(page, 'I took it at another time').click();
    await expect(screen.dialog).toContainText('When did you take Levetiracetam?');
    // One step back, to “Later”.
    await choiceOf(page, 'Cancel').click();
    await postponeTo('16:00');
    await expect(today.region).toContainText(putOff);
    await expect(today.region).toContainText('Nothing is due right now.');
    expect(await notedToday(page)).toEqual([]);
  });

  const early = screen.dialog.filter({
    hasText: 'This dose is for 16:00. Have you already taken it?',
  });
  await test.step('hours before its time “Record as taken” asks first, on both screens', async () => {
    await page.getByRole('button', { name: 'Record as taken: Levetiracetam, 11:50' }).click();
    await expect(early.getByRole('button', { name: 'Not yet' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(early).toHaveCount(0);
    expect(await notedToday(page)).toEqual([]);
    await goInApp(page, hrefOf('medication'));
    await page.getByRole('button', { name: 'Record as taken: Levetiracetam, 11:50' }).click();
    await early.getByRole('button', { name: 'Yes, taken' }).click();
  });
  await expect(screen.undo).toBeEnabled();
  await expect(times('Later today')).toHaveText(['14:00', '16:00']);
  await leaveRows(page);
  await expect(times('Later today')).toHaveText(['14:00']);
  await expect(times('Done')).toHaveText(['11:50']);
  await expect(screen.group('Done')).toContainText(/Taken today at 1[23]:/);
  await expect(screen.group('Done')).not.toContainText('was planned');

  await test.step('one that is still to come is postponed from its own time', async () => {
    await page.getByRole('button', { name: /^Later: Omeprazole/ }).click();
    await expect(choiceOf(page, '1 hour later')).toHaveText(/due at 15:00$/);
    await choiceOf(page, '1 hour later').click();
    await expect(screen.group('Later today')).toContainText(
      'Put off until 15:00, was planned for 14:00',
    );
  });
});
