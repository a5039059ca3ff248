import { checkSmtp } from '../../adapters/mail-smtp/check-smtp.ts';
import type { Env } from '../../env.ts';
import { broken, fine, type Finding, reasonOf } from './finding.ts';

const area = 'mail';

/** Greets the mail server and signs in to it; sends nothing. */
export async function checkMail({ smtpUrl, mode }: Env): Promise<Finding> {
  if (smtpUrl === undefined) {
    return mode === 'demo'
      ? fine(area, 'The demo prints its emails in the terminal.')
      : broken(
          area,
          'SMTP_URL is not set: no one receives a security code. Set it to your mail server.',
        );
  }
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return fine(area, `The mail server ${host} accepts our emails.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ETLS')
      return broken(
        area,
        `The connection to the mail server ${host} cannot be encrypted, so it gets no password. Use smtps:// in SMTP_URL, or correct the certificate of the mail server.`,
      );
    return broken(
      area,
      `The mail server ${host} does not accept our emails (${reasonOf(error)}). Check SMTP_URL: address, port, user and password.`,
    );
  }
}
