import { hrefOf } from '@caretrail/contract/access/routes';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { Page } from '@playwright/test';
import { ask } from '../ask-past-screen.ts';
import { expect, test } from '../fixtures.ts';
import { infuseAnswers } from '../hostile-answers.ts';
import { payloadCount } from '../hostile-scripts.ts';
import { putEvent } from '../pages/event-pages.ts';

type Row = { readonly id: string };
const idsOf = async (page: Page, path: string): Promise<string[]> =>
  (await ask<{ data: Row[] }>(page, 'GET', path)).data.map(({ id }) => id);

/** Every screen of somebody whose record is whole, each thing on it looked at too. */
async function patientScreens(page: Page): Promise<string[]> {
  const [event = ''] = await idsOf(page, '/api/timelines/events_api_gateway/');
  const [place = ''] = await idsOf(page, '/api/locations_api_gateway/');
  const [treatment = ''] = await idsOf(page, '/api/treatments_api_gateway/');
  const [file = ''] = await idsOf(page, '/api/files_api_gateway/');
  const [medicine] = await ask<Row[]>(page, 'POST', medicationsEndpoints.listOrAdd.path, {
    status: 'current',
    search: '',
  });
  return [
    hrefOf('dashboard'),
    hrefOf('timelines'),
    `${hrefOf('timelines')}?view=timeline`,
    `${hrefOf('timelines')}?view=calendar`,
    `${hrefOf('timelines')}?event=${event}`,
    `${hrefOf('timelines')}?event=${event}&edit=`,
    hrefOf('medication'),
    `${hrefOf('medication')}?medicine=${medicine?.id}`,
    `${hrefOf('medication')}?medicine=${medicine?.id}&edit=`,
    `${hrefOf('medication')}?print=`,
    hrefOf('treatments'),
    hrefOf('treatment', { id: treatment }),
    `${hrefOf('treatment', { id: treatment })}?edit=`,
    hrefOf('locations'),
    `${hrefOf('locations')}?place=${place}`,
    `${hrefOf('locations')}?place=${place}&edit=`,
    hrefOf('filesDocuments'),
    `${hrefOf('filesDocuments')}?file=${file}`,
    `${hrefOf('filesDocuments')}?file=${file}&edit=`,
    hrefOf('articles'),
    ...['you', 'clinical', 'reminders', 'security', 'data', 'privacy', 'summary'].map(
      (section) => `${hrefOf('settings')}?section=${section}`,
    ),
  ];
}

/** A screen that shows nothing that comes from the server. */
const saysNothing = /section=data$/;

const administratorScreens = (userId: string): string[] => [
  hrefOf('adminPanel'),
  `${hrefOf('adminPanel')}?view=audit`,
  hrefOf('user', { userId }),
  `${hrefOf('settings')}?section=you`,
  hrefOf('articles'),
];

/** All that a person could read: text, what stands in fields, names for screen readers. */
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

/** Nothing of a text has become part of the page. */
const grown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...('__pwn' in globalThis ? ['a script has run'] : []),
    ...[...document.querySelectorAll('iframe, object, embed, base, math, [onerror], [onload]')].map(
      ({ outerHTML }) => outerHTML.slice(0, 100),
    ),
  ]);

const patience = { timeout: 5_000, intervals: [100, 100, 200] };

/** What was given and stands there letter by letter, once nothing more comes. */
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

test('§4.4 §6 text that means to be a script is text, on every screen', async ({
  page,
  product,
  server,
}) => {
  test.setTimeout(180_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/robots.txt');
  const { path } = operationsEndpoints.settings;
  const { demo_accounts } = await ask<{ demo_accounts: { email: string }[] }>(page, 'GET', path);
  const patient = await server.deps.db.one<{ id: string }>(
    'SELECT id FROM users WHERE email = $1',
    [demo_accounts[0]?.email],
  );
  await product.signInAgain(page, patient);
  // As the sign-in would have: the security section names the device, the log what was done on it.
  await putEvent(page);
  await server.deps.db.query(
    `UPDATE sessions SET device = $2, user_agent_hash =
      (SELECT ua_hash FROM audit_log WHERE actor_id = $1 ORDER BY id DESC LIMIT 1) WHERE user_id = $1`,
    [patient.id, 'Chrome on Windows'],
  );
  const screens = await patientScreens(page);
  const answers = await infuseAnswers(page);
  const seen: string[] = [];
  const look = async (screen: string): Promise<void> => {
    answers.forget();
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!saysNothing.test(screen)) {
      const literal = await literalOn(page, answers.given);
      seen.push(...literal);
      expect.soft(literal.length, screen).toBeGreaterThan(0);
    }
    expect.soft(await grown(page), screen).toEqual([]);
  };
  for (const screen of screens) await test.step(screen, () => look(screen));
  const { id } = await product.signIn(page, { user_type: 'administrator' });
  for (const screen of administratorScreens(id)) await test.step(screen, () => look(screen));
  expect(answers.broken).toEqual([]);
  expect(dialogs).toEqual([]);
  // 200 ways to run, each of them shown somewhere.
  const ways = new Set(seen.map((each) => Number(/\d+$/.exec(each)) % payloadCount));
  expect(ways.size).toBeGreaterThanOrEqual(150);
  expect(seen.length).toBeGreaterThan(500);
});
