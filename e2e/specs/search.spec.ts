import { hrefOf } from '@caretrail/contract/access/routes';
import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import type { Page } from '@playwright/test';
import { comingYear } from '../coming-days.ts';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { inHistory, untilAddressKept } from '../in-history.ts';
import { todayPage } from '../pages/today-page.ts';
import { eventForm, putEvent, unreached } from '../pages/event-pages.ts';
import { putPlace } from '../pages/location-pages.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { searchDialog } from '../pages/search-dialog.ts';

test.use({ isAwake: true });

const searchCall = `**${searchEndpoints.find.path}`;

/** The addresses that the page asked for. */
function watchAddresses(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** As many events as a list of results does not show. */
const visits = 7;

async function putRecord(page: Page): Promise<void> {
  await putMedicine(page, { name: 'Keppra' });
  await putPlace(page, {
    name: 'Kestrel hospital',
    type: 'hospital',
    city: 'Leeds',
    on_call_phone: '01632 960 199',
  });
  const days = Array.from({ length: visits }, (_, day) => day + 1);
  await Promise.all(
    days.map((day) =>
      putEvent(page, { title: `Swimming ${day}`, start: `${comingYear}-03-0${day}T09:30` }),
    ),
  );
}

test('by keyboard alone: Ctrl-K opens it, results come as one types, the arrow keys choose, Enter opens', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putRecord(page);
  const asked = watchAddresses(page);
  await page.goto(hrefOf('settings'));
  await expect(heading(page, 'Profile')).toBeVisible();
  const search = searchDialog(page);

  await test.step('it begins with actions and pages, and gives the focus back', async () => {
    await search.button.focus();
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
    await expect(search.group('Actions').getByRole('option').first()).toHaveText(
      'Add an appointment',
    );
    await expect(search.group('Pages').getByRole('option').first()).toHaveText('Dashboard');
    await expect(search.chosen).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(search.button).toBeFocused();
  });

  await test.step('a word with a slip finds the medicine, whose page takes the focus', async () => {
    await page.keyboard.press('/');
    await expect(search.field).toBeFocused();
    await page.keyboard.type('kepra');
    await expect(search.group('Medicines: similar spelling').getByRole('option')).toHaveCount(1);
    await expect(search.status).toHaveText('3 results');
    await expect(search.chosen).toContainText('Keppra');
    await expect(search.chosen.locator('mark')).toHaveText('Keppra');
    const chosenId = await search.chosen.getAttribute('id');
    await expect(search.field).toHaveAttribute('aria-activedescendant', chosenId ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Keppra')).toBeFocused();
    await expect(search.dialog).toBeHidden();
  });

  await test.step('the arrow keys go round; the last line of a group opens its list with the same search', async () => {
    await page.keyboard.press('Control+k');
    // At once: the results of 'swi' are the same, and those of 'swim' would choose the first again.
    await page.keyboard.insertText('swim');
    await expect(search.group('Events').getByRole('option')).toHaveCount(6);
    await expect(search.status).toHaveText(`5 of ${visits} results`);
    const first = await search.chosen.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(search.chosen).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toHaveText(`See all ${visits} matching events`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/timelines#at=\w+$/);
    await expect(heading(page, 'Timeline & Events')).toBeFocused();
    const own = page.getByRole('main').getByRole('searchbox');
    await expect(own).toHaveValue('swim');
    // Not in the history of the browser; and yet a reload does not lose it.
    expect(await inHistory(page)).not.toContain('swim');
    await untilAddressKept(page);
    await page.reload();
    await expect(own).toHaveValue('swim');
  });

  await test.step('another name of a medicine says why it is found', async () => {
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
    await page.keyboard.type('levetiracetam');
    await expect(search.chosen).toContainText('Keppra is a brand name for levetiracetam');
    await page.keyboard.press('Escape');
  });

  await test.step('the 24-hour number can be called from the top of the list', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('night');
    await expect(search.chosen).toContainText('Call 01632 960 199');
    await expect(search.chosen).toHaveAttribute('href', 'tel:01632960199');
    await page.keyboard.press('Escape');
  });

  await test.step('Enter that comes before the results waits for them', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kestrel');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Kestrel hospital')).toBeFocused();
  });

  const calls = asked.filter((address) => address.includes('/api/'));
  expect(calls.some((address) => address.endsWith(searchEndpoints.find.path))).toBe(true);
  expect(calls.filter((address) => /kepra|swim|kestrel/i.test(address))).toEqual([]);
});

