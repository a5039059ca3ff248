import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Answers, holdAnswers } from '../hold-answers.ts';
import { emptyClaims, sentences } from '../empty-claims.ts';
import {
  administratorSettings,
  administratorViews,
  demoPatient,
  patientViews,
  screensOf,
} from '../page-views.ts';
import { letter } from '../pages/event-pages.ts';
import { putFile } from '../pages/files-page.ts';
import { openTreatment, putTreatment, treatmentPage } from '../pages/treatment-pages.ts';
import { pagesOf, pathOf, visitorOf, visitors } from '../visitors.ts';

/** What is loading says so in a word of its own. */
const onItsWay = (page: Page) =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /(…|[.]{3})$/ })
    .first();
const failedPart = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

/** As a link leads there, and until the screen before is gone. */
async function follow(page: Page, screen: string): Promise<void> {
  const from = new URL(page.url()).pathname;
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, screen);
  if (!screen.startsWith(from)) await expect(page).not.toHaveTitle(before);
}

/** A screen is complete without these: a clock, a thumbnail, a street map. */
const never: readonly string[] = ['patients.readZone', 'files.thumbnails', 'locations.map'];

/** These belong to one screen. Elsewhere they are for the menu, whenever the app has time: topics, people one helps. */
const onlyAt: Readonly<Record<string, RouteName>> = {
  'profile.read': 'articles',
  'circle.helping': 'helping',
};

const isMissed = (name: string, screen: string): boolean => {
  const place = onlyAt[name];
  return !never.includes(name) && (!place || screen.startsWith(hrefOf(place)));
};

/**
 * Every screen once while all responses are pending, and once when all have failed. In the open app: no call
 * has succeeded, so that nothing is known from the screen before.
 */
async function expectNothingSaid(
  page: Page,
  answers: Answers,
  screens: readonly string[],
): Promise<void> {
  for (const fate of ['hold', 'fail'] as const) {
    answers.decide(fate);
    await page.goto(screens[0] ?? '');
    for (const screen of screens) {
      await test.step(`${screen} ${fate}`, async () => {
        if (screen !== screens[0]) await follow(page, screen);
        const sign = fate === 'hold' ? onItsWay(page) : failedPart(page);
        await expect.soft(sign, `${screen} ${fate}`).toBeAttached();
        await answers.settled();
        expect.soft(await emptyClaims(page), `${screen} ${fate}`).toEqual([]);
      });
    }
  }
}

/** Each call of a screen fails once, alone: the screen reports it, and claims nothing that the response would have said. */
async function expectEachFailureSaid(
  page: Page,
  answers: Answers,
  screens: readonly string[],
): Promise<void> {
  for (const screen of screens) {
    answers.decide('pass');
    answers.forget();
    await page.goto(screen);
    await page.locator('main h1').first().waitFor();
    await answers.settled();
    const calls = [...answers.asked()].filter((name) => isMissed(name, screen));
    expect(calls, screen).not.toEqual([]);
    // One that is alone failed above.
    if (calls.length === 1) continue;
    const isTrue = await emptyClaims(page);
    for (const name of calls) {
      await test.step(`${screen} without ${name}`, async () => {
        answers.decide('fail', name);
        await page.goto(screen);
        const without = `${screen} without ${name}`;
        await expect.soft(failedPart(page), without).toBeVisible();
        await answers.settled();
        const said = (await emptyClaims(page)).filter((line) => !isTrue.includes(line));
        expect.soft(said, without).toEqual([]);
      });
    }
  }
}

test('finds the sentences that claim that something is empty', () => {
  expect(sentences.size).toBeGreaterThan(60);
});

test('shows a patient no “empty” message before the data is loaded', async ({
  page,
  product,
  server,
}) => {
  await product.signInAgain(page, await demoPatient(page, server));
  const views = await patientViews(page);
  const file = views.filesDocuments?.find((view) => view.includes('?file='));
  const medicine = views.medication?.find((view) => view.includes('?medicine='));
  const more = [`${hrefOf('filesDocuments')}?bin=`, `${file}&move=`, `${medicine}&change=`];
  // The same screens as their neighbours: one more event, and the other half of a form.
  const others = [views.timelines?.find((view) => view.includes('?event=')), `${medicine}&edit=`];
  const screens = [...screensOf('a patient', views), ...more];
  const answers = await holdAnswers(page);
  await expectNothingSaid(
    page,
    answers,
    screens.filter((screen) => !others.includes(screen)),
  );
});

test('shows a patient each failed call of a screen that makes several', async ({
  page,
  product,
  server,
}) => {
  await product.signInAgain(page, await demoPatient(page, server));
  const { medication = [], treatment = [], timelines = [] } = await patientViews(page);
  const answers = await holdAnswers(page);
  // The dashboard makes one.
  await expectEachFailureSaid(page, answers, [
    hrefOf('medication'),
    ...medication.filter((view) => /[?]medicine=[^&]+$/.test(view)),
    ...treatment.slice(0, 1),
    ...timelines.filter((view) => view.endsWith('&edit=')),
  ]);
});

test('shows an administrator no “empty” message before the data is loaded', async ({
  page,
  product,
}) => {
  const who = 'an administrator';
  const { id } = await product.signIn(page, visitorOf(who).account ?? {});
  const answers = await holdAnswers(page);
  await expectNothingSaid(
    page,
    answers,
    screensOf(who, { ...administratorViews(id), ...administratorSettings }),
  );
});

/** Nothing of a record stands on them, and nothing that is loaded. */
const asksNothing: readonly RouteName[] = [
  'login',
  'forgotPassword',
  'setNewPassword',
  'forgotPasswordError',
  'oauthCallback',
  'mfa',
  'verify',
  'passwordVerify',
  // Without a token it has nothing to ask about.
  'reminder',
  'circleLink',
  'invitation',
  // It shows what is on the device.
  'emergencyCard',
];

test('shows no “empty” message during sign-in before the data is loaded', async ({
  page,
  product,
}) => {
  const answers = await holdAnswers(page);
  for (const visitor of visitors.filter(
    ({ who }) => !['a patient', 'an administrator'].includes(who),
  )) {
    const names = pagesOf(visitor).filter((name) => !asksNothing.includes(name));
    if (names.length === 0) continue;
    answers.decide('pass');
    if (visitor.account) await product.signIn(page, visitor.account);
    await expectNothingSaid(page, answers, names.map(pathOf));
  }
});

test('a treatment with a linked file does not claim to have none while the list is loading', async ({
  page,
  product,
}) => {
  const answers = await holdAnswers(page);
  await product.signIn(page);
  const treatment = await putTreatment(page);
  await putFile(page, letter);
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  const linked = page.getByRole('region', { name: 'Linked items' });
  const nothing = linked.getByText('Nothing is linked yet.');
  await expect(nothing).toBeVisible();
  await screen.button('Link medicines, events and files').click();
  const files = screen.dialog.getByRole('group', { name: 'Files' });
  await files.getByRole('checkbox', { name: 'Letter' }).check();
  answers.decide('hold', 'treatments.linked');
  await screen.confirm('Save').click();
  await expect(screen.dialog).toBeHidden();
  await expect(nothing).toBeHidden();
  answers.decide('pass');
  await expect(linked.getByRole('link', { name: 'Letter' })).toBeVisible();
});
