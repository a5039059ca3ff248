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
  const first = await claim(deps);
  if (!first) return 0;
  const lanes = Array.from({ length: atOnce }, async (_, lane) =>
    sendInTurn(deps, lane === 0 ? first : await claim(deps)),
  );
  const sent = await Promise.all(lanes);
  return sent.reduce((sum, count) => sum + count, 0);
}

const claim = (deps: SendDeps): Promise<QueuedMail | undefined> => {
  const now = deps.clock.now();
  return claimDueMail(deps.db, now, new Date(now.getTime() + claimMs));
};

/** After a failure the rest waits for the next run: a server that is down is not asked for every mail. */
async function sendInTurn(deps: SendDeps, first: QueuedMail | undefined): Promise<number> {
  let sent = 0;
  for (let mail = first; mail && (await send(deps, mail)); mail = await claim(deps)) {
    sent += 1;
    // Not for ever: whoever stops the server waits for the end of this run.
    if (sent >= mostInARun / atOnce) break;
  }
  return sent;
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
