/// <reference lib="dom" />
import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Browser, Page } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { newPhonePage } from './phone-page.ts';
import { putSession } from './put-session.ts';
import { seenPaints, watchPaints } from './watch-paints.ts';
import { seenTasks, watchTasks } from './watch-tasks.ts';
import { withProduct } from './with-product.ts';

/** The first thing on a screen that a patient came for. */
const useful = {
  dashboard: '#today',
  timelines: '[data-event]',
  medication: '[aria-labelledby=today]',
  filesDocuments: '[data-file]',
} satisfies Partial<Record<RouteName, string>>;
type Screen = keyof typeof useful;

/** As Lighthouse's "Slow 4G": in bytes per second and milliseconds. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

export type Opened = {
  readonly screen: string;
  readonly usefulMs: number;
  /** What each long task has beyond 50 ms, together. */
  readonly blockedMs: number;
};
export type Act = { readonly act: string; readonly pressMs: number };

type Phone = { readonly browser: Browser; readonly url: string; readonly open: OpenSession };
type OpenSession = () => Promise<Parameters<typeof putSession>[1]>;
type Watched = Window & { readonly usefulMs?: number };

async function newPage({ browser, url, open }: Phone, isSlow: boolean): Promise<Page> {
  const page = await newPhonePage(browser, url);
  const context = page.context();
  await putSession(page, await open());
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow) await client.send('Network.emulateNetworkConditions', slow4G);
  return page;
}

/** From the request for the page to the paint of what is useful, with an empty cache. */
async function openSlowly(on: Phone, screen: Screen): Promise<Opened> {
  const page = await newPage(on, true);
  await watchTasks(page);
  await page.addInitScript((selector) => {
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      look.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { usefulMs: performance.now() })),
      );
    });
    look.observe(document, { childList: true, subtree: true });
  }, useful[screen]);
  await page.goto(hrefOf(screen));
  await page.waitForFunction(() => 'usefulMs' in window);
  await page.waitForLoadState('networkidle');
  const usefulMs = await page.evaluate(() => (window as Watched).usefulMs ?? Number.NaN);
  const tasks = await seenTasks(page);
  await page.context().close();
  const blockedMs = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  return { screen, usefulMs, blockedMs };
}

/** What patients press most, and what then appears. */
const acts: readonly {
  readonly act: string;
  readonly screen: Screen;
  readonly press: (page: Page) => Promise<unknown>;
}[] = [
  {
    act: 'open the menu',
    screen: 'dashboard',
    press: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    act: 'open the choice of what to add',
    screen: 'timelines',
    press: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    act: 'open the search',
    screen: 'timelines',
    press: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    act: 'go to another screen',
    screen: 'dashboard',
    press: async (page) => {
      await page.getByRole('link', { name: 'Medication', exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: 'Medications' }).waitFor();
    },
  },
  {
    act: 'record a dose as needed',
    screen: 'medication',
    press: async (page) => {
      await page
        .getByRole('button', { name: /^Record a dose/ })
        .first()
        .tap();
      await page
        .getByText(/recorded/i)
        .first()
        .waitFor();
    },
  },
];

async function press(on: Phone, { act, screen, press: doIt }: (typeof acts)[number]): Promise<Act> {
  const page = await newPage(on, false);
  await page.goto(hrefOf(screen));
  await page.locator(useful[screen]).first().waitFor();
  await page.waitForLoadState('networkidle');
  // What a press opens is loaded after the screen.
  await page.waitForTimeout(4000);
  await watchPaints(page);
  await doIt(page);
  await page.waitForTimeout(1000);
  const { presses } = await seenPaints(page);
  await page.context().close();
  return { act, pressMs: Math.max(...presses, 0) };
}

const rounds = [0, 1, 2];
const seen = await withProduct(
  async ({ url, server, browser }) => {
    const { id } = await server.deps.db.one<{ id: string }>(
      'SELECT id FROM users WHERE email = $1',
      ['patient@demo.caretrail.example'],
    );
    const on: Phone = { browser, url, open: () => openSessionFor(server, id) };
    // The first answers of a server that has just started are slow.
    await openSlowly(on, 'dashboard');
    const opened: Opened[] = [];
    const pressed: Act[] = [];
    for (const _ of rounds) {
      for (const screen of Object.keys(useful) as Screen[])
        opened.push(await openSlowly(on, screen));
      for (const act of acts) pressed.push(await press(on, act));
    }
    return { opened, pressed };
  },
  [onlyHere],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
