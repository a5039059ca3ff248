import { checkSmtp } from '../../adapters/mail-smtp/check-smtp.ts';
import type { Env } from '../../env.ts';
import { broken, fine, type Finding, reasonOf } from './finding.ts';

const area = 'mail';

/** Greets the mail server and signs in to it; sends nothing. */
export async function checkMail({ smtpUrl, mode }: Env): Promise<Finding> {
  if (smtpUrl === undefined) {
    return mode === 'demo'
      ? fine(area, 'The demo shows its mails in the terminal.')
      : broken(
          area,
          'SMTP_URL is not set: nobody receives a sign-in code. Set it to your mail server.',
        );
  }
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return fine(area, `The mail server ${host} takes mails from us.`);
  } catch (error) {
    return broken(
      area,
      `The mail server ${host} does not take our mails (${reasonOf(error)}). Check SMTP_URL: address, port, user and password.`,
    );
  }
}
