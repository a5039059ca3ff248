import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { MailTransport } from '../../ports/mail.ts';

/** The sender, and the address for replies. */
type Sender = { readonly from: string; readonly replyTo: string };

/** Loaded with the first mail: a server that sends none does not keep it in memory. */
async function openTransport(
  url: string,
  sender: Sender,
  patienceMs: number,
): Promise<Pick<Transporter, 'sendMail'>> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    sender,
  );
}

/** Any SMTP server, by its address: smtp://user:password@host:587 or smtps://…:465. */
export function mailBySmtp(url: string, sender: Sender, patienceMs = 10_000): MailTransport {
  let transport: Awaited<ReturnType<typeof openTransport>> | undefined;
  return {
    deliver: async ({ to, subject, text, html }) => {
      // Stored only after it was loaded: a failed load is tried again with the next mail.
      transport ??= await openTransport(url, sender, patienceMs);
      const isOver = new AbortController();
      // A server that sends a little now and then would otherwise never time out.
      const alarm = sleep(3 * patienceMs, undefined, { signal: isOver.signal }).then(() => {
        throw Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' });
      });
      // An object: one recipient, whatever commas and brackets the address holds.
      const sending = transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      await Promise.race([sending, alarm]).finally(() => {
        isOver.abort();
      });
    },
  };
}
