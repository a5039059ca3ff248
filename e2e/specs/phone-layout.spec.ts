/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertManyEvents } from '@caretrail/server/testing/many-events';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp, goToScreen } from '../go-in-app.ts';
import { isOnTop } from '../is-on-top.ts';
import { chooseLargestText } from '../choose-comfort.ts';
import { narrowest, phone } from '../on-phone.ts';
import { demoPatient } from '../page-views.ts';
import { appMenu } from '../pages/app-menu.ts';
import { eventForm, eventPage, putEvent } from '../pages/event-pages.ts';
import { putPlace } from '../pages/location-pages.ts';

const barOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Shortcuts' });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height, end: box.x + box.width };
};

/** Whether two parts lie over each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.end && a.end > b.x && a.y < b.bottom && a.bottom > b.y;
};

test.describe('§2.4 on a phone, beside the drawer', { tag: '@phone' }, () => {
  test('a bar at the bottom leads to what a patient opens every day, marks the current page and covers nothing', async ({
    page,
    product,
    server,
  }) => {
    const { id } = await product.signIn(page);
    await insertManyEvents(server, id, 40);
    await page.goto(hrefOf('dashboard'));
    const bar = barOf(page);
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Timelines', 'Medication', 'Files']);
    for (const [name, route] of [
      ['Timelines', 'timelines'],
      ['Medication', 'medication'],
      ['Files', 'filesDocuments'],
      ['Today', 'dashboard'],
    ] as const) {
      await bar.getByRole('link', { name }).tap();
      await expect(page).toHaveURL(hrefOf(route));
      await expect(page.locator('main h1')).toBeFocused();
      await expect(bar.locator('[aria-current=page]')).toHaveText([name]);
    }
    for (const link of await bar.getByRole('link').all()) {
      const { width, height, bottom } = await boxOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(phone.viewport.height);
    }

    await test.step('the end of a page can be scrolled clear of it', async () => {
      await goInApp(page, hrefOf('timelines'));
      await expect(page.locator('main [data-event]').first()).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          // A position of the scroll is rounded to a pixel.
          return (await boxOf(footer)).bottom <= (await boxOf(bar)).y + 1;
        })
        .toBe(true);
      await expectAccessible(page);
    });

    await test.step('the drawer has everything, as before', async () => {
      await appMenu(page).show();
      await expect(appMenu(page).link('Locations')).toBeVisible();
      await appMenu(page).close.click();
    });
  });

  test('an entry shows that it was pressed until its screen is drawn', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const entry = barOf(page).getByRole('link', { name: 'Timelines' });
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await entry.tap();
    await expect(entry).toHaveCSS('opacity', '0.6');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    load();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveCount(0);
    await expect(entry).toHaveCSS('opacity', '1');
  });

  test('a double tap on Add leaves its sheet open; Profile has the bar, and the menu opens at its button', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('settings'));
    const bar = barOf(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const add = await boxOf(bar.getByRole('button', { name: 'Add' }));
    await page.touchscreen.tap(add.x + add.width / 2, add.y + add.height / 2);
    await page.touchscreen.tap(add.x + add.width / 2, add.y + add.height / 2);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await expect(sheet).toBeHidden();

    await goInApp(page, `${hrefOf('settings')}?section=you`);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(bar).toBeVisible();
    await expect.poll(() => isOnTop(save)).toBe(true);

    const menu = appMenu(page);
    const at = await boxOf(menu.open);
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await expect(menu.drawer).toBeVisible();
    await expect.poll(async () => (await boxOf(menu.drawer)).end).toBe(phone.viewport.width);
    const gap = (await boxOf(menu.button('Logout'))).y - (await boxOf(menu.link('Profile'))).bottom;
    expect(gap).toBeGreaterThanOrEqual(16);
    await menu.close.tap();
    await page.getByRole('link', { name: 'Caretrail' }).tap();
    await expect(page).toHaveURL(hrefOf('dashboard'));

    await test.step('the menu does not stay open over the page that a form was left for', async () => {
      await goToScreen(page, `${hrefOf('timelines')}?new=`);
      await eventForm(page).choose('Appointment');
      await page.getByRole('textbox', { name: 'Title' }).fill('Half a note');
      await menu.show();
      await menu.link('Locations').tap();
      const question = page.getByRole('dialog', { name: 'Leave and finish later?' });
      await question.getByRole('button', { name: 'Leave' }).tap();
      await expect(page).toHaveURL(hrefOf('locations'));
      await expect(menu.drawer).toBeHidden();
      await expect(page.locator('main h1')).toBeFocused();
    });
  });

  test('the bar makes way for a form, for the keyboard of the screen and for the printer; an administrator has none', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('timelines'));
    const bar = barOf(page);
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(bar).toBeVisible();

    await page.getByRole('button', { name: 'Search this list' }).tap();
    await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeFocused();
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 390, height: 500 });
    await expect(bar).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search events' }).blur();
    await expect(bar).toBeVisible();
    await page.setViewportSize(phone.viewport);

    await page.getByRole('button', { name: 'Create', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Add an event' })).toBeVisible();
    await expect(bar).toBeHidden();

    await product.signIn(page, { user_type: 'administrator' });
    await page.goto(hrefOf('adminPanel'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('the page of an appointment has the bar, also beside its field for a question', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const visit = await putEvent(page, { event_type: 'Appointment' });
    await eventPage(page).open(visit);
    const bar = barOf(page);
    const field = page.getByLabel('Add a question');
    await expect(field).toBeAttached();
    await expect(bar).toBeVisible();
    await field.fill('May I drive again?');
    await expect(bar).toBeVisible();

    await test.step('the end of the page stays where it is when the keyboard takes the place of the bar', async () => {
      await page.setViewportSize({ width: 390, height: 500 });
      await field.blur();
      await expect(bar).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const at = await page.evaluate(() => scrollY);
      await field.evaluate((element) => element.focus({ preventScroll: true }));
      await expect(bar).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(at);
    });
  });

  test('the bar holds with the largest text at 320 px, in simple mode and from right to left', async ({
    page,
    product,
  }) => {
    await chooseLargestText(page, await product.signIn(page));
    await page.setViewportSize(narrowest);
    await page.goto(hrefOf('medication'));
    const bar = barOf(page);
    for (const change of [
      () => undefined,
      () => (document.documentElement.dataset['simple'] = 'on'),
      () => (document.documentElement.dir = 'rtl'),
    ]) {
      await page.evaluate(change);
      await expect(bar).toBeVisible();
      const { width, bottom } = await boxOf(bar);
      expect([width, bottom]).toEqual([narrowest.width, narrowest.height]);
      for (const link of await bar.getByRole('link').all()) {
        const { x, end, height } = await boxOf(link);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(narrowest.width);
        expect(height).toBeGreaterThanOrEqual(44);
        const isCut = await link
          .locator('span')
          .last()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        expect(isCut).toBe(false);
      }
    }
  });
});

/** What is looked for on each list. On the places the emergency numbers come first. */
const lists = [
  [hrefOf('timelines'), '[data-event]'],
  [hrefOf('filesDocuments'), '[data-file]'],
  [hrefOf('articles'), 'article'],
  [hrefOf('locations'), '[aria-labelledby=in-an-emergency]'],
  [hrefOf('medication'), '[aria-labelledby=today]'],
  [hrefOf('treatments'), '[role=tabpanel] li'],
] as const;
const listsOfAdministrator = [
  [hrefOf('adminPanel'), 'tbody tr'],
  [`${hrefOf('adminPanel')}?view=audit`, 'tbody tr'],
] as const;

