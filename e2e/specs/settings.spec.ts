import { hrefOf } from '@caretrail/contract/access/routes';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { expect, expectAccessible, expectAccessibleHere, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { appMenu } from '../pages/app-menu.ts';
import { anyOf } from '../pages/event-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';

const sections = {
  you: 'You',
  clinical: 'Clinical profile',
  card: 'Emergency card',
  circle: 'Care circle',
  reminders: 'Reminders',
  comfort: 'Text size and colours',
  security: 'Security',
  data: 'Data',
  privacy: 'Privacy',
} as const;

test.describe('§2.1 /settings', () => {
  test('has a page for each section, each axe-clean and complete at 320 px; the search finds a setting', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const screen = settingsPage(page);
    await page.goto(hrefOf('settings'));
    await expect(screen.nav.getByRole('link')).toHaveText(
      Object.values(sections).map((name) => new RegExp(name)),
    );
    await test.step('finds a setting by a search, and leads to it', async () => {
      await screen.find.fill('sign out');
      await expect(page.getByText('1 setting found')).toBeVisible();
      await page.getByRole('link', { name: 'Your devices Security' }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'Your devices' })).toBeFocused();
      await expect(page.getByRole('heading', { level: 3, name: 'Your devices' })).toBeInViewport();
      await screen.find.fill('qqq');
      await expect(page.getByText('No settings found. Try another word.')).toBeVisible();
    });
    for (const [section, name] of Object.entries(sections)) {
      await test.step(name, async () => {
        await screen.show(section, name);
        await expect(page).toHaveTitle(`Profile: ${name} · Caretrail`);
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await (section === 'comfort' ? expectAccessible(page) : expectAccessibleHere(page));
      });
    }
    await goInApp(page, `${hrefOf('settings')}?section=summary`);
    await expect(page.getByRole('heading', { level: 1, name: 'Health summary' })).toBeVisible();
    await expect(page.getByText('None recorded')).toBeVisible();
    await expectAccessibleHere(page);
  });

  test(
    'is a list first on a phone, and each section has the way back',
    { tag: '@phone' },
    async ({ page, product }) => {
      await product.signIn(page);
      await page.goto(hrefOf('settings'));
      const { nav } = settingsPage(page);
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeHidden();
      await nav.getByRole('link', { name: /Text size and colours/ }).click();
      await expect(
        page.getByRole('heading', { level: 2, name: 'Text size and colours' }),
      ).toBeFocused();
      await expect(nav).toBeHidden();
      await page.getByRole('link', { name: 'All profile sections' }).click();
      await expect(nav).toBeVisible();
    },
  );

  test('has nothing clinical for an administrator, who writes their name here', async ({
    page,
    product,
  }) => {
    await product.signIn(page, { user_type: 'administrator', first_name: 'Sam', last_name: 'A' });
    await page.goto(hrefOf('settings'));
    const screen = settingsPage(page);
    await expect(screen.nav.getByRole('link')).toHaveText([
      /You/,
      /Text size and colours/,
      /Security/,
      /Privacy/,
    ]);
    const last = page.getByRole('textbox', { name: 'Last name' });
    await last.fill('');
    await screen.save.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter your last name.');
    await last.fill('Okafor');
    await screen.save.click();
    await expect(screen.saved).toBeVisible();
    await expect(appMenu(page).nav.getByText('Sam Okafor')).toBeVisible();
    await goInApp(page, `${hrefOf('settings')}?section=data`);
    await expect(page.getByRole('heading', { level: 2, name: 'You' })).toBeVisible();
    await screen.show('privacy', 'Privacy');
    await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeVisible();
  });
});

test.describe('§3 the profile', () => {
  test('saves personal details; the name in the menu follows, nothing typed is lost silently, and a failure is retried', async ({
    page,
    product,
  }) => {
    await product.signIn(page, { first_name: 'Ada', last_name: 'Abbott' });
    const screen = settingsPage(page);
    await screen.open('you', 'You');
    const first = page.getByRole('textbox', { name: 'First name' });
    await first.fill('');
    await page.getByRole('textbox', { name: 'Year' }).fill('2099');
    await screen.save.click();
    const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'Check 2 things' });
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: 'Enter the first name.' }).click();
    await expect(first).toBeFocused();
    await first.fill('Augusta');
    await page.getByRole('textbox', { name: 'Year' }).fill('1971');

    await expect(screen.unsaved).toBeVisible();
    await screen.nav.getByRole('link', { name: 'Security' }).click();
    await screen.leave.getByRole('button', { name: 'Stay here' }).click();
    await expect(first).toHaveValue('Augusta');
    await screen.nav.getByRole('link', { name: 'Security' }).click();
    await screen.leave.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    await expect(first).toHaveValue('Augusta');
    await screen.save.click();
    await expect(screen.saved).toBeVisible();
    await expect(appMenu(page).nav.getByText('Augusta Abbott')).toBeVisible();
    await page.reload();
    await expect(first).toHaveValue('Augusta');

    await test.step('says when it cannot be loaded or saved, and retries', async () => {
      const json = { code: 'unexpected', detail: 'Something went wrong.', request_id: '1' };
      const path = anyOf(profileEndpoints.readAnswers.path);
      await page.route(path, (route) => route.fulfill({ status: 500, json }));
      await page.goto(`${hrefOf('settings')}?section=you`);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong.');
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await first.fill('Ben');
      await page.route(path, (route) => route.fulfill({ status: 500, json }));
      await screen.save.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expect(first).toHaveValue('Ben');
      await page.unroute(path);
      await page.route(anyOf(accountEndpoints.sessions.path), (route) =>
        route.fulfill({ status: 500, json }),
      );
      await screen.save.click();
      await expect(screen.saved).toBeVisible();
      await screen.show('security', 'Security');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong.');
      await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    });
  });

  test('the clinical profile feeds the topics of the articles; two devices do not overwrite each other', async ({
    page,
    product,
    otherBrowser,
  }) => {
    const account = await product.signIn(page);
    const screen = settingsPage(page);
    await screen.open('clinical', 'Clinical profile');
    await page.getByRole('radio', { name: 'Glioblastoma' }).check();
    const diagnosis = page.getByRole('textbox', { name: 'What is your diagnosis?' });
    await diagnosis.fill('Anaplastic Meningioma');
    const allergies = page.getByRole('radiogroup', { name: 'Do you have any allergies?' });
    await allergies.getByLabel('Yes').check();
    await page.getByLabel('Allergy 1').fill('Latex');

    const other = await otherBrowser();
    await product.signInAgain(other, account);
    await settingsPage(other).open('clinical', 'Clinical profile');
    await other.getByRole('radio', { name: 'Thyroiditis' }).check();
    await settingsPage(other).save.click();
    await expect(settingsPage(other).saved).toBeVisible();
    // A change to another part elsewhere is no conflict.
    await settingsPage(other).show('you', 'You');
    await other.getByRole('textbox', { name: 'Your hospital or clinic' }).fill('St Mary’s');
    await settingsPage(other).save.click();
    await expect(settingsPage(other).saved).toBeVisible();

    await screen.save.click();
    const both = page.getByRole('region', { name: 'Your profile has changed' });
    await expect(both.getByRole('row', { name: /Which illness/ })).toContainText('Thyroiditis');
    await expectAccessible(page);
    await both.getByRole('button', { name: 'Keep mine' }).click();
    await expect(screen.saved).toBeVisible();
    await goInApp(page, hrefOf('articles'));
    // A native list: its options are in the page, and the browser draws them.
    await expect(page.getByRole('option', { name: 'Anaplastic Meningioma' })).toBeAttached();
  });
});
