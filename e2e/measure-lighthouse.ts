import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hrefOf } from '@caretrail/contract/access/routes';
import { startBrowserServer } from '@caretrail/server/testing/browser-server';
import { browserArguments } from './browser/browser-start.ts';
import { resolveBrowser } from './browser/resolve-browser.ts';

/** Not among our packages: it would bring a hundred others, for this one measurement. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };

/** The sign-in page in Lighthouse, once for each way of looking. */
async function measureLighthouse(
  ways: readonly ('mobile' | 'desktop')[],
): Promise<Record<string, number>[]> {
  const server = await startBrowserServer(process.env['DATABASE_URL']);
  const { path, env } = await resolveBrowser();
  try {
    const seen: Record<string, number>[] = [];
    for (const way of ways) {
      const { stdout } = await promisify(execFile)(
        'npx',
        [
          '--yes',
          lighthouse,
          `${server.url}${hrefOf('login')}`,
          '--quiet',
          '--output=json',
          `--only-categories=${categories.join(',')}`,
          ...(way === 'desktop' ? ['--preset=desktop'] : []),
          `--chrome-flags=${[...browserArguments, '--headless'].join(' ')}`,
        ],
        { env: { ...process.env, ...env, CHROME_PATH: path }, maxBuffer: 64_000_000 },
      );
      const report = JSON.parse(stdout) as Report;
      seen.push(
        Object.fromEntries(
          categories.map((name) => [
            name,
            Math.round((report.categories[name]?.score ?? Number.NaN) * 100),
          ]),
        ),
      );
    }
    return seen;
  } finally {
    await server.stop();
  }
}

// For bench/, which runs this as a program: the figures as one line.
console.log(
  JSON.stringify(
    await measureLighthouse(['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'desktop']),
  ),
);
