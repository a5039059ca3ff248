import { limits } from '@caretrail/contract/limits';
import { mailToTerminal } from '../adapters/mail-terminal/mail-terminal.ts';
import { mailBySmtp } from '../adapters/mail-smtp/mail-smtp.ts';
import type { JobProblem } from '../job-problem.ts';
import { purgeDeletedAccounts } from '../modules/account/service.ts';
import { sweepFiles } from '../modules/files/service.ts';
import { purgeExpired } from '../modules/housekeeping/service.ts';
import { sendDueMails } from '../modules/mail/send-due.ts';
import type { MailTransport } from '../ports/mail.ts';
import {
  articleSourcesOf,
  loadStarterSet,
  startArticleSync,
  tellOutcomes,
} from './article-sync.ts';
import { startAuditSealing } from './audit-sealing.ts';
import { startCircleJobs } from './circle-jobs.ts';
import type { Parts } from './parts.ts';
import { startReminders } from './reminder-job.ts';
import { repeat, type Repeating } from './repeat.ts';
import { startPushes } from './push-job.ts';
import { startTextReading } from './text-reading.ts';

const hour = 3_600_000;

/**
 * Everything that runs without a request: mails, notifications, reminders, texts of files, articles, the seals of the audit log, housekeeping. Each
 * part may run on any number of processes; what is due is claimed in the database and done by one of them.
 */
export async function startJobs(parts: Parts, startedAt: Date): Promise<Repeating> {
  const { env, deps, store, logger, say } = parts;
  tellOutcomes(logger, await loadStarterSet(deps));
  const running = [
    startMails(parts),
    startHousekeeping(parts, startedAt),
    // The demo's terminal shows only its mails.
    startAuditSealing(deps, {
      logger,
      anchor: env.mode === 'production' ? say : (line) => logger.info(line),
    }),
    startTextReading(deps, logger),
    startArticleSync(deps, articleSourcesOf(env), logger),
    startPushes(deps, env, logger),
    startCircleJobs({ ...deps, publicUrl: env.publicUrl, supportEmail: env.supportEmail }, logger),
    startReminders(
      { ...deps, publicUrl: env.publicUrl, supportEmail: env.supportEmail },
      store.target,
      logger,
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}

function startMails({ env, deps, logger, say }: Parts): Repeating {
  const transport = transportOf(env, say);
  if (transport === null) {
    logger.warn('mail: SMTP_URL is not set, emails stay in the outbox and no one receives a code');
    return { stop: async () => {} };
  }
  const onProblem = (problem: object) => logger.error(problem, 'mail: could not be sent');
  return repeat(
    () => sendDueMails({ ...deps, transport, onProblem }),
    500,
    () => logger.error('mail: the outbox could not be read'),
  );
}

function transportOf(env: Parts['env'], say: Parts['say']): MailTransport | null {
  if (env.smtpUrl) {
    return mailBySmtp(env.smtpUrl, { from: env.mailFrom, replyTo: env.supportEmail });
  }
  return env.mode === 'demo' ? mailToTerminal(say) : null;
}

function startHousekeeping({ env, deps, logger }: Parts, startedAt: Date): Repeating {
  const onProblem = (problem: JobProblem) =>
    logger.error(problem, 'housekeeping: something could not be removed');
  const purge = async (filesBefore: Date): Promise<void> => {
    await purgeExpired({ ...deps, onProblem });
    await purgeDeletedAccounts({ ...deps, onProblem });
    await sweepFiles(deps, filesBefore);
  };
  const longAgo = () => new Date(deps.clock.now().getTime() - 2 * limits.http.formMs);
  const onFailure = () => logger.error('housekeeping: old files or accounts could not be removed');
  // Once at the start: a server that restarts every half hour would otherwise never reach it. With its own database and
  // disk no other process writes files here, so what an earlier start left unfinished can be removed. An object store
  // has its own clock, which may be behind ours.
  const isOurs = !env.databaseUrl && !env.s3;
  const first = purge(isOurs ? startedAt : longAgo()).catch(onFailure);
  const later = repeat(() => first.then(() => purge(longAgo())), hour, onFailure);
  return {
    stop: async () => {
      await Promise.all([first, later.stop()]);
    },
  };
}
