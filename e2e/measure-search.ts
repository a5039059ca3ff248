import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { insertUser } from '@caretrail/server/testing/factories';
import { insertManyArticles } from '@caretrail/server/testing/many-articles';
import { insertManyEvents } from '@caretrail/server/testing/many-events';
import { insertManyFiles } from '@caretrail/server/testing/many-files';
import { insertManyUsers } from '@caretrail/server/testing/many-users';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { BrowserContext, Page } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { type Paints, seenPaints, watchPaints } from './watch-paints.ts';
import { withProduct } from './with-product.ts';

const rounds = 3;

/** Twenty years of events, as many files as a patient may have, a large clinic's users, and a full feed. */
const events = 20_000;
const files = limits.files.perPatientCount;
const users = 50_000;
const articles = 10_000;

type Searched = {
  readonly role: Role;
  readonly route: RouteName;
  /** The search starts after a pause of this length (§9). */
  readonly debounceMs: number;
  /** What is shown above the whole list. */
  readonly whole: string | RegExp;
  /** It is opened over the page, and begins so long after a key. */
  readonly isDialog?: true;
  /** Searched for letter by letter, and fast. List entries are numbered. */
  readonly slow: readonly string[];
  readonly fast: readonly string[];
};

const ofPatients = {
  role: 'patient',
  debounceMs: limits.debounceMs.header,
  slow: ['1234', 'blo', '987'],
  fast: ['mri of the head', 'blood count'],
} as const;

const lists = {
  timelines: {
    ...ofPatients,
    route: 'timelines',
    whole: `${events.toLocaleString('en-GB')} events`,
  },
  files: {
    ...ofPatients,
    route: 'filesDocuments',
    whole: `${files.toLocaleString('en-GB')} files`,
  },
  everything: {
    ...ofPatients,
    route: 'dashboard',
    debounceMs: limits.search.debounceMs,
    whole: 'Articles for you',
    isDialog: true,
    slow: ['mri', 'blod', '987'],
  },
  users: {
    role: 'administrator',
    debounceMs: limits.debounceMs.header,
    route: 'adminPanel',
    // Those of the demo are there as well.
    whole: /^5\d,\d{3} users$/,
    slow: ['many-12', 'mar 5', '432'],
    fast: ['ada 1 abbott', 'brandt4711'],
  },
  articles: {
    role: 'patient',
    debounceMs: limits.debounceMs.blog,
    route: 'articles',
    whole: new RegExp(`^${articlesTexts.total({ count: String(articles) })}`),
    // Their summaries are hexadecimal.
    slow: ['1234', 'num', 'abc'],
    fast: ['article number 7', 'a journal'],
  },
} as const satisfies Record<string, Searched>;
type List = keyof typeof lists;
const isList = (name: string | undefined): name is List => name !== undefined && name in lists;

/** Types a search letter by letter, each time long enough for the search to run, and deletes it again. */
async function typeAndErase(page: Page, { slow, debounceMs }: Searched): Promise<void> {
  const delay = Math.max(debounceMs, 150) + 60;
  for (const text of slow) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(delay);
    }
  }
}

/** … and fast, so that the keys fall into the filtering itself. */
async function typeFast(page: Page, { fast, debounceMs, isDialog }: Searched): Promise<void> {
  for (const word of fast) {
    await page.keyboard.type(word, { delay: 90 });
    await page.waitForTimeout(debounceMs);
    // Escape would close a dialog.
    await page.keyboard.press(isDialog ? 'Control+A' : 'Escape');
  }
  if (isDialog) await page.keyboard.press('Backspace');
  // The browser reports a press after it was painted; the last search still has to run.
  await page.waitForTimeout(Math.max(3 * debounceMs, 900));
}

/** The field of a list is on its page; the search over everything is opened by its keys. */
async function focusField(page: Page, { isDialog, debounceMs }: Searched): Promise<void> {
  if (!isDialog) {
    await watchPaints(page);
    await page.getByRole('searchbox').focus();
    return;
  }
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').waitFor();
  await watchPaints(page, { within: 'dialog[open]', afterKeyMs: debounceMs });
}

/** Four times slower than this machine. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The same keys in a page with a single field: their cost on this machine in any case. */
async function measureNothing(context: BrowserContext, searched: Searched): Promise<Paints> {
  const page = await context.newPage();
  await page.setContent('<input type="search">');
  await slowDown(context, page);
  await watchPaints(page);
  await page.getByRole('searchbox').focus();
  await typeFast(page, searched);
  const paints = await seenPaints(page);
  await page.close();
  return paints;
}

/** The real product, full. */
async function measureSearch(list: List): Promise<{ nothing: Paints; rounds: Paints[] }> {
  const searched: Searched = lists[list];
  const { role, route, whole } = searched;
  return withProduct(
    async ({ url, server, browser }) => {
      const { id } = await insertUser(server, { user_type: role });
      if (list === 'users') await insertManyUsers(server, users);
      else if (list === 'articles') {
        // Without the starter set, so that there are exactly as many.
        await server.deps.db.execute('DELETE FROM articles');
        await insertManyArticles(server.deps.db, articles);
      } else {
        await insertManyEvents(server, id, events);
        await insertManyFiles(server, id, files);
      }
      // As the server would have done long ago, had they been created one by one.
      await server.deps.db.execute('ANALYZE');
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        storageState: storageWith(url, 'declined'),
      });
      const nothing = await measureNothing(context, searched);
      const page = await context.newPage();
      await putSession(page, await openSessionFor(server, id));
      await page.goto(hrefOf(route));
      await page.getByText(whole).waitFor({ timeout: 30_000 });
      await slowDown(context, page);
      await focusField(page, searched);
      const seen: Paints[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await typeAndErase(page, searched);
        await typeFast(page, searched);
        seen.push(await seenPaints(page));
      }
      return { nothing, rounds: seen };
    },
    [onlyHere],
  );
}

// For bench/, which runs this as a program: the figures as one line.
const [, , wanted] = process.argv;
if (!isList(wanted)) throw new Error(`One of these is measured: ${Object.keys(lists).join(', ')}.`);
console.log(JSON.stringify(await measureSearch(wanted)));
