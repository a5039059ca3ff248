import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../ports/mail.ts';

const patienceMs = 10_000;

/** Any SMTP server, by its address: smtp://user:password@host:587 or smtps://…:465. */
export function mailBySmtp(url: string, from: string): MailTransport {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ to, subject, text, html }) => {
      await transport.sendMail({ to, subject, text, html });
    },
  };
}
