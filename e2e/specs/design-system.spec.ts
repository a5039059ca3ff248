import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { limits } from '@caretrail/contract/limits';
import type { Page } from '@playwright/test';
import { expectNoSideways } from '../expect-fits.ts';
import { axeFindings, expect, expectAccessible, test } from '../fixtures.ts';
import { narrowSuspects } from '../narrow-suspects.ts';
import { narrowest } from '../on-phone.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';

// The page of web/dev, built once and put on the product's own address, under its policy.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-design-system-'));
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite/package.json');
  const build = ['build', '--config', 'web/design-system.config.ts', '--outDir', folder];
  await promisify(execFile)(
    process.execPath,
    [join(vite, '../bin/vite.js'), ...build, '--emptyOutDir'],
    { cwd: root },
  );
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  const policy = (await page.request.get('/login')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("style-src 'self'");
  await page.route('**/*', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    if (!existsSync(path)) return route.continue();
    return route.fulfill({ path, headers: { 'content-security-policy': policy } });
  });
  await page.goto('/dev/design-system.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
});

/** Its value comes first: a screen reader says 'Scan, Test Filter by event type'. */
const selectNamed = (page: Page, label: string) =>
  page
    .locator('[aria-haspopup="listbox"]')
    .and(page.getByRole('button', { name: new RegExp(` ${label}$`) }));

const optionNamed = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name, exact: true });

/** What a finger must hit. A radio and a tick box are hit by their line, a part of a date by its field. */
const targets =
  'a[href], button, textarea, select, [role="tab"], [role="option"], [role="menuitem"], label:has(input), input:not([type="radio"], [type="checkbox"], [type="file"])';

async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.locator(targets).evaluateAll((elements) =>
    elements
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden="true"]') === null)
      .map((each) => ({ name: each.outerHTML.slice(0, 120), box: each.getBoundingClientRect() }))
      // One pixel is there for screen readers alone.
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.9)
      .map(({ name, box }) => `${box.width} × ${box.height}: ${name}`),
  );
  expect(small).toEqual([]);
}

