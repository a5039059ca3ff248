import type { Database } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { mayLeave, type Under } from '../patients/service.ts';
import {
  claimDueMail,
  giveUp,
  giveUpLate,
  markSent,
  postpone,
  waitForServer,
  type QueuedMail,
} from './repo.ts';

export type SendDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** For the log: what went wrong, never the recipient. */
  readonly onProblem?: (problem: MailProblem) => void;
};
export type MailProblem = {
  readonly code: string;
  readonly attempts: number;
  readonly isGivenUp: boolean;
};

const atOnce = 5;
const maxInARun = 100;
/**
 * Longer than a transport may take (30 s): no other sender takes a mail that is being sent. No longer than needed: so long
 * waits a mail whose sender was killed.
 */
const claimMs = 45_000;
const maxTries = 8;
/** A mail server may be away over a weekend. */
const longestWaitMs = 72 * 3_600_000;
const backOffMs = (attempts: number): number => Math.min(3_600_000, 5_000 * 3 ** (attempts - 1));

/** After half the time it has waited: soon after the server is back, without constant attempts while it is away. */
const untilServerIsBackMs = (waitedMs: number): number =>
  Math.min(60_000, Math.max(5_000, waitedMs / 2));

/**
 * Sends what is due; returns how many were sent. A refused mail is tried again later, eight times. While the server
 * cannot be used at all, a mail waits for it, for three days.
 */
export async function sendDueMails(deps: SendDeps): Promise<number> {
  await giveUpLate(deps.db, deps.clock.now());
  const first = await claim(deps);
  if (!first) return 0;
  const lanes = Array.from({ length: atOnce }, async (_, lane) =>
    sendInTurn(deps, lane === 0 ? first : await claim(deps)),
  );
  const sent = await Promise.all(lanes);
  return sent.reduce((sum, count) => sum + count, 0);
}

/** The next one that may leave. One whose reader lost the access does not. */
async function claim({ db, clock }: SendDeps): Promise<QueuedMail | undefined> {
  for (;;) {
    const now = clock.now();
    const mail = await claimDueMail(db, now, new Date(now.getTime() + claimMs));
    if (mail === undefined || (await mayLeave(db, underOf(mail), now))) return mail;
    await giveUp(db, mail.id, now);
  }
}

const underOf = ({ grant_patient_id: patientId, grant_id: grantId }: QueuedMail): Under | null =>
  patientId === null || grantId === null ? null : { patientId, grantId };

/** After a failure the rest waits for the next run: a server that is down is not tried for every mail. */
async function sendInTurn(deps: SendDeps, first: QueuedMail | undefined): Promise<number> {
  let sent = 0;
  for (let mail = first; mail && (await send(deps, mail)); mail = await claim(deps)) {
    sent += 1;
    // Bounded: a stopping server waits for the end of this run.
    if (sent >= maxInARun / atOnce) break;
  }
  return sent;
}

async function send(deps: SendDeps, mail: QueuedMail): Promise<boolean> {
  try {
    const { id, to_address: to, subject, text_body: text, html_body: html } = mail;
    await deps.transport.deliver({ id, to, subject, text, html });
  } catch (error) {
    const now = deps.clock.now();
    const waitedMs = now.getTime() - Date.parse(mail.created_at);
    const isAway = isServerAway(error);
    const isGivenUp = isAway ? waitedMs > longestWaitMs : mail.attempts >= maxTries;
    if (isGivenUp) await giveUp(deps.db, mail.id, now);
    else if (isAway) {
      const nextAttemptAt = new Date(now.getTime() + untilServerIsBackMs(waitedMs));
      await waitForServer(deps.db, mail.id, { now, nextAttemptAt });
    } else await postpone(deps.db, mail.id, new Date(now.getTime() + backOffMs(mail.attempts)));
    deps.onProblem?.({ code: codeOf(error), attempts: mail.attempts, isGivenUp });
    return false;
  }
  await markSent(deps.db, mail.id, deps.clock.now());
  return true;
}

/** Unreachable, silent, closing down (421), or refusing our sign-in: none of it is about this mail. */
function isServerAway(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (
    code === 'EAUTH' || responseCode === 421 || (code !== undefined && responseCode === undefined)
  );
}

/** `EAUTH 535`: the server's text is left out, it quotes addresses. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
