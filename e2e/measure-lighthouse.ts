import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { chromium } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { answerCookies } from './cookie-choice.ts';
import { storeSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

/** Not among our packages: it would bring a hundred others, for this one measurement. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of the browser, for Lighthouse. */
const port = 9361;
const rounds = 3;

type Way = 'mobile' | 'desktop';
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};
export type Seen = {
  readonly route: string;
  readonly way: Way;
  readonly scores: Readonly<Record<string, number>>;
  /** Total blocking time and largest contentful paint, in milliseconds. */
  readonly blockedMs: number;
  readonly paintedMs: number;
};

async function look(url: string, route: RouteName, way: Way): Promise<Seen> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      `${url}${hrefOf(route)}`,
      '--quiet',
      '--output=json',
      `--port=${port}`,
      // The session of a patient is in the storage.
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
      ...(way === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 64_000_000 },
  );
  const { categories: scored, audits } = JSON.parse(stdout) as Report;
  const score = (name: string): number => Math.round((scored[name]?.score ?? Number.NaN) * 100);
  return {
    route,
    way,
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])),
    blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    paintedMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}

/** The sign-in page, then the screens of a patient with a year of data. */
const seen = await withProduct(
  async ({ url, server }) => {
    const all: Seen[] = [];
    const add = async (route: RouteName, ...ways: readonly Way[]): Promise<void> => {
      for (const way of ways)
        for (let round = 0; round < rounds; round += 1) all.push(await look(url, route, way));
    };
    await add('login', 'mobile', 'desktop');
    const { id } = await server.deps.db.one<{ id: string }>(
      'SELECT id FROM users WHERE email = $1',
      ['patient@demo.caretrail.example'],
    );
    // Lighthouse opens its pages in the browser's own context.
    const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = own.contexts();
    if (context === undefined) throw new Error('The browser has no context of its own.');
    await answerCookies(context, url, 'declined');
    const page = await context.newPage();
    for (const route of ['dashboard', 'timelines'] as const) {
      await page.goto(`${url}/robots.txt`);
      await storeSession(page, await openSessionFor(server, id));
      await add(route, 'mobile');
    }
    await page.close();
    return all;
  },
  [onlyHere, `--remote-debugging-port=${port}`],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