async function expectOverlaysClean(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open a form' }).click();
  await selectNamed(page, 'Types').click();
  await expect(optionNamed(page, 'Scan')).toBeVisible();
  await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectReach(page: Page): Promise<void> {
  await expectLargeTargets(page);
  await page.setViewportSize(narrowest);
  await expectNoSideways(page, narrowest.width);
  await expectLargeTargets(page);
  await page
    .getByRole('button', { name: /^Calendar/ })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectLargeTargets(page);
  await expectNoSideways(page, narrowest.width);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectSuspects(page);
}

/** What expectAccessible asks axe about on a narrow screen: each way in which a button can be lost there. */
async function expectSuspects(page: Page): Promise<void> {
  const button = page.locator('button', { hasText: 'Open the drawer' });
  const before = await narrowSuspects(page);
  const added = async (style: string, isHidden = false): Promise<string[]> => {
    await button.evaluate(
      (each, [css, display]) => {
        each.style.cssText = css ?? '';
        const inside = document.createElement('span');
        inside.style.display = display ?? '';
        inside.append(...each.childNodes);
        each.append(inside);
      },
      [style, isHidden ? 'none' : ''],
    );
    return (await narrowSuspects(page)).filter((each) => !before.includes(each));
  };
  const drawer = '“Open the drawer”';
  expect(await added('min-height: 0; height: 20px')).toEqual([`small: button ${drawer}`]);
  const long = 'display: block; overflow: auto; width: 60px; height: 60px; white-space: nowrap';
  expect(await added(long)).toEqual([`scrolls: button ${drawer}`]);
  expect(await added('', true)).toEqual([`nameless: button ${drawer}`]);
  await page.locator('body').evaluate((each) => each.setAttribute('aria-hidden', 'true'));
  expect(await added('')).toContain(`reached: button ${drawer}`);
}

test.describe('design system', () => {
  test('axe finds nothing in both themes, nor in an open calendar, but a word that turned pale', async ({
    page,
  }) => {
    // It is a long page to walk.
    test.slow();
    await expectAccessible(page);
    const word = page.locator('label').last();
    await word.evaluate((each) => each.style.setProperty('color', '#8a8a8a'));
    await page.emulateMedia({ colorScheme: 'light' });
    const found = await axeFindings(page);
    expect(found).toContainEqual(expect.stringMatching(/^color-contrast /));
    await word.evaluate((each) => each.style.removeProperty('color'));
    await page
      .getByRole('button', { name: /^Calendar/ })
      .first()
      .click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page, ['dark'], '[data-trigger]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await test.step('axe finds nothing in the drawer, nor in a select in a dialog', () =>
      expectOverlaysClean(page));
    await test.step('at 320 px nothing scrolls sideways, and every target is at least 44 px', () =>
      expectReach(page));
  });

  test.describe('in a browser that puts the month first', () => {
    test.use({ locale: 'en-US' });

    test('a date is typed as day, month, year or chosen in the calendar; a time in 24 hours', async ({
      page,
    }) => {
      const date = page.getByRole('group', { name: 'Date', exact: true });
      await date.getByRole('spinbutton').first().focus();
      await page.keyboard.type('27112027');
      await expect(page.getByText('Values: ["2027-11-27","09:30"]')).toBeVisible();

      await date.getByRole('button', { name: /^Calendar/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /27 November 2027/ })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Values: ["2027-11-28","09:30"]')).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);

      const time = page.getByRole('group', { name: 'Time', exact: true });
      await time.getByRole('spinbutton').first().focus();
      await page.keyboard.type('1745');
      await expect(page.getByText('Values: ["2027-11-28","17:45"]')).toBeVisible();
      await page.getByRole('button', { name: 'Clear Date' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Values: ["","17:45"]')).toBeVisible();
      await expect(date.getByRole('spinbutton').first()).toBeFocused();
      await page.getByRole('button', { name: 'Clear Time' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('Values: ["",""]')).toBeVisible();
      await expect(time.getByRole('spinbutton').first()).toBeFocused();
      await page.keyboard.type('0815');
      await date.getByRole('spinbutton').first().focus();
      await page.keyboard.type('27112027');
      await expect(page.getByText('Values: ["2027-11-27","08:15"]')).toBeVisible();
      await page.getByRole('button', { name: 'Clear Date' }).click();
      await expect(date.getByRole('spinbutton').first()).toBeFocused();
      await page.getByRole('button', { name: 'Clear Time' }).click();
      await expect(page.getByText('Values: ["",""]')).toBeVisible();
    });
  });

  test('§2.4 §4.4 §5 §9 each control does what it says, by keyboard and by hand', async ({
    page,
  }) => {
    test.slow();
    await test.step('a single select by keyboard: a value or empty, its options over everything', async () => {
      const select = selectNamed(page, 'Event type');
      await select.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('listbox');
      await expect(menu.getByRole('option')).toHaveCount(10);
      const popUp = page.locator('[data-trigger="Select"]');
      await expect(popUp).toHaveCSS('z-index', String(limits.layout.selectMenuZIndex));
      // Not searchable.
      await expect(popUp.locator('input')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Value: "Consultations"')).toBeVisible();
      await expect(select).toBeFocused();
      await expect(select).toContainText('Consultations');

      await page.keyboard.press('Enter');
      await expect(optionNamed(page, 'Consultations')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(select).toBeFocused();

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Clear Event type' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Value: ""')).toBeVisible();
      await expect(select).toBeFocused();
    });

    await test.step('a multi-select by keyboard gives an array and stays open', async () => {
      const select = selectNamed(page, 'Filter by event type');
      await expect(select).toContainText('Scan, Test');
      await select.focus();
      await page.keyboard.press('Space');
      await expect(optionNamed(page, 'Scan')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(optionNamed(page, 'Scan')).toHaveAttribute('aria-selected', 'false');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expect(page.getByRole('listbox')).toBeVisible();
      // Tab leaves it as it leaves the browser's own, either way.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Clear Filter by event' })).toBeFocused();
      await select.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(select).not.toBeFocused();
      await expect(page.getByText('Values: ["Appointment","Consultations","Tests"]')).toBeVisible();
      await expect(select).toContainText('3 selected');
      await page.getByRole('button', { name: 'Clear Filter by event type' }).click();
      await expect(page.getByText('Values: []')).toBeVisible();
      await expect(select).toContainText('All types');
    });

    await test.step("a select without options says 'No Option', an error is read out with its field", async () => {
      await selectNamed(page, 'Place').click();
      await expect(page.getByRole('listbox')).toContainText(/^No Option$/);
      await page.keyboard.press('Escape');
      // It takes the focus back a moment later, also from another element that has it by then.
      await expect(selectNamed(page, 'Place')).toBeFocused();
      await expect(selectNamed(page, 'Treatment')).toHaveAccessibleDescription(
        'Please choose the treatment.',
      );
      await expect(selectNamed(page, 'Doctor')).toBeDisabled();
    });

    await test.step('the search input: placeholder, icon, Escape and the cross clear it', async () => {
      const plain = page.getByRole('searchbox', { name: 'Search', exact: true });
      await expect(plain).toHaveAttribute('placeholder', 'Search');
      await plain.fill('mri');
      await page.keyboard.press('Escape');
      await expect(plain).toHaveValue('');
      const named = page.getByRole('searchbox', { name: 'Search events' });
      await expect(named).toHaveAttribute('placeholder', 'Search events...');
      await expect(named).toHaveValue('scan');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(named).toHaveValue('');
      await expect(named).toBeFocused();
    });

    await test.step('tabs and the actions of a row by keyboard', async () => {
      await page.getByRole('tab', { name: 'Current' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Completed' })).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveText('Two medicines in the past.');

      const actions = page.getByRole('button', { name: 'Actions for MRI of the head' });
      await actions.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Last action: Copy')).toBeVisible();
      await expect(actions).toBeFocused();
    });

    await test.step('the drawer keeps the focus, gives it back, and closes by Escape, button and backdrop', async () => {
      const opener = page.getByRole('button', { name: 'Open the drawer' });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        // Past the last one the browser's own bar has its turn, which the page sees as its body.
        const isInside = await page.evaluate(
          () => document.activeElement?.matches('dialog *, body') ?? false,
        );
        expect(isInside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(drawer).toBeVisible();
      // It ignores taps for a moment after it opened.
      await expect(drawer).not.toHaveAttribute('data-resting');
      await page.mouse.click(30, 200);
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('a select and a calendar work inside a dialog, and Escape closes one thing at a time', async () => {
      await page.getByRole('button', { name: 'Open a form' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter events' });
      await selectNamed(page, 'Types').click();
      await optionNamed(page, 'Rehab').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(selectNamed(page, 'Types')).toContainText('Rehab');
      await dialog.getByRole('button', { name: /^Calendar/ }).click();
      await page.getByRole('button', { name: /\b15 / }).click();
      await expect(dialog.getByRole('spinbutton', { name: /day/i }).first()).toHaveText('15');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the pager: previous is disabled on the first page, next on the last', async () => {
      const pager = page.getByRole('navigation', { name: 'Pages of medicines' });
      const previous = pager.getByRole('button', { name: 'Previous' });
      const next = pager.getByRole('button', { name: 'Next' });
      await expect(pager).toContainText('Page 1 of 3');
      await expect(previous).toBeDisabled();
      await next.press('Enter');
      await next.press('Enter');
      await expect(pager).toContainText('Page 3 of 3');
      await expect(next).toBeDisabled();
      await next.press('Enter');
      await expect(pager).toContainText('Page 3 of 3');
      await expect(next).toBeFocused();
    });

    await test.step('reduced motion stops animations', async () => {
      const moving = () => page.evaluate(() => document.getAnimations().length);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await moving()).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await moving()).toBe(0);
    });

    await test.step('files are chosen by the button or dropped', async () => {
      const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') };
      await page.getByLabel('Choose files').setInputFiles([file, { ...file, name: 'scan.pdf' }]);
      await expect(page.getByText('Chosen: letter.pdf, scan.pdf')).toBeVisible();
    });

    await test.step('a table says how it is sorted, and keeps its cells when it becomes cards', async () => {
      const table = page.getByRole('table', { name: 'Medicines' });
      const names = table.getByRole('rowheader');
      await expect(names).toHaveText(['Dexamethasone', 'Levetiracetam', 'Omeprazole']);
      await table.getByRole('button', { name: 'Next' }).click();
      await expect(table.getByRole('columnheader', { name: 'Next' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(names).toHaveText(['Omeprazole', 'Dexamethasone', 'Levetiracetam']);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('cell')).toHaveCount(9);
    });
  });
});
