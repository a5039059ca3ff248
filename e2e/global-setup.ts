import { startBrowserServer } from '@caretrail/server/testing/browser-server';

/** One real server for all browser tests, on a database of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBrowserServer(process.env['DATABASE_URL']);
  process.env['CARETRAIL_E2E_URL'] = server.url;
  process.env['CARETRAIL_E2E_SERVER'] = JSON.stringify({
    url: server.url,
    database: server.database,
    filesFolder: server.filesFolder,
  });
  return () => server.stop();
}
