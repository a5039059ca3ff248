import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance } from 'fastify';
import { filesOnDisk } from '../adapters/files-disk/files-disk.ts';
import { geocoderByHttp } from '../adapters/geocoder-http/geocoder-http.ts';
import { identityByOidc } from '../adapters/identity-oidc/identity-oidc.ts';
import { mailToTerminal } from '../adapters/mail-terminal/mail-terminal.ts';
import { mailBySmtp } from '../adapters/mail-smtp/mail-smtp.ts';
import { buildApp } from '../app.ts';
import type { Env } from '../env.ts';
import { makeLogger } from '../http/request-log.ts';
import { readWebApp } from '../http/web-app.ts';
import { deriveKeys } from '../keys.ts';
import { purgeDeletedAccounts } from '../modules/account/service.ts';
import { makeHashing } from '../modules/auth/hashing.ts';
import { refuseDemoAccounts, seedDemo } from '../modules/demo/service.ts';
import { sweepFiles } from '../modules/files/service.ts';
import { purgeExpired } from '../modules/housekeeping/service.ts';
import { sendDueMails } from '../modules/mail/send-due.ts';
import { readTerms } from '../modules/terms/text.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { openStore } from './open-store.ts';
import {
  articleSourcesOf,
  loadStarterSet,
  startArticleSync,
  tellOutcomes,
} from './article-sync.ts';
import { startAuditSealing } from './audit-sealing.ts';
import { checkPort, portProblem } from './port.ts';
import { startReminders } from './reminder-job.ts';
import { repeat } from './repeat.ts';
import { secretOf } from './secret.ts';

export type Running = {
  readonly app: FastifyInstance;
  readonly address: string;
  stop(): Promise<void>;
};
type Say = (line: string) => void;

const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

async function versionOf(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}

/** Environment → parts → listening. Whatever was started is stopped again when a later part fails. */
export async function run(env: Env, say: Say): Promise<Running> {
  const startedAt = systemClock.now();
  await checkPort(env.host, env.port);
  const webApp = await readWebApp(webFolder);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const logger = makeLogger(env.logLevel);
    const store = await openStore(env, say);
    undo.push(() => store.close());
    const deps = {
      db: store.db,
      keys: deriveKeys(await secretOf(env)),
      clock: systemClock,
      ids: randomIds,
      hashing: makeHashing(),
      fileStore: filesOnDisk(join(env.dataFolder, 'files')),
    };
    const terms = await readTerms();
    if (env.mode === 'demo') await seedDemo({ ...deps, termsVersion: terms.version, say });
    else await refuseDemoAccounts(store.db);
    tellOutcomes(logger, await loadStarterSet(deps));

    const transport = env.smtpUrl
      ? mailBySmtp(env.smtpUrl, env.mailFrom)
      : env.mode === 'demo'
        ? mailToTerminal(say)
        : null;
    if (transport) {
      const mails = repeat(
        () =>
          sendDueMails({
            db: store.db,
            clock: systemClock,
            transport,
            onProblem: (problem) => logger.error(problem, 'mail: could not be handed on'),
          }),
        500,
        () => logger.error('mail: the outbox could not be read'),
      );
      undo.push(() => mails.stop());
    } else {
      logger.warn('mail: SMTP_URL is not set, mails stay in the outbox and nobody receives a code');
    }
    const purge = async (filesBefore: Date) => {
      await purgeExpired(deps);
      await purgeDeletedAccounts(deps);
      await sweepFiles(deps, filesBefore);
    };
    const longAgo = () => new Date(systemClock.now().getTime() - 2 * limits.http.formMs);
    const onPurgeFailure = () =>
      logger.error('housekeeping: old rows, files or accounts could not be removed');
    const purges = repeat(() => purge(longAgo()), 3_600_000, onPurgeFailure);
    undo.push(() => purges.stop());

    const provider = env.oidc ? identityByOidc(env.oidc, systemClock) : null;
    const geocoder = env.geocoderUrl
      ? geocoderByHttp({ url: env.geocoderUrl, token: env.map.token })
      : null;
    const app = buildApp({
      ...deps,
      ...env,
      provider,
      geocoder,
      logger,
      terms,
      webApp,
      version: await versionOf(),
    });
    undo.push(() => app.close());
    await app.listen({ host: env.host, port: env.port }).catch((error: NodeJS.ErrnoException) => {
      throw portProblem(error, env.host, env.port);
    });
    // Once now: a server that is started anew every half hour would never come to it.
    // With a database of its own nobody else writes files here: what an earlier start left unfinished can go.
    const firstPurge = purge(env.databaseUrl ? longAgo() : startedAt).catch(onPurgeFailure);
    undo.push(() => firstPurge);
    const sealing = startAuditSealing(deps, {
      logger,
      // The demo's terminal is for its mails.
      anchor: env.mode === 'production' ? say : (line) => logger.info(line),
    });
    undo.push(() => sealing.stop());
    const articles = startArticleSync(deps, articleSourcesOf(env), logger);
    undo.push(() => articles.stop());
    const reminders = startReminders({ ...deps, publicUrl: env.publicUrl }, store.target, logger);
    undo.push(() => reminders.stop());
    return { app, address: env.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