/** Title and buttons beside each other, and the content soon after. */
async function expectHigh(page: Page, all: readonly (readonly [string, string])[]): Promise<void> {
  for (const [at, [address, first]] of all.entries()) {
    await (at === 0 ? page.goto(address) : goToScreen(page, address));
    const content = page.locator(`main ${first}`).first();
    await expect(content).toBeVisible();
    expect.soft((await boxOf(content)).y, address).toBeLessThanOrEqual(260);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await boxOf(heading);
    const row = page.locator('main div').filter({ has: heading });
    const buttons = row
      .filter({ has: page.getByRole('button') })
      .last()
      .getByRole('button');
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all()) {
      const { y, bottom } = await boxOf(button);
      expect.soft(y, address).toBeLessThan(title.bottom);
      expect.soft(bottom, address).toBeGreaterThan(title.y);
    }
  }
}

test(
  '§2.5 on a phone the title, the tools and the search of a list are in one row, and its content begins within 260 px',
  { tag: '@phone' },
  async ({ page, product, server }) => {
    await product.signInAgain(page, await demoPatient(page, server));
    await expectHigh(page, lists);
    await product.signIn(page, { user_type: 'administrator' });
    await expectHigh(page, listsOfAdministrator);
  },
);

test(
  '§4.3 §9 on a phone a toast is at the top right, but covers neither the menu button nor the link back',
  { tag: '@phone' },
  async ({ page, product }) => {
    const user = await product.signIn(page);
    const place = await putPlace(page, { name: 'Ward 7' });
    await page.goto(`${hrefOf('locations')}?place=${place.id}`);
    const { open } = appMenu(page);
    const back = page.getByRole('link', { name: 'Back to places' });
    await page.route(`**/locations**/${place.id}**`, (route) =>
      route.fulfill({ status: 500, json: { detail: 'Not now.' } }),
    );
    await page.getByRole('button', { name: 'Add to favourites' }).tap();
    const alert = page.getByRole('alert').filter({ hasText: 'Not now.' });
    await expect(alert).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isOnTop(back)).toBe(true);
    expect(await isOnTop(open)).toBe(true);
    const box = await boxOf(alert);
    expect(box.y).toBeGreaterThanOrEqual((await boxOf(back)).bottom);
    expect(box.y).toBeLessThan(200);
    expect(phone.viewport.width - box.end).toBeLessThan(40);

    const { heading, edit, remove, confirmRemove, undo } = eventPage(page);
    const toastOf = (text: string): Locator => page.locator('[popover]').getByText(text);
    for (const size of ['standard', 'largest']) {
      const headache = await putEvent(page, {
        event_type: 'Important Data',
        title: 'Headache',
        symptoms: ['Headache'],
        severity: 4,
        status: 'done',
      });
      if (size === 'largest') await chooseLargestText(page, user);
      await eventPage(page).open(headache);
      await test.step(`after an edit, ${size} text`, async () => {
        await edit.tap();
        await page.getByRole('slider', { name: 'How bad was it?' }).fill('7');
        await page.getByRole('button', { name: 'Save changes' }).tap();
        const line = page.getByText('7 out of 10');
        await expect(line).toBeVisible();
        const toast = toastOf('Event Edited Successfully').locator('xpath=../..');
        await expect(toast).toBeVisible();
        // With the focus inside it stays.
        await page.keyboard.press('F6');
        await expect.poll(() => overlap(toast, heading('Headache'))).toBe(false);
        await expect.poll(() => overlap(toast, line)).toBe(false);
        await expect.poll(() => overlap(toast, barOf(page))).toBe(false);
        await page.keyboard.press('Escape');
        await expect(toast).toBeHidden();
      });
      await test.step(`after a delete, ${size} text`, async () => {
        await remove.tap();
        await confirmRemove.tap();
        const toast = toastOf('Event Deleted Successfully').locator('xpath=../..');
        await expect(undo).toBeVisible();
        await expect(toast).toBeVisible();
        await page.keyboard.press('F6');
        await expect.poll(() => overlap(toast, undo.locator('xpath=..'))).toBe(false);
        await expect.poll(() => overlap(toast, barOf(page))).toBe(false);
        await undo.tap();
        await expect(undo).toBeHidden();
      });
    }
  },
);

test(
  'on a phone the timeline draws only the rows near the window, wherever it is scrolled',
  { tag: '@phone' },
  async ({ page, product, server }) => {
    const { id } = await product.signIn(page);
    await insertManyEvents(server, id, 200);
    await page.goto(hrefOf('timelines'));
    const rows = page.locator('main [data-event]');
    await expect(rows.first()).toBeVisible();
    const nodes = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
    const earlier = page.getByRole('button', { name: /^Show \d+ more earlier/ });
    await expect(earlier).toBeAttached();
    expect(await nodes()).toBeLessThan(1200);
    await earlier.scrollIntoViewIfNeeded();
    await expect(rows.last()).toBeInViewport();
    expect(await nodes()).toBeLessThan(1200);
    await earlier.tap();
    await expect
      .poll(() => rows.evaluateAll((all) => all.some((row) => row.matches(':focus'))))
      .toBe(true);
    expect(await nodes()).toBeLessThan(1400);
  },
);
