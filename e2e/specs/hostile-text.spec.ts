import { hrefOf, type RouteName, routeNames, routeOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { hostileAddresses, hostileScript } from '@caretrail/server/testing/attack/hostile-scripts';
import type { Page } from '@playwright/test';
import { chooseLanguage } from '../choose-language.ts';
import { expect, test } from '../fixtures.ts';
import { infuseAnswers } from '../hostile-answers.ts';
import { narrowest } from '../on-phone.ts';
import { placeForm, placesOf } from '../pages/location-pages.ts';
import { administratorViews, demoPatient, patientViews, type Views } from '../page-views.ts';
import { ownPagesOf, pathOf, visitors } from '../visitors.ts';
import { walkNarrow } from '../walk-narrow.ts';

/** Pages that show no text from the server, by visitor. */
const saysNothing = [
  /section=data$/,
  /^a signed-out visitor \/(?!login|terms)/,
  /^a user before the second factor \/mfa/,
  // They help no one.
  /\/helping$/,
];

/** Only leads to another page. */
const neverShown: RouteName[] = ['root'];

/** Everything that a user could read: text, field values, names for screen readers. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        ({ value }) => value,
      ),
      ...[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel),
    ].join('\n'),
  );

/** No text has become markup. */
const grown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('*')].flatMap((each) =>
      ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href']
        .map((name) => each.getAttribute(name)?.replaceAll(/[\0- ]/g, '') ?? '')
        .filter((address) =>
          /^(javascript|vbscript|file|data:(text|image.svg)|blob:https)/i.test(address),
        ),
    ),
    ...('__pwn' in globalThis ? ['a script has run'] : []),
    ...[...document.querySelectorAll('iframe, object, embed, base, math, [onerror], [onload]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
  ]);

/** The width that our own texts need: in place of each hostile one, which may be unbreakable, stands a short word. */
const widthOfOurs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hostile: [Node, string][] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.nodeValue ?? '';
      if (/__pwn|alert\(1\)|evil\.example/.test(text)) hostile.push([node, text]);
    }
    for (const [node] of hostile) node.nodeValue = 'word';
    const { scrollWidth } = document.documentElement;
    for (const [node, text] of hostile) node.nodeValue = text;
    return scrollWidth;
  });

const patience = { timeout: 5_000, intervals: [100, 100, 200] };

/** The given texts that appear literally on the page, once it has settled. */
async function literalOn(page: Page, given: () => readonly string[]): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const text = await readable(page);
      const before = found.length;
      found = given().filter((each) => text.includes(each));
      return found.length > 0 && found.length === before;
    }, patience)
    .toBe(true)
    // The screen is named where it is asked for.
    .catch(() => {});
  return found;
}

/** The steps that the previous visitor completed do not carry over to the next. */
const forgetSteps = (page: Page): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.removeItem(key);
    },
    [storageKeys.mfaVerified, storageKeys.termsAccepted, storageKeys.preboardingCompleted],
  );

test('§4.4 §6 hostile text stays text on every screen, and every screen in German is whole at 320 px', async ({
  page,
  context,
  baseURL,
  product,
  server,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const patient = await demoPatient(page, server);
  // Its words are the longest that we have.
  await chooseLanguage(context, baseURL, 'de');
  const answers = await infuseAnswers(page);
  let count = 0;
  const visited = new Set<RouteName | undefined>();
  const look = async (who: string, screen: string): Promise<void> => {
    visited.add(routeOf(new URL(page.url()).pathname));
    if (!saysNothing.some((each) => each.test(`${who} ${screen}`))) {
      const literal = await literalOn(page, answers.given);
      answers.noteRead(literal);
      count += literal.length;
      expect.soft(literal.length, screen).toBeGreaterThan(0);
    }
    expect.soft(await grown(page), screen).toEqual([]);
  };
  for (const visitor of visitors) {
    const { account, session, who } = visitor;
    let views: Views = {};
    await forgetSteps(page);
    if (who === 'a patient') {
      await product.signInAgain(page, patient);
      views = await patientViews(page);
      // As the sign-in would have: the security section names the device, the log what was done on it.
      await server.deps.db.query(
        `UPDATE sessions SET device = $2, user_agent_hash =
          (SELECT ua_hash FROM audit_log WHERE actor_id = $1 ORDER BY id DESC LIMIT 1) WHERE user_id = $1`,
        [patient.id, 'Chrome on Windows'],
      );
    } else if (account) {
      const { id: userId } = await product.signIn(page, account);
      if (session.signedIn && session.role === 'administrator') views = administratorViews(userId);
    }
    answers.forget();
    const screens = ownPagesOf(visitor).flatMap((name) => views[name] ?? [pathOf(name)]);
    await walkNarrow(page, screens, async (screen) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await look(who, screen);
      // axe at this size: languages.spec.ts, with longer words.
      await expect.poll(() => widthOfOurs(page)).toBeLessThanOrEqual(narrowest.width);
    });
    // With the menu beside it, which has the name of the user.
    await page.setViewportSize({ width: 1280, height: 800 });
    if (views.user ?? views.treatment) await look(who, screens.at(-1) ?? '');
  }
  expect(routeNames.filter((name) => !visited.has(name))).toEqual(neverShown);
  expect(answers.broken).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(answers.addresses()).toBeGreaterThan(2 * hostileAddresses.length);
  // Each way to run stood somewhere, letter by letter.
  expect(answers.unread()).toEqual([]);
  expect(count).toBeGreaterThan(600);
});

/** The fields of a form in which anything can be written. */
const textFields =
  'main form :is(input:not([type]), input[type=text], textarea):is(:not([inputmode]), [inputmode=tel])';

test('§4.4 §6 a place whose every text is hostile is saved and shown as it was typed', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto(`${hrefOf('locations')}?new=`);
  const form = placeForm(page);
  await form.choose('Clinic');
  await page.getByText('Add more details').click();
  const fields = await page.locator(textFields).all();
  expect(fields.length).toBeGreaterThan(10);
  const typed = fields.map((_, at) => hostileScript(1000 + 7 * at));
  for (const [at, field] of fields.entries()) await field.fill(typed[at] ?? '');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed[0] ?? '');
  const kept = async (): Promise<unknown[]> =>
    Object.values((await placesOf(page))[0] ?? {}).flat();
  await expect.poll(kept).toEqual(expect.arrayContaining(typed));
  const missing = async (): Promise<string[]> => {
    const shown = await readable(page);
    return typed.filter((text) => !shown.includes(text));
  };
  await expect.poll(missing).toEqual([]);
  expect(await grown(page)).toEqual([]);
});
