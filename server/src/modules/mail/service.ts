import type { Database, Queryable } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { htmlOf, textOf, type Paragraph } from './layout.ts';
import { claimDueMails, giveUp, insertMail, markSent, postpone } from './repo.ts';

export type Mail = { readonly to: string; readonly subject: string; readonly paragraphs: readonly Paragraph[] };

type QueueDeps = { readonly clock: Clock; readonly ids: Ids };

/** Queued in the transaction of what it tells of: no mail about something that did not happen. */
export const queueMail = (deps: QueueDeps, tx: Queryable, mail: Mail): Promise<void> =>
  insertMail(tx, {
    id: deps.ids.next(),
    to: mail.to,
    subject: mail.subject,
    text: textOf(mail.paragraphs),
    html: htmlOf(mail.subject, mail.paragraphs),
    now: deps.clock.now(),
  });

type SendDeps = { readonly db: Database; readonly clock: Clock; readonly transport: MailTransport };

const claimMs = 60_000;
const mostTries = 8;
const backOffMs = (attempts: number): number => Math.min(3_600_000, 5_000 * 3 ** (attempts - 1));

/** Sends what is due; answers how many went out. A transport that fails postpones its mail, eight times at most. */
export async function sendDueMails(deps: SendDeps): Promise<number> {
  const now = deps.clock.now();
  const mails = await claimDueMails(deps.db, now, new Date(now.getTime() + claimMs), 20);
  let sent = 0;
  for (const mail of mails) {
    try {
      await deps.transport.deliver({
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
      });
      await markSent(deps.db, mail.id, deps.clock.now());
      sent += 1;
    } catch {
      const at = deps.clock.now();
      if (mail.attempts >= mostTries) await giveUp(deps.db, mail.id, at);
      else await postpone(deps.db, mail.id, new Date(at.getTime() + backOffMs(mail.attempts)));
    }
  }
  return sent;
}
