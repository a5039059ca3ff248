import type { Queryable } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { htmlOf, textOf, type Paragraph } from './layout.ts';
import { insertMail, isServerAway } from './repo.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** When its content has expired it is not sent any more. */
  readonly uselessAfter?: Date;
};

export type QueueDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** The address to write to, for mails that name one. */
  readonly supportEmail: string;
};

/** Queued in the transaction of its cause: no mail about something that did not happen. */
export const queueMail = (deps: QueueDeps, tx: Queryable, mail: Mail): Promise<void> =>
  insertMail(tx, {
    id: deps.ids.next(),
    to: mail.to,
    // One line: a line break could add another header.
    subject: mail.subject.replaceAll(/\s+/g, ' '),
    text: textOf(mail.paragraphs, deps.supportEmail),
    html: htmlOf(mail.subject, mail.paragraphs, deps.supportEmail),
    now: deps.clock.now(),
    uselessAfter: mail.uselessAfter ?? null,
  });

const awayMs = 10 * 60_000;

/** Mails are waiting for a mail server that cannot be used. */
export const areMailsLate = (deps: Pick<QueueDeps, 'clock'>, db: Queryable): Promise<boolean> =>
  isServerAway(db, new Date(deps.clock.now().getTime() - awayMs));
