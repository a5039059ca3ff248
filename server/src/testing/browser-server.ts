import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOnDisk } from '../adapters/files-disk/files-disk.ts';
import { identityByOidc } from '../adapters/identity-oidc/identity-oidc.ts';
import { buildApp, type AppDeps } from '../app.ts';
import { openDatabase } from '../db/client.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import { makeLogger } from '../http/request-log.ts';
import { readWebApp } from '../http/web-app.ts';
import { deriveKeys } from '../keys.ts';
import { makeHashing, type Hashing } from '../modules/auth/hashing.ts';
import { linkIdentity } from '../modules/auth/provider-link.ts';
import { seedDemo } from '../modules/demo/service.ts';
import { readTerms } from '../modules/terms/text.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { insertUser } from './factories.ts';
import { loadStarterSet } from '../start/article-sync.ts';
import { startOidcPeer, type OidcPeer } from './oidc-peer.ts';
import { startTestServer } from './test-database.ts';
import { wordsInLog } from './words-in-log.ts';
import { pino } from 'pino';

/** Plain data: handed to the browser tests' workers. */
export type BrowserServerDescription = {
  readonly url: string;
  readonly database: ConnectionTarget;
  readonly filesFolder: string;
};

/** §7: no real service; who asks it is answered by the test. */
export const browserFaviconService = 'https://favicons.example/?site={origin}&size={size}';

const secret = 'a secret that only the browser tests know';
const silent = (): void => {};
const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        found(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

async function depsFor(
  { url, database, filesFolder }: BrowserServerDescription,
  logger: AppDeps['logger'],
): Promise<AppDeps> {
  return {
    db: openDatabase(database, { say: silent, poolSize: 5 }),
    keys: deriveKeys(secret),
    clock: systemClock,
    ids: randomIds,
    hashing: makeHashing(),
    fileStore: filesOnDisk(filesFolder),
    provider: null,
    logger,
    terms: await readTerms(),
    version: '0.0.0-test',
    mode: 'demo',
    publicUrl: url,
    supportEmail: 'help@caretrail.example',
    policyUrls: { privacy: null, cookies: null, terms: null },
    faviconService: browserFaviconService,
    map: { styleUrl: null, token: null, origins: [] },
    geocoder: null,
    metricsToken: null,
    captcha: true,
    // One machine does the work of many people here.
    requestLimits: { perUser: 1e9, perAddress: 1e9 },
    trustedProxies: [],
  };
}

/** Whoever goes to the identity provider of the browser tests is this person there, and has this account here. */
export const providerPerson = { email: 'provider-person@example.org', subject: 'provider-person' };

async function connectProviderPerson(deps: AppDeps, peer: OidcPeer): Promise<void> {
  const { email, subject } = providerPerson;
  peer.behaviour.person = { sub: subject, email, email_verified: true };
  await insertUser({ deps }, { email });
  await linkIdentity(deps, { email, issuer: peer.settings.issuer, subject });
}

/**
 * The real server with the built web app and the demo on a database of its own. Mails stay in the outbox. At its end the
 * whole log is read for what it may not say.
 */
export async function startBrowserServer(
  databaseUrl: string | undefined,
): Promise<BrowserServerDescription & { stop(): Promise<void> }> {
  const server = await startTestServer({ databaseUrl });
  const { connection } = await server.createDatabase();
  const port = await freePort();
  const filesFolder = await mkdtemp(join(tmpdir(), 'caretrail-files-'));
  const description = { url: `http://localhost:${port}`, database: connection, filesFolder };
  const logFolder = await mkdtemp(join(tmpdir(), 'caretrail-log-'));
  const logFile = join(logFolder, 'server.log');
  const deps = await depsFor(
    description,
    makeLogger('trace', pino.destination({ dest: logFile, sync: true })),
  );
  await seedDemo({ ...deps, termsVersion: deps.terms.version, say: silent });
  await loadStarterSet(deps);
  const peer = await startOidcPeer([`${description.url}/oauth/callback`]);
  const provider = identityByOidc({ ...peer.settings, trustAmr: false }, systemClock);
  await connectProviderPerson(deps, peer);
  const app = buildApp({ ...deps, provider, webApp: await readWebApp(webFolder) });
  await app.listen({ host: '127.0.0.1', port });
  return {
    ...description,
    stop: async () => {
      await app.close();
      await peer.stop();
      const log = await readFile(logFile, 'utf8');
      const said = log === '' ? ['nothing at all'] : await wordsInLog(deps.db, log);
      await deps.db.close();
      await server.stop();
      await rm(filesFolder, { recursive: true });
      await rm(logFolder, { recursive: true });
      if (said.length > 0) throw new Error(`The log of the server says: ${said.join(' · ')}`);
    },
  };
}

/** The accounts of the tests share a password; its hash takes longer than all the rest of an account. */
function hashOnce(hashing: Hashing): Hashing {
  const made = new Map<string, Promise<string>>();
  return {
    ...hashing,
    hash: (secret) => {
      const hashed = made.get(secret) ?? hashing.hash(secret);
      made.set(secret, hashed);
      return hashed;
    },
  };
}

/** A test's own way in, past the browser: to make an account, to read a mail. */
export async function reachBrowserServer(
  description: BrowserServerDescription,
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const deps = await depsFor(description, makeLogger('silent'));
  return { deps: { ...deps, hashing: hashOnce(deps.hashing) }, close: () => deps.db.close() };
}
