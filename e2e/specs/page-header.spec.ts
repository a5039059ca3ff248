import { pageHeaderOf } from '@caretrail/contract/access/page-header';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { eventTypeOptions } from '@caretrail/contract/timelines/event-types';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { tabTo } from '../tab-to.ts';

const header = (page: Page) => ({
  filters: page.getByRole('button', { name: 'Filters' }),
  panel: page.getByRole('region', { name: 'Filter Options' }),
  // What was chosen comes first in its name; 'Clear …' is another button.
  types: page.getByRole('button', { name: /^(?!Clear).*Filter by event type$/ }),
  search: page.getByPlaceholder('Search events...', { exact: true }),
  view: (name: 'List' | 'Timeline' | 'Calendar') => page.getByRole('button', { name, exact: true }),
  reset: page.getByRole('button', { name: 'Reset', exact: true }),
  create: page.getByRole('button', { name: 'Create', exact: true }),
});

async function choose(page: Page, labels: readonly string[]): Promise<void> {
  await header(page).types.click();
  for (const label of labels) await page.getByRole('option', { name: label, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** List by default, Timeline and Calendar as toggles, kept in the address. */
async function expectViews(page: Page): Promise<void> {
  const { view } = header(page);
  await expect(view('Timeline')).toHaveAttribute('aria-pressed', 'false');
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true');
  await view('Calendar').click();
  await expect(page).toHaveURL(/\?view=calendar$/);
  await expect(view('Calendar')).toHaveAttribute('aria-pressed', 'true');
  await view('Timeline').click();
  await expect(page).toHaveURL(/\?view=timeline$/);
  await page.reload();
  await expect(view('Timeline')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(view('Calendar')).toHaveAttribute('aria-pressed', 'true');
  await view('Calendar').click();
  await expect(page).toHaveURL(/\/timelines$/);
  await view('Timeline').click();
  await view('List').click();
  await expect(page).toHaveURL(/\/timelines$/);
}

/** The type filter offers every type, cannot be typed into, and its options lie over all. */
async function expectTypesOverAll(page: Page): Promise<void> {
  await header(page).types.click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveText(eventTypeOptions.map(({ label }) => label));
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const zIndex = await list.evaluate((element) => {
    const layers: string[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      layers.push(getComputedStyle(each).zIndex);
    }
    return layers;
  });
  expect(zIndex).toContain(String(limits.layout.selectMenuZIndex));
}

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const titled = [
  ['timelines', 'Timeline & Events', 'View and manage your appointments and events'],
  ['medication', 'Medications', 'Manage your medication schedule'],
  ['dashboard', 'Dashboard', 'Your health overview'],
  ['articles', 'Articles', 'The latest articles and health insights, relevant to you'],
] as const;

test('§2.5 each page has its title, subtitle and placeholder; articles hides filters, both toggles and Create', async ({
  page,
}) => {
  await page.goto(hrefOf('settings'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { filters, view, create } = header(page);
  for (const [route, title, subtitle] of titled) {
    await goInApp(page, hrefOf(route));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    const { searchPlaceholder } = pageHeaderOf(hrefOf(route));
    if (searchPlaceholder !== null) {
      await expect(page.getByPlaceholder(searchPlaceholder, { exact: true })).toBeVisible();
    }
  }
  await expect(page).toHaveURL(hrefOf('articles'));
  for (const hidden of [filters, view('Timeline'), view('Calendar'), create]) {
    await expect(hidden).toHaveCount(0);
  }
  await expect(page.getByPlaceholder('Search...', { exact: true })).toHaveCount(0);
});

test('§2.5 §5 §9 the timelines: Create, the filters and the views, kept in the address', async ({
  page,
}) => {
  await page.goto(hrefOf('timelines'));
  const { filters, panel, search, reset, create } = header(page);
  await expect(search).toBeVisible();
  await expect(reset).toHaveCount(0);

  await test.step('Create opens the form', async () => {
    await create.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add an event' })).toBeVisible();
    await page.goBack();
    await expect(create).toBeVisible();
  });

  await expectViews(page);

  await test.step('Filters opens Filter Options; Apply filters and counts, Cancel changes nothing', async () => {
    await filters.click();
    await expect(panel.getByRole('heading', { name: 'Filter Options' })).toBeFocused();
    await choose(page, ['Scan', 'Test']);
    await panel.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(filters).toHaveText(/Filters\s*2/);
    await expect(filters).toBeFocused();
    await expect(page).toHaveURL(/\/timelines#at=\w+$/);

    await filters.click();
    await choose(page, ['Rehab']);
    await panel.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(filters).toHaveText(/Filters\s*2/);
    await filters.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(filters).toBeFocused();
  });

  await filters.click();
  await expectTypesOverAll(page);
});

test('§2.5 an address with a type and a text: axe-clean in both themes, fits 320 px; Reset clears both, Back brings them back; the search waits and never leaves the browser', async ({
  page,
}) => {
  await page.goto(`${hrefOf('timelines')}?type=Scan#q=mri`);
  const { reset, search, filters, panel } = header(page);
  await expect(search).toHaveValue('mri');
  await expect(page.getByText('Showing only: Scan, “mri”')).toBeVisible();
  await filters.click();
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await reset.click();
  await expect(page).toHaveURL(/\/timelines$/);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(filters).toHaveText(/^\s*Filters\s*$/);
  await expect(reset).toHaveCount(0);
  await page.goBack();
  await expect(search).toHaveValue('mri');
  await expect(reset).toBeVisible();

  await test.step('the search waits until the typing has stood still for 300 ms', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/timelines$/);
    await expect(search).toHaveValue('');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.pressSequentially('scan');
    await page.clock.runFor(limits.debounceMs.header - 1);
    await expect(page).toHaveURL(/\/timelines$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/timelines#at=\w+$/);
  });
});

test('§2.5 all of it by keyboard alone, on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(hrefOf('timelines'));
  const { filters, panel, types, view, search, reset } = header(page);
  await test.step('the tools are folded until they are asked for', async () => {
    for (const folded of [filters, search, view('Calendar')]) await expect(folded).toBeHidden();
    await tabTo(page, page.getByRole('button', { name: 'Search this list' }));
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await tabTo(page, filters);
  await page.keyboard.press('Enter');
  await tabTo(page, types);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(types).toBeFocused();
  await tabTo(page, panel.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(filters).toHaveText(/Filters\s*1/);
  await tabTo(page, search);
  const unsearched = page.url();
  await page.keyboard.type('blood');
  await expect(page).not.toHaveURL(unsearched);
  await tabTo(page, view('Calendar'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/view=calendar/);
  await tabTo(page, reset);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?view=calendar$/);
});
