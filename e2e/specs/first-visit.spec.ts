import { newEntryHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import { invitePerson } from '@caretrail/server/testing/invite-person';
import { codeIn, expect, expectAccessible, linkIn, test } from '../fixtures.ts';
import { countingWalk } from '../first-visit-count.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { newPasswordPage, resetCodePage } from '../pages/password-pages.ts';
import { todayPage } from '../pages/today-page.ts';
import { preboardingPage } from '../pages/preboarding-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { termsPage } from '../pages/terms-page.ts';
import { verifyPage } from '../pages/verify-page.ts';

const password = 'lantern-otter-violin-88';

/** From the invitation to a useful first screen. */
const most = { screens: 6, taps: 12, words: 400 };

test(
  '§2.1 §4.1 a new patient comes from the invitation mail to the dashboard in few screens, taps and words',
  { tag: '@phone' },
  async ({ page, product, server }) => {
    test.slow();
    const { email } = await invitePerson(server);
    const invitation = await product.newestMail(email, /invited/);
    const walk = countingWalk(page);

    await resetCodePage(page).openLink(linkIn(invitation));
    const choose = newPasswordPage(page);
    await walk.see('password', choose.password);
    await walk.tap(choose.password);
    await walk.type(password);
    await walk.tap(choose.submit);

    await expect(page).toHaveURL(hrefOf('verify'));
    const code = codeIn(await product.newestMail(email, /code/));
    await expect(page.getByText('We have sent an email')).toBeVisible();
    await walk.see('code', verifyPage(page).code);
    await walk.tap(verifyPage(page).code);
    await walk.type(code);
    await walk.tap(verifyPage(page).submit);

    await expect(page).toHaveURL(hrefOf('terms'));
    const terms = termsPage(page);
    await walk.see('terms', terms.accept);
    await walk.tap(terms.accepted);
    await walk.tap(terms.healthData);
    await walk.tap(terms.accept);

    await expect(page).toHaveURL(hrefOf('preboarding'));
    const first = preboardingPage(page);
    await walk.see('first step', first.finish);
    await walk.tap(first.firstName);
    await walk.type('Ada');
    await walk.tap(first.lastName);
    await walk.type('Abbott');
    // On a touch screen the next part of a date follows by itself.
    await walk.tap(first.day);
    await walk.type('05031971');
    await expect(first.year).toHaveValue('1971');
    await walk.tap(first.illness('Glioblastoma'));
    await walk.tap(first.finish);

    await expect(page).toHaveURL(hrefOf('dashboard'));
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    // The last part to come.
    await walk.see('dashboard', page.getByRole('heading', { name: 'Articles for you' }));
    const { screens, taps, words } = walk.counted();
    test.info().annotations.push({
      type: 'measured',
      description: JSON.stringify({ screens, taps, words }),
    });
    expect(screens.length).toBeLessThanOrEqual(most.screens);
    expect(taps).toBeLessThanOrEqual(most.taps);
    expect(words, JSON.stringify(screens)).toBeLessThanOrEqual(most.words);
    await expectAccessible(page);
  },
);

test('the first dashboard greets and offers three things, until they are done or hidden', async ({
  page,
  product,
}) => {
  await product.signIn(page, { preboarding_completed: false });
  await preboardingPage(page).open();
  await preboardingPage(page).fillYou();
  await preboardingPage(page).illness('Glioblastoma').check();
  await preboardingPage(page).finish.click();
  const welcome = page.getByRole('region', { name: 'Welcome, Ada' });
  await expect(welcome.getByRole('link')).toHaveText([
    'Add your first medicine',
    'Add your next appointment',
    'Add a document',
  ]);
  await test.step('none has a question on the first day, and no part that is still empty', async () => {
    await expect(page.getByRole('heading', { name: 'Articles for you' })).toBeVisible();
    await expect(todayPage(page).nextDays).toHaveCount(0);
    await expect(page.getByText('The last 14 days')).toHaveCount(0);
    await expect(page.getByText('A question for your record')).toHaveCount(0);
  });
  await test.step('each leads to its form', async () => {
    const hrefs = await welcome
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(hrefs).toEqual([
      `${hrefOf('medication')}?new=`,
      newEntryHref('appointment'),
      `${hrefOf('filesDocuments')}#add-files`,
    ]);
    await welcome.getByRole('link', { name: 'Add your next appointment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add an appointment' })).toBeVisible();
    await page.goBack();
    await expect(welcome).toBeVisible();
  });
  await test.step('one that is done says so, and the other parts of the dashboard appear', async () => {
    await putMedicine(page, {});
    await page.goto(hrefOf('dashboard'));
    await expect(welcome.getByText('Done: Add your first medicine')).toBeVisible();
    await expect(welcome.getByRole('link')).toHaveCount(2);
    await expect(todayPage(page).nextDays).toBeVisible();
  });
  await test.step('hidden, it stays hidden', async () => {
    await welcome.getByRole('button', { name: 'Hide this' }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expect(todayPage(page).region).toBeVisible();
    await expect(welcome).toHaveCount(0);
  });
});

test('§2.2 an administrator signs in with the e-mail code of the demo and lands on the user list', async ({
  page,
  product,
}) => {
  const account = await product.newAccount({ user_type: 'administrator' });
  await signInPage(page).open();
  await signInPage(page).signIn(account.email, account.password);
  const mail = await product.newestMail(account.email, /code/);
  await verifyPage(page).code.fill(codeIn(mail));
  await verifyPage(page).submit.click();
  await expect(page).toHaveURL(hrefOf('adminPanel'));
});
