import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDeps } from '../app.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import { freeLoopbackPort } from '../db/embedded/free-port.ts';
import { makeLogger } from '../http/request-log.ts';
import { deriveKeys } from '../keys.ts';
import { makeHashing, type Hashing } from '../modules/auth/hashing.ts';
import { linkIdentity } from '../modules/auth/provider-link.ts';
import { systemClock } from '../ports/clock.ts';
import { browserEnvironment, browserSecret } from './browser-environment.ts';
import { insertUser } from './factories.ts';
import { startOidcPeer, type OidcPeer } from './oidc-peer.ts';
import { openTestDatabase } from './open-test-database.ts';
import { endProcess, saidBy, startProcess } from './own-process.ts';
import { plainDeps } from './plain-deps.ts';
import { mailsIn, type ShownMail } from './terminal-mails.ts';
import { startTestServer } from './test-database.ts';
import { leaksInLog } from './leaks-in-log.ts';

/** Plain data: passed to the workers of the browser tests. */
export type BrowserServerDescription = {
  readonly url: string;
  readonly database: ConnectionTarget;
  readonly dataFolder: string;
  /** The output of the server, which has its mails. */
  readonly terminalFile: string;
};

/** The user that the identity provider of the browser tests signs in, with an account here. */
export const providerPerson = { email: 'provider-person@example.org', subject: 'provider-person' };

async function connectProviderPerson(deps: AppDeps, peer: OidcPeer): Promise<void> {
  const { email, subject } = providerPerson;
  peer.behaviour.person = { sub: subject, email, email_verified: true };
  await insertUser({ deps }, { email });
  await linkIdentity(deps, { email, issuer: peer.settings.issuer, subject });
}

/**
 * The product as `npm start` starts it, in its own process and on its own database; settings that differ are listed in
 * `browser-environment.ts`. At its end the whole log is checked for what it may not hold.
 */
export async function startBrowserServer(
  databaseUrl: string | undefined,
): Promise<BrowserServerDescription & { stop(): Promise<void> }> {
  const server = await startTestServer({ databaseUrl });
  const { connection: database } = await server.createDatabase();
  const port = await freeLoopbackPort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-browser-'));
  const dataFolder = join(folder, 'data');
  const [terminalFile, logFile] = [join(folder, 'terminal'), join(folder, 'log')];
  const description = { url, database, dataFolder, terminalFile };
  const peer = await startOidcPeer([`${url}/oauth/callback`]);
  const variables = browserEnvironment({ port, dataFolder, database, provider: peer.settings });
  const product = startProcess(variables, { cwd: folder });
  for (const [file, stream] of [
    [terminalFile, product.child.stdout],
    [logFile, product.child.stderr],
  ] as const) {
    writeFileSync(file, '');
    stream?.on('data', (part: Buffer) => appendFileSync(file, part));
  }
  await saidBy(product, 'Caretrail is ready');
  const past = await reachBrowserServer(description);
  await connectProviderPerson(past.deps, peer);
  return {
    ...description,
    stop: async () => {
      await endProcess(product);
      await peer.stop();
      const log = await readFile(logFile, 'utf8');
      const said =
        log === ''
          ? ['nothing at all']
          : await leaksInLog(past.deps.db, log, mailsIn(await readFile(terminalFile, 'utf8')));
      await past.close();
      await server.stop();
      await rm(folder, { recursive: true });
      if (said.length > 0) throw new Error(`The log of the server says: ${said.join(' · ')}`);
    },
  };
}

/** The accounts of the tests share a password, because hashing takes longer than the rest of an account. */
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

/** A test's own access, past the browser: to create an account, to read a mail. */
export async function reachBrowserServer(description: BrowserServerDescription): Promise<{
  deps: AppDeps;
  /** The mails to an address that the terminal has shown, oldest first. */
  mailsShown(to: string): ShownMail[];
  close(): Promise<void>;
}> {
  const { url, database, dataFolder, terminalFile } = description;
  const deps: AppDeps = {
    ...(await plainDeps(join(dataFolder, 'files'))),
    db: openTestDatabase(database, 5),
    keys: deriveKeys(browserSecret),
    clock: systemClock,
    hashing: hashOnce(makeHashing()),
    logger: makeLogger('silent'),
    mode: 'demo',
    publicUrl: url,
  };
  return {
    deps,
    mailsShown: (to) =>
      mailsIn(readFileSync(terminalFile, 'utf8')).filter((mail) => mail.to === to),
    close: () => deps.db.close(),
  };
}
