import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowserServer } from '@caretrail/server/testing/browser-server';
import { looksVariable } from './clean-looks.ts';

/** One real server for all browser tests, on a database of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBrowserServer(process.env['DATABASE_URL']);
  // Every test has been read by now: the workers, which start next, need not compile them again.
  flushCompileCache();
  process.env['CARETRAIL_E2E_URL'] = server.url;
  const { stop, ...description } = server;
  process.env['CARETRAIL_E2E_SERVER'] = JSON.stringify(description);
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-looks-'));
  process.env[looksVariable] = join(folder, 'clean');
  await writeFile(join(folder, 'clean'), '');
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await stop();
  };
}
