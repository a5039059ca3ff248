import type { Database } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { claimDueMail, giveUp, giveUpLate, markSent, postpone, type QueuedMail } from './repo.ts';

export type SendDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** For the log: what went wrong, never for whom. */
  readonly onProblem?: (problem: MailProblem) => void;
};
export type MailProblem = {
  readonly code: string;
  readonly attempts: number;
  readonly isGivenUp: boolean;
};

const atOnce = 5;
const mostInARun = 100;
/** Longer than a transport may take (30 s): a mail that is being sent is nobody else's to send. */
const claimMs = 120_000;
const mostTries = 8;
const backOffMs = (attempts: number): number => Math.min(3_600_000, 5_000 * 3 ** (attempts - 1));

/** Sends what is due; answers how many went out. A mail that cannot be handed on is tried again later, eight times. */
export async function sendDueMails(deps: SendDeps): Promise<number> {
  await giveUpLate(deps.db, deps.clock.now());
  const lanes = Array.from({ length: atOnce }, () => sendInTurn(deps));
  const sent = await Promise.all(lanes);
  return sent.reduce((sum, count) => sum + count, 0);
}

/** After a failure the rest waits for the next run: a server that is down is not asked for every mail. */
async function sendInTurn(deps: SendDeps): Promise<number> {
  for (let sent = 0; sent < mostInARun / atOnce; sent += 1) {
    const now = deps.clock.now();
    const mail = await claimDueMail(deps.db, now, new Date(now.getTime() + claimMs));
    if (!mail || !(await send(deps, mail))) return sent;
  }
  return mostInARun / atOnce;
}

async function send(deps: SendDeps, mail: QueuedMail): Promise<boolean> {
  try {
    const { to_address: to, subject, text_body: text, html_body: html } = mail;
    await deps.transport.deliver({ to, subject, text, html });
  } catch (error) {
    const isGivenUp = mail.attempts >= mostTries;
    const now = deps.clock.now();
    if (isGivenUp) await giveUp(deps.db, mail.id, now);
    else await postpone(deps.db, mail.id, new Date(now.getTime() + backOffMs(mail.attempts)));
    deps.onProblem?.({ code: codeOf(error), attempts: mail.attempts, isGivenUp });
    return false;
  }
  await markSent(deps.db, mail.id, deps.clock.now());
  return true;
}

/** `EAUTH 535`: the server's sentence is left out, it quotes addresses. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
