import { allTags } from '@caretrail/contract/articles/feed-view';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { reachBrowserServer, startBrowserServer } from '@caretrail/server/testing/browser-server';
import { insertUser } from '@caretrail/server/testing/factories';
import { insertManyArticles } from '@caretrail/server/testing/many-articles';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { chromium } from '@playwright/test';
import { browserArguments, onlyHere } from './browser/browser-start.ts';
import { resolveBrowser } from './browser/resolve-browser.ts';
import { storageWith } from './cookie-choice.ts';
import { articlesPage } from './pages/articles-page.ts';
import { putSession } from './put-session.ts';
import { seenTasks, watchTasks } from './watch-tasks.ts';

/** The real product with so many articles: the long tasks from the address to the cards. */
async function measureFeed(count: number): Promise<number[]> {
  const server = await startBrowserServer(process.env['DATABASE_URL']);
  const reached = await reachBrowserServer(server);
  const { path, env } = await resolveBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    args: [...browserArguments, onlyHere],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const { id } = await insertUser(reached);
    // Without the starter set, so that there are exactly as many.
    await reached.deps.db.execute('DELETE FROM articles');
    await insertManyArticles(reached.deps.db, count);
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      storageState: storageWith(server.url, 'declined'),
    });
    const page = await context.newPage();
    await putSession(page, await openSessionFor(reached, id));
    await watchTasks(page);
    const feed = articlesPage(page);
    await feed.open(allTags);
    await feed.counts
      .filter({ hasText: new RegExp(`^${articlesTexts.total({ count: String(count) })}`) })
      .waitFor({ timeout: 30_000 });
    await feed.cards.first().waitFor();
    return await seenTasks(page);
  } finally {
    await browser.close();
    await reached.close();
    await server.stop();
  }
}

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(await measureFeed(Number(process.argv[2]))));
