import { hrefOf } from '@caretrail/contract/access/routes';
import { expect, expectAccessible, linkIn, codeIn, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { phone } from '../on-phone.ts';
import { asNeeded, putMedicine } from '../pages/medication-pages.ts';
import { newPasswordPage } from '../pages/password-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { termsPage } from '../pages/terms-page.ts';
import { verifyPage } from '../pages/verify-page.ts';
import { wakeTaps } from '../wake-taps.ts';

test.use({ isAwake: true });

const email = 'anna.berg@example.org';
const password = 'lantern-otter-violin-88';
const medicine = 'Paracetamol';

test('D6–D10 an invitation is accepted on a phone, a dose recorded, seen by the patient, and the access ended', async ({
  page,
  product,
  otherBrowser,
}) => {
  test.slow();
  await product.signIn(page, { first_name: 'Robin', last_name: 'Miller' });
  await putMedicine(page, { name: medicine, schedule: asNeeded });
  const settings = settingsPage(page);

  await test.step('the patient chooses what Anna sees, and reads what it means before it is sent', async () => {
    await settings.open('circle', 'Care circle');
    await expect(page.getByText('No one has access to your record.')).toBeVisible();
    await page.getByRole('button', { name: 'Invite someone' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Invite someone' })).toBeFocused();
    await page.getByLabel('Email address of the person').fill(email);
    await page.getByLabel('Name of the person').fill('Anna');
    await page.getByLabel('Medicines and doses').check();
    await page.getByLabel('Can help').check();
    const preview = page.getByRole('region', { name: 'What this means' });
    await expect(preview).toContainText('Anna will see: medicines.');
    await expect(preview).toContainText('Anna will not see: calendar, treatments, diary, files');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`We sent an invitation to ${email}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  });

  const other = await otherBrowser();
  await other.addInitScript(wakeTaps);
  await other.setViewportSize(phone.viewport);
  await test.step('the link says nothing about the patient before the sign-in with the invited address', async () => {
    await other.goto(linkIn(await product.newestMail(email, /invited to help/)));
    await expect(other.getByText('Someone has invited you')).toBeVisible();
    await expect(other.getByText('Robin')).toHaveCount(0);
    expect(other.url()).not.toContain('token');
    await expectAccessible(other);
    await other.getByLabel('First name').fill('Anna');
    await other.getByLabel('Last name').fill('Berg');
    await newPasswordPage(other).password.fill(password);
    await other.getByRole('button', { name: 'Create account' }).click();
    await expect(other.getByText('Your account is ready.')).toBeVisible();
    await other.getByRole('link', { name: 'Sign in' }).click();
    await signInPage(other).signIn(email, password);
    await verifyPage(other).code.fill(codeIn(await product.newestMail(email, /code/)));
    await verifyPage(other).submit.click();
    // No health data of their own to agree about, and no research.
    await expect(termsPage(other).research).toHaveCount(0);
    await expect(termsPage(other).healthData).toHaveCount(0);
    await termsPage(other).acceptToHelp();
    await expect(other.getByText('Robin Miller invites you')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Accept', exact: true }).click();
  });

  const band = other.getByRole('complementary', { name: 'Whose record this is' });
  await test.step('the record says whose it is, and shows only what is shared', async () => {
    await expect(other).toHaveURL(hrefOf('dashboard'));
    await expect(band).toContainText('Robin Miller’s record · you can add');
    await expect(other).toHaveTitle(/^Robin Miller: Dashboard/);
    await expectAccessible(other);
    const bar = other.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Timelines', 'Medication']);
    await goInApp(other, hrefOf('treatments'));
    await expect(other.getByRole('heading', { name: 'Not shared with you' })).toBeVisible();
    await goInApp(other, `${hrefOf('medication')}?new=`);
    await expect(other.getByRole('heading', { name: 'You cannot change this' })).toBeVisible();
    await goInApp(other, hrefOf('medication'));
    await other.getByRole('button', { name: `Record a dose of ${medicine}` }).click();
    await expect(other.getByText('by you')).toBeVisible();
    await other.reload();
    await expect(band).toBeVisible();
  });

  await test.step('the menu leads to the people one helps, and back, by keyboard', async () => {
    await other.getByRole('button', { name: 'Menu' }).click();
    const drawer = other.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: /Robin Miller’s record/ }).press('Enter');
    await drawer.getByRole('link', { name: 'People I help' }).press('Enter');
    await expect(other.getByRole('heading', { level: 2, name: 'Robin Miller' })).toBeVisible();
    await expect(band).toHaveCount(0);
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Open Robin Miller’s record' }).press('Enter');
    await expect(band).toBeVisible();
  });

  await test.step('the patient sees the name at the dose, and who looked', async () => {
    await goInApp(page, hrefOf('medication'));
    await expect(page.getByText('by Anna Berg')).toBeVisible();
    await settings.show('circle', 'Care circle');
    await expect(page.getByText(/^Last in your record: Anna Berg, today at/)).toBeVisible();
    await page.getByRole('link', { name: 'See who looked' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Who looked' })).toBeFocused();
    const looks = page.getByRole('region', { name: 'Who looked' });
    await expect(looks).toContainText(
      'Anna Berg looked at medicines and made entries in medicines',
    );
    await looks.getByRole('button', { name: 'Every entry' }).click();
    await expect(looks).toContainText('Anna Berg: Dose recorded');
    await expectAccessible(page);
    await settings.show('privacy', 'Privacy');
    await expect(page.getByRole('list', { name: 'Account activity' })).toContainText(
      'Dose recorded by someone in your care circle',
    );
    await settings.show('circle', 'Care circle');
  });

  await test.step('when the access ends, the open tab loses everything without a reload', async () => {
    await goInApp(other, hrefOf('medication'));
    await expect(other.getByText(medicine).first()).toBeVisible();
    await page.getByRole('button', { name: 'End access of Anna Berg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await expect(page.getByText('Anna Berg no longer has access.')).toBeVisible();
    await goInApp(other, hrefOf('dashboard'));
    await expect(other.getByRole('heading', { name: 'Access has ended' })).toBeVisible();
    await expect(other.getByText(medicine)).toHaveCount(0);
    await expect(band).toHaveCount(0);
    await expect(other).toHaveTitle(/^Access has ended/);
    expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Robin');
    await expectAccessible(other);
    await other.getByRole('link', { name: 'People I help' }).click();
    await expect(other.getByText('You do not help anyone at the moment.')).toBeVisible();
  });
});
