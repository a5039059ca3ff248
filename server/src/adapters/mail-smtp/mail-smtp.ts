import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailTransport, OutgoingMail } from '../../ports/mail.ts';
import { smtpOptions } from './smtp-options.ts';

/** The sender, and the address for replies. */
type Sender = { readonly from: string; readonly replyTo: string };
type Way = { readonly url: string; readonly sender: Sender; readonly patienceMs: number };

/** The same for each attempt, so that a receiving server can drop the second one. */
const messageIdOf = ({ id }: OutgoingMail, { from }: Sender): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-].*$/, '')}>`;

/** The library is loaded with the first mail: a server that sends none does not keep it in memory. */
async function send(
  { url, sender, patienceMs }: Way,
  mail: OutgoingMail,
  socket: Socket,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { to, subject, text, html } = mail;
  const transport = createTransport(
    {
      ...smtpOptions(url, patienceMs),
      socket,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    sender,
  );
  if (socket.destroyed) return;
  await transport.sendMail({
    messageId: messageIdOf(mail, sender),
    // An object: one recipient, whatever commas and brackets the address holds.
    to: { name: '', address: to },
    subject,
    text,
    html,
  });
}

/** Any SMTP server, by its address: smtp://user:password@host:587 or smtps://…:465. */
export const mailBySmtp = (url: string, sender: Sender, patienceMs = 10_000): MailTransport => ({
  deliver: async (mail) => {
    const socket = new Socket();
    const isOver = new AbortController();
    // A server that sends a little now and then would otherwise never time out. Its connection ends with the attempt: a
    // mail that is tried again is not under way any more.
    const alarm = sleep(3 * patienceMs, undefined, { signal: isOver.signal }).then(() => {
      socket.destroy();
      throw Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' });
    });
    await Promise.race([send({ url, sender, patienceMs }, mail, socket), alarm]).finally(() => {
      isOver.abort();
    });
  },
});
