import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../ports/mail.ts';

/** Any SMTP server, by its address: smtp://user:password@host:587 or smtps://…:465. */
export function mailBySmtp(url: string, from: string, patienceMs = 10_000): MailTransport {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    deliver: async ({ to, subject, text, html }) => {
      const isOver = new AbortController();
      // A server that answers a little now and then would otherwise never time out.
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
