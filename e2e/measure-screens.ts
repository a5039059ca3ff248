import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { reachBrowserServer, startBrowserServer } from '@caretrail/server/testing/browser-server';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments } from './browser/browser-start.ts';
import { resolveBrowser } from './browser/resolve-browser.ts';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { seenTasks, watchTasks } from './watch-tasks.ts';

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

/** Counts what comes over the wire for this page, and slows its processor four times. */
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

/** A screen of somebody with a year of data, opened with nothing kept in the browser. */
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

async function measureScreens(): Promise<SeenScreen[]> {
  const server = await startBrowserServer(process.env['DATABASE_URL']);
  const reached = await reachBrowserServer(server);
  const { path, env } = await resolveBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    // No picture of an article leaves this machine.
    args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const [patient] = await reached.deps.db.query<{ id: string }>(
      "SELECT id FROM users WHERE email = 'patient@demo.caretrail.example'",
    );
    if (!patient) throw new Error('The demo has no patient.');
    const seen: SeenScreen[] = [];
    for (const screen of screens) {
      const session = await openSessionFor(reached, patient.id);
      seen.push(await openFirst(browser, server.url, session, screen));
    }
    return seen;
  } finally {
    await browser.close();
    await reached.close();
    await server.stop();
  }
}

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(await measureScreens()));
