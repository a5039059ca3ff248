/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { usersTexts } from '@caretrail/contract/users/texts';
import { makeStale } from '@caretrail/server/testing/make-stale';
import type { Locator, Page } from '@playwright/test';
import { codeIn, expect, expectAccessible, expectAccessibleHere, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { inHistory } from '../in-history.ts';
import { onPhone } from '../on-phone.ts';
import { putEvent } from '../pages/event-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { userPages } from '../pages/user-pages.ts';
import { tabTo } from '../tab-to.ts';

const administrator = { user_type: 'administrator' } as const;

const user = (number: number, wanted: Partial<UserListItem> = {}): UserListItem => ({
  id: `0190a0a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  first_name: 'Person',
  last_name: `Number ${String(number).padStart(3, '0')}`,
  email: `number-${number}@example.org`,
  date_of_birth: '1970-01-31',
  status: 'active',
  last_login: '2026-01-31T12:00:00.000Z',
  ...wanted,
});
const ada = user(1, {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'countess@example.org',
  date_of_birth: '2024-03-05',
});
const odd = user(2, { first_name: 'Bo', date_of_birth: 'soon', status: 'inactive' });
const invited = user(3, {
  first_name: null,
  last_name: null,
  email: 'new@example.org',
  date_of_birth: null,
  status: 'pending',
  last_login: null,
});
const crowd = Array.from({ length: 60 }, (_, number) => user(number + 10));

/** What the eye tells badges apart by. */
const lookOf = (badge: Locator): Promise<string> =>
  badge.evaluate((element) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(element);
    return [color, backgroundColor, borderColor].join(' ');
  });

/** As the browser paints it, whatever the style sheet calls it. */
const isRed = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is nothing to draw on.');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red > 2 * green && red > 2 * blue;
  });

/** Rows in sight and around, and those that stay drawn. */
const mostDrawn = 250;
const emailsOf = (users: readonly UserListItem[]): string[] =>
  users.map(({ email }) => email).toSorted();

/** The user whose link is nearest to the middle of the screen. */
const inMiddle = (page: Page): Promise<{ id: string; top: number }> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-user]')].map((link) => ({
      id: link.dataset['user'] ?? '',
      top: link.getBoundingClientRect().top,
    }));
    const far = ({ top }: { top: number }): number => Math.abs(top - innerHeight / 2);
    return links.toSorted((one, other) => far(one) - far(other))[0] ?? { id: '', top: 0 };
  });
const topOfUser = (page: Page, id: string): Promise<number | null> =>
  page.evaluate(
    (user) => document.querySelector(`[data-user="${user}"]`)?.getBoundingClientRect().top ?? null,
    id,
  );

test.describe('§2.7 User Management', () => {
  test('heading, columns, badges, dates, search, order, empty texts and the failure', async ({
    page,
    product,
  }) => {
    await product.signIn(page, administrator);
    let answer: UserListItem[] | 'failure' = [ada, odd, invited, ...crowd];
    let release = (): void => undefined;
    let held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${usersEndpoints.list.path}`, async (route) => {
      await held;
      await (answer === 'failure'
        ? route.fulfill({ status: 500 })
        : route.fulfill({ json: answer }));
    });
    const screen = userPages(page);
    await screen.open();
    await expect(page.getByRole('heading', { level: 1, name: usersTexts.heading })).toBeVisible();
    await expect(page.getByText(usersTexts.description)).toBeVisible();
    await expect(page.getByText(usersTexts.loading)).toBeVisible();
    await expect(screen.search).toBeVisible();
    release();
    await expect(page.getByText(usersTexts.loading)).toHaveCount(0);
    await expect(screen.table.getByRole('columnheader')).toHaveText(
      Object.values(usersTexts.columns),
    );
    await expect(page.getByText('63 users')).toBeVisible();

    const row = screen.row('Ada Lovelace');
    await expect(row.getByRole('cell')).toHaveText([
      'countess@example.org',
      'Mar 5, 2024',
      'Active',
      'Jan 31, 2026',
      usersTexts.viewDetails,
    ]);
    const details = row.getByRole('link', { name: usersTexts.viewDetails });
    await expect(details).toHaveAttribute('href', hrefOf('user', { userId: ada.id }));
    await expect(details).toHaveAccessibleDescription('Ada Lovelace');
    await expect(screen.row('Bo').getByRole('cell', { name: 'Invalid Date' })).toBeVisible();

    // Distinct at a glance, and not by colour alone.
    const looks = new Set<string>();
    for (const [search, status] of [
      ['ada', 'Active'],
      ['bo number', 'Inactive'],
      ['new@', 'Pending'],
    ] as const) {
      await screen.search.fill(search);
      await expect(page.getByText('Found 1 of 63 users')).toBeVisible();
      const badge = screen.table.getByText(status, { exact: true });
      looks.add(await lookOf(badge));
      await expect(badge.locator('svg')).toBeVisible();
    }
    expect(looks.size).toBe(3);
    await expect(screen.row('new@example.org').getByRole('cell', { name: 'N/A' })).toHaveCount(2);

    // §5: all that is searched: contract/src/users/rules.test.ts.
    await screen.search.fill('MAR 5, 20');
    await expect(screen.row('Ada Lovelace')).toBeVisible();
    await expect(page.getByText('Found 1 of 63 users')).toBeVisible();
    expect(await inHistory(page)).not.toMatch(/mar.5/i);
    await screen.search.fill('no such user');
    await expect(page.getByText(usersTexts.noMatch)).toBeVisible();
    await page.getByRole('button', { name: 'Show all users' }).click();
    await expect(page.getByText('63 users', { exact: true })).toBeVisible();

    // By keyboard alone.
    const byEmail = screen.header('Email');
    await expect(screen.header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await screen.search.focus();
    await tabTo(page, byEmail.getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(byEmail).toHaveAttribute('aria-sort', 'ascending');
    await expect(screen.table.getByRole('row').nth(1)).toContainText('countess@');
    await page.keyboard.press('Enter');
    await expect(byEmail).toHaveAttribute('aria-sort', 'descending');
    await expect(screen.table.getByRole('row').nth(1)).toContainText('number-69@');

    await expectAccessible(page);
    // The names of the columns stay beside what stands in them.
    await onPhone(page, async () => {
      const names = await screen.table
        .getByRole('row')
        .nth(1)
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
      const { name: _, ...others } = usersTexts.columns;
      expect(names).toEqual(Object.values(others).map((name) => `"${name}"`));
    });

    // §8: in red, and the list is cleared.
    await page.emulateMedia({ colorScheme: 'light' });
    answer = 'failure';
    await page.reload();
    const failure = page.getByText(clientErrors.userList);
    await expect(failure).toBeVisible();
    expect(await isRed(failure)).toBe(true);
    await expect(screen.table).toHaveCount(0);
    answer = [];
    held = Promise.resolve();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(usersTexts.none)).toBeVisible();
  });

  test('§5 an empty search shows all users in one table that draws the rows in sight', async ({
    page,
    product,
  }) => {
    const many = Array.from({ length: 1000 }, (_, number) =>
      user(number, {
        // Some names take several lines, so that rows differ in height.
        first_name: number % 7 === 0 ? 'Maximiliana Alexandrina Theodora Josephine' : 'Ada',
        last_name: `Number ${String(number).padStart(4, '0')}`,
      }),
    );
    await product.signIn(page, administrator);
    await page.route(`**${usersEndpoints.list.path}`, (route) => route.fulfill({ json: many }));
    const screen = userPages(page);
    await screen.open();
    await screen.header('Email').getByRole('button').click();
    await expect(page.getByText('1,000 users', { exact: true })).toBeVisible();
    await expect(screen.table).toHaveAttribute('aria-rowcount', '1001');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    const rows = screen.table.locator('[data-row]');
    expect(await rows.count()).toBeLessThan(mostDrawn);

    await test.step('scrolled to its end it shows the last user', async () => {
      await page.keyboard.press('Tab');
      const last = rows.last();
      await page.keyboard.press('End');
      await expect(last).toBeInViewport();
      await expect(last).toHaveAttribute('aria-rowindex', '1001');
      await expect(last).toContainText(emailsOf(many).at(-1) ?? '');
      expect(await rows.count()).toBeLessThan(mostDrawn);
    });

    await test.step('scrolled back over rows that were never drawn, what is in sight stays', async () => {
      await page.mouse.move(600, 500);
      for (let turn = 0; turn < 5; turn += 1) {
        const before = await inMiddle(page);
        await page.mouse.wheel(0, -300);
        await expect
          .poll(async () =>
            // But for the rounding of pixels.
            Math.abs(((await topOfUser(page, before.id)) ?? 0) - before.top - 300),
          )
          .toBeLessThan(3);
      }
    });

    await test.step('back from an account its row has the focus, far down the list', async () => {
      const { id } = await inMiddle(page);
      const link = page.locator(`[data-user="${id}"]`);
      await link.click();
      await expect(page).toHaveURL(hrefOf('user', { userId: id }));
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      // By keyboard from row to row, and the row with the focus stays while the list is scrolled away.
      await page.keyboard.press('Tab');
      await expect(rows.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Home');
      await expect(screen.header('Email')).toBeInViewport();
      await expect(rows.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
    });

    await test.step('printed whole', async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(rows).toHaveCount(1000);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect.poll(() => rows.count()).toBeLessThan(mostDrawn);
    });
  });

  test('an account: its facts and nothing clinical, a reason, a fresh second step; deactivated users are signed out immediately', async ({
    page,
    product,
    server,
    otherBrowser,
  }) => {
    const theirs = await otherBrowser();
    const person = await product.signIn(theirs, { first_name: 'Mira', last_name: 'Quill' });
    await putEvent(theirs, { title: 'Canary of the record' });
    await theirs.goto(hrefOf('articles'));
    const self = await product.signIn(page, administrator);
    const screen = userPages(page);
    await screen.open();
    await screen.search.fill(person.email);
    const row = screen.row(person.email);
    await row.getByRole('link', { name: usersTexts.viewDetails }).press('Enter');

    await expect(page).toHaveURL(hrefOf('user', { userId: person.id }));
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Quill' })).toBeFocused();
    await expect(screen.fact('Email')).toHaveText(person.email);
    await expect(screen.fact('Date of birth')).toHaveText('Jan 31, 1970');
    await expect(screen.fact('Role')).toHaveText('Patient');
    await expect(screen.fact('Two-step verification')).toHaveText('Code by email');
    await expect(screen.fact('Getting started')).toHaveText('Finished');
    await expect(page.getByText('Canary')).toHaveCount(0);
    await expectAccessibleHere(page);

    await makeStale(server, self.id);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    const asked = screen.dialog('Deactivate the account of Mira Quill?');
    await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    await expect(asked.getByText('Enter a reason. The person will see it.')).toBeVisible();
    await expect(asked.getByLabel('Reason')).toBeFocused();
    await asked.getByLabel('Reason').fill('Asked for by phone');
    await page.keyboard.press('Enter');
    await expect(settingsPage(page).confirm).toBeVisible();
    const mail = await product.newestMail(self.email, /security code/);
    await page.getByLabel('6-digit code').fill(codeIn(mail));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: /^The account has been deactivated/ }),
    ).toBeFocused();
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(page.getByText('Not signed in on any device.')).toBeVisible();
    await expect(page.getByText('Reason: Asked for by phone')).toBeVisible();

    // Their open screen is of no use any more, and the sign-in says why to who knows the password.
    await theirs.reload();
    await expect(theirs).toHaveURL(hrefOf('login'));
    const told = await product.newestMail(person.email, /was deactivated/);
    expect(told.text).toContain('Asked for by phone');
    await signInPage(theirs).signIn(person.email, 'marigold-tram-otter-42');
    await expect(theirs.getByText('This account is deactivated.')).toBeVisible();

    await page.getByRole('button', { name: 'Activate' }).click();
    await screen
      .dialog(/^Activate/)
      .getByLabel('Reason')
      .fill('It was a mistake');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The account has been activated/)).toBeVisible();
    await page.getByRole('link', { name: 'All users' }).click();
    // Back in the list as it was left, at the row of the account.
    await expect(screen.search).toHaveValue(person.email);
    await expect(row.getByRole('link')).toBeFocused();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();

    await goInApp(page, hrefOf('user', { userId: self.id }));
    await expect(page.getByText(/^This is your own account/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
    await goInApp(page, hrefOf('user', { userId: user(99).id }));
    await expect(page.getByRole('heading', { name: 'We cannot find this account' })).toBeVisible();
  });

  test('an invitation: an address that has an account is refused; a new one is pending', async ({
    page,
    product,
  }) => {
    const known = await product.newAccount();
    await product.signIn(page, administrator);
    const screen = userPages(page);
    await screen.open();
    await screen.invite.click();
    const dialog = screen.dialog('Invite a user');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
    await dialog.getByLabel('Email').fill(known.email);
    await dialog.getByLabel('Reason').fill('New at the clinic');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText(`${known.email} already has an account.`)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open that account' })).toBeVisible();

    const email = `newcomer-${Date.now()}@example.org`;
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel(/^First name/).fill('Nova');
    await dialog.getByLabel(/^Last name/).fill('Comer');
    await dialog.getByRole('radio', { name: /^Administrator/ }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(screen.invite).toBeFocused();
    await screen.search.fill(email);
    await expect(screen.row('Nova Comer').getByText('Pending', { exact: true })).toBeVisible();
    expect((await product.newestMail(email, /invited/)).text).toContain('New at the clinic');

    await screen.row('Nova Comer').getByRole('link').click();
    await expect(screen.fact('Role')).toHaveText('Administrator');
    await page.getByRole('button', { name: 'Invite again' }).click();
    await screen
      .dialog(/^Invite Nova Comer again/)
      .getByLabel('Reason')
      .fill('The mail was lost');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The new invitation is on its way/)).toBeVisible();
    expect((await product.newestMail(email, /invited/)).text).toContain('The mail was lost');
  });
});
