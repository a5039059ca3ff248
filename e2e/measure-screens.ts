import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Browser, Page } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { seenTasks, watchTasks } from './watch-tasks.ts';
import { withProduct } from './with-product.ts';

const screens = [
  'dashboard',
  'timelines',
  'medication',
  'treatments',
  'locations',
  'filesDocuments',
  'articles',
  'settings',
] satisfies RouteName[];

type SeenScreen = {
  readonly screen: string;
  readonly requests: number;
  /** Over the wire, as compressed as it came. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly tasks: readonly number[];
};

/** Counts the bytes that this page receives, and slows its processor four times. */
async function countBytes(page: Page): Promise<() => Omit<SeenScreen, 'screen' | 'tasks'>> {
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const counted = { requests: 0, bytes: 0, scriptBytes: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.requests += 1;
    counted.bytes += encodedDataLength;
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => counted;
}

/** A screen of a patient with a year of data, opened with an empty browser cache. */
async function openFirst(
  browser: Browser,
  url: string,
  session: Parameters<typeof putSession>[1],
  screen: RouteName,
): Promise<SeenScreen> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    storageState: storageWith(url, 'declined'),
  });
  const page = await context.newPage();
  await putSession(page, session);
  await watchTasks(page);
  const counted = await countBytes(page);
  await page.goto(hrefOf(screen));
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  const seen = { screen, ...counted(), tasks: await seenTasks(page) };
  await context.close();
  return seen;
}

function measureScreens(): Promise<SeenScreen[]> {
  return withProduct(
    async ({ url, server, browser }) => {
      const [patient] = await server.deps.db.query<{ id: string }>(
        "SELECT id FROM users WHERE email = 'patient@demo.caretrail.example'",
      );
      if (!patient) throw new Error('The demo has no patient.');
      const seen: SeenScreen[] = [];
      for (const screen of screens) {
        const session = await openSessionFor(server, patient.id);
        seen.push(await openFirst(browser, url, session, screen));
      }
      return seen;
    },
    [onlyHere],
  );
}

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(await measureScreens()));
