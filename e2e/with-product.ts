import { reachBrowserServer, startBrowserServer } from '@caretrail/server/testing/browser-server';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from './browser/browser-start.ts';
import { resolveBrowser } from './browser/resolve-browser.ts';

type Product = {
  readonly url: string;
  readonly server: Awaited<ReturnType<typeof reachBrowserServer>>;
  readonly browser: Browser;
};

/** For programs: the real server with the demo and a browser beside it; both stop when `work` is done. */
export async function withProduct<Result>(
  work: (product: Product) => Promise<Result>,
  moreArguments: readonly string[] = [],
): Promise<Result> {
  const started = await startBrowserServer(process.env['DATABASE_URL']);
  const server = await reachBrowserServer(started);
  const { path, env } = await resolveBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    args: [...browserArguments, ...moreArguments],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    return await work({ url: started.url, server, browser });
  } finally {
    await browser.close();
    await server.close();
    await started.stop();
  }
}
