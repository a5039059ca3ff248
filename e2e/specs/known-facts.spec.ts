import { hrefOf, type RouteName, routeOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Answers, holdAnswers } from '../hold-answers.ts';
import { saidOfNothing, sentences } from '../said-of-nothing.ts';
import { administratorViews, demoPatient, patientViews, type Views } from '../page-views.ts';
import { letter } from '../pages/event-pages.ts';
import { putFile } from '../pages/files-page.ts';
import { openTreatment, putTreatment, treatmentPage } from '../pages/treatment-pages.ts';
import { pagesOf, pathOf, visitors } from '../visitors.ts';

/** Screens that are not held to it yet: each of them is a defect. */
const screensNotHeldToItYet: readonly RouteName[] = ['medication'];

const visitorOf = (who: string) => {
  const visitor = visitors.find((each) => each.who === who);
  if (!visitor) throw new Error(`Nobody is called ${who}.`);
  return visitor;
};

const screensOf = (who: string, views: Views): string[] =>
  pagesOf(visitorOf(who)).flatMap((name) => views[name] ?? [pathOf(name)]);

/** A moment after what came has been drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What the screen before still asks for is none of the next one's. */
async function begin(page: Page, answers: Answers): Promise<void> {
  await page.goto('about:blank');
  answers.forget();
}

const patience = { timeout: 5_000 };
const failedPart = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Without these a screen says no less: a clock, a small picture, a map of streets; the topics of a profile are for articles. */
const isMissed = (name: string, screen: string): boolean =>
  !['patients.readZone', 'files.thumbnails', 'locations.map'].includes(name) &&
  (name !== 'profile.read' || screen.startsWith(hrefOf('articles')));

/** While the answers are on their way, and when they failed. Loaded anew: nothing is known from the screen before. */
async function expectNothingSaid(
  page: Page,
  answers: Answers,
  screens: readonly string[],
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen, async () => {
      await begin(page, answers);
      answers.decide('hold');
      await page.goto(screen, { waitUntil: 'commit' });
      // The frame asks for something too, before the screen in it is drawn.
      const isDrawn = (): boolean => [...answers.asked()].some((name) => isMissed(name, screen));
      await expect.poll(isDrawn, { message: screen, intervals: [50] }).toBe(true);
      await drawn(page);
      expect.soft(await saidOfNothing(page), `${screen} on its way`).toEqual([]);
      answers.decide('fail');
      await expect.soft(failedPart(page).first(), `${screen} failed`).toBeVisible(patience);
      await drawn(page);
      expect.soft(await saidOfNothing(page), `${screen} failed`).toEqual([]);
    });
  }
}

/** Each call of a screen is late once, alone, and then fails: nothing is said that its answer would not say, and a failure is. */
async function expectEachFailureSaid(
  page: Page,
  answers: Answers,
  screens: readonly string[],
): Promise<void> {
  const open = async (screen: string): Promise<void> => {
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
  };
  for (const screen of screens) {
    answers.decide('pass');
    await begin(page, answers);
    await open(screen);
    const calls = [...answers.asked()].filter((name) => isMissed(name, screen));
    // One that is alone was late above.
    if (calls.length < 2) continue;
    const isTrue = await saidOfNothing(page);
    const saidWrongly = async (): Promise<string[]> =>
      (await saidOfNothing(page)).filter((line) => !isTrue.includes(line));
    for (const name of calls) {
      await test.step(`${name} ${screen}`, async () => {
        answers.decide('hold', name);
        await open(screen);
        expect.soft(await saidWrongly(), `${screen} before ${name}`).toEqual([]);
        answers.decide('fail', name);
        const failed = `${screen} without ${name}`;
        await expect.soft(failedPart(page).first(), failed).toBeVisible(patience);
        expect.soft(await saidWrongly(), failed).toEqual([]);
      });
    }
  }
}

test('the sentences that say that there is nothing are found', () => {
  expect(sentences.size).toBeGreaterThan(60);
});

const isHeldToIt = (screen: string): boolean => {
  const name = routeOf(new URL(screen, 'http://here').pathname);
  return name === undefined || !screensNotHeldToItYet.includes(name);
};

const settings = (...sections: readonly string[]): string[] =>
  sections.map((section) => `${hrefOf('settings')}?section=${section}`);

test('a patient is told nothing that is not known yet, and of every call that failed', async ({
  page,
  product,
  server,
}) => {
  test.setTimeout(300_000);
  await product.signInAgain(page, await demoPatient(page, server));
  const views = await patientViews(page);
  const file = views.filesDocuments?.find((view) => view.includes('?file='));
  const medicine = views.medication?.find((view) => view.includes('?medicine='));
  const more = [`${hrefOf('filesDocuments')}?bin=`, `${file}&move=`, `${medicine}&change=`];
  const screens = [...screensOf('a patient', views), ...more].filter(isHeldToIt);
  const answers = await holdAnswers(page);
  await expectNothingSaid(page, answers, screens);
  await expectEachFailureSaid(page, answers, screens);
});

test('an administrator is told nothing that is not known yet, and of every call that failed', async ({
  page,
  product,
}) => {
  const who = 'an administrator';
  const { id } = await product.signIn(page, visitorOf(who).account ?? {});
  const screens = screensOf(who, {
    ...administratorViews(id),
    settings: settings('you', 'security', 'privacy'),
  });
  const answers = await holdAnswers(page);
  await expectNothingSaid(page, answers, screens);
  await expectEachFailureSaid(page, answers, screens);
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
];

test('nobody on the way into the app is told what is not known yet', async ({ page, product }) => {
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

test('a treatment to which a file was linked does not say that nothing is, while the list of it is on its way', async ({
  page,
  product,
}) => {
  const answers = await holdAnswers(page);
  await product.signIn(page);
  const treatment = await putTreatment(page);
  await putFile(page, letter);
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  const linked = page.getByRole('region', { name: 'What belongs to it' });
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
