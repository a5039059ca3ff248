import type { Queryable } from '../../db/client.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Under } from '../patients/service.ts';
import { htmlOf, textOf, type Paragraph } from './layout.ts';
import { findRecipient, insertMail, isServerAway } from './repo.ts';

export type Mail = {
  /** For its cause, which asks later whether it was delivered. */
  readonly id?: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** When its content has expired it is not sent any more. */
  readonly uselessAfter?: Date;
  /** An access to the medicines of a record: the mail leaves only while it lasts. */
  readonly under?: Under;
};

export type QueueDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** The address to write to, for mails that name one. */
  readonly supportEmail: string;
};

/**
 * Queued in the transaction of its cause: no mail about something that did not happen. It is written in the language of
 * the recipient's account, no matter who caused it; to an address without an account, in the language of the request.
 */
export async function queueMail(
  deps: QueueDeps,
  tx: Queryable,
  to: string,
  write: () => Mail,
): Promise<void> {
  const recipient = await findRecipient(tx, to);
  const compose = () => {
    const {
      id = deps.ids.next(),
      subject,
      paragraphs,
      uselessAfter = null,
      under = null,
    } = write();
    return {
      id,
      // One line: a line break could add another header.
      subject: subject.replaceAll(/\s+/g, ' '),
      text: textOf(paragraphs, deps.supportEmail),
      html: htmlOf(subject, paragraphs, deps.supportEmail),
      uselessAfter,
      under,
    };
  };
  const mail =
    recipient === undefined ? compose() : inLanguage(languageOfTag(recipient.language), compose);
  await insertMail(tx, { to, now: deps.clock.now(), ...mail });
}

const awayMs = 10 * 60_000;

/** Mails are waiting for a mail server that cannot be used. */
export const areMailsLate = (deps: Pick<QueueDeps, 'clock'>, db: Queryable): Promise<boolean> =>
  isServerAway(db, new Date(deps.clock.now().getTime() - awayMs));