test('actions: an appointment without a day, a seizure now, and the text size; the key / can be turned off', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  const search = searchDialog(page);
  const form = eventForm(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.keyboard.press('Control+k');
  await search.field.fill('siezure');
  await search.option('Record a seizure').click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await search.button.click();
  await search.field.fill('add appointment');
  await expect(search.chosen).toHaveText('Add an appointment');
  await search.option('Add an appointment').click();
  await expect(heading(page, 'Add an appointment')).toBeFocused();
  await expect(page.getByText('Type: Appointment')).toHaveCount(1);
  await expect(form.part('Day', 'day')).toHaveText(/^\D+$/);

  await test.step('a form with unsaved input asks before it is left, and the search is gone', async () => {
    await form.title.fill('With Dr Okafor');
    await page.keyboard.press('Control+k');
    await search.field.fill('text size');
    await expect(search.chosen).toHaveText('Change the text size');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave and finish later?' });
    await expect(question).toBeVisible();
    await expect(search.dialog).toBeHidden();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${hrefOf('settings')}?section=comfort`);
  });

  await test.step('the key / is text in a field, and can be turned off', async () => {
    const choice = page.getByRole('checkbox', { name: 'Press / to search' });
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await heading(page, 'Profile').press('/');
    await expect(search.dialog).toHaveCount(0);
    await choice.check();
    await heading(page, 'Profile').press('/');
    await expect(search.field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(search.field).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    const finder = page.getByRole('searchbox', { name: 'Find a setting' });
    await finder.press('/');
    await expect(finder).toHaveValue('/');
    await expect(search.dialog).toHaveCount(0);
  });
});

test('says when nothing is found, when it failed, and tries again; the last results stay in sight until the next have come', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putRecord(page);
  await page.goto(hrefOf('articles'));
  const search = searchDialog(page);
  await search.button.click();
  await search.field.fill('zzyzx');
  await expect(search.status).toHaveText(
    'Nothing found for “zzyzx”. Check the spelling, or try a shorter word.',
  );
  await expect(search.list).toHaveCount(0);

  await test.step('without a connection, the app itself is still offered', async () => {
    await page.route(searchCall, (route) => route.abort());
    await search.field.fill('medic');
    await expect(search.dialog.getByRole('alert')).toHaveText(unreached);
    await expect(search.option('Add a medicine')).toBeVisible();
    await expect(search.status).toHaveText('');
    await expectAccessible(page);
  });

  await test.step('a failure of the server has a sentence, and the next try shows the results', async () => {
    await page.unroute(searchCall);
    await page.route(searchCall, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'server_error', detail: 'It failed on purpose.', request_id: 'none' },
      }),
    );
    await search.field.fill('kepp');
    await expect(search.dialog.getByRole('alert')).toHaveText('It failed on purpose.');
    await page.unroute(searchCall);
    await search.tryAgain.click();
    await expect(search.group('Medicines').getByRole('option')).toHaveText(/^Keppra/);
    await expect(search.dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the last results stay in sight until the next have come', async () => {
    const { promise: isHeld, resolve: answer } = Promise.withResolvers<void>();
    await page.route(searchCall, async (route) => {
      await isHeld;
      await route.continue();
    });
    await search.field.fill('kestrel');
    await expect(search.status).toHaveText('Searching…');
    await expect(search.option(/^Keppra/)).toBeVisible();
    answer();
    await expect(search.option(/^Kestrel hospital/)).toBeVisible();
    await expect(search.option(/^Keppra/)).toHaveCount(0);
  });
});

test('administrators are offered pages and settings, and the server is not asked', async ({
  page,
  product,
}) => {
  await product.signIn(page, { user_type: 'administrator' });
  await page.goto(hrefOf('adminPanel'));
  const asked = watchAddresses(page);
  const search = searchDialog(page);
  await search.button.click();
  await search.field.fill('audit');
  await expect(search.option('Audit log')).toBeVisible();
  await expect(search.group('Actions')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hrefOf('adminPanel')}?view=audit`);
  expect(asked.filter((address) => address.includes(searchEndpoints.find.path))).toEqual([]);
});

test('§2.5 the search box of the dashboard is this search, and Reset clears it', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putRecord(page);
  await page.goto(hrefOf('dashboard'));
  const box = page.getByPlaceholder('Search...', { exact: true });
  const now = todayPage(page).region;
  await expect(now).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await box.fill('kepra');
  const found = page.getByRole('region', { name: 'Medicines: similar spelling' });
  await expect(found.getByRole('link', { name: /^Keppra/ })).toBeVisible();
  await expect(now).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '3 results' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(now).toBeVisible();
  await box.fill('zzyzx');
  await expect(page.getByText('Nothing found for “zzyzx”.')).toBeVisible();
  await box.fill('kestrel');
  await page.getByRole('link', { name: /^Kestrel hospital/ }).click();
  await expect(heading(page, 'Kestrel hospital')).toBeFocused();
});

test(
  'on a phone it fills the screen, closes by its button, and a tap opens',
  { tag: '@phone' },
  async ({ page, product }) => {
    await product.signIn(page);
    await putRecord(page);
    await page.goto(hrefOf('dashboard'));
    const search = searchDialog(page);
    await search.button.tap();
    const size = page.viewportSize();
    await expect
      .poll(async () => search.dialog.boundingBox())
      .toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
    await expect(search.field).toBeInViewport({ ratio: 1 });
    await search.close.tap();
    await expect(search.dialog).toBeHidden();
    await expect(search.button).toBeFocused();
    await search.button.tap();
    await search.field.fill('keppra');
    await expect(search.option(/^Keppra/)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await search.option(/^Keppra/).tap();
    await expect(heading(page, 'Keppra')).toBeFocused();
  },
);

test('keys typed before the search has loaded reach its field, with Enter', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto('/robots.txt');
  await putMedicine(page, { name: 'Keppra' });
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto(hrefOf('settings'));
  await expect(heading(page, 'Profile')).toBeVisible();
  const search = searchDialog(page);
  await search.button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kept p');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('pra');
  await page.keyboard.press('Enter');
  await expect(search.dialog).toBeHidden();
  load();
  await expect(heading(page, 'Keppra')).toBeFocused();
});
