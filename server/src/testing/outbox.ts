import type { AppDeps } from '../app.ts';
import { sendDueMails } from '../modules/mail/send-due.ts';

export type SentMail = { subject: string; text: string; html: string };

/** The mails to an address, newest first, as they are in the outbox. */
export const mailsTo = async (
  { deps }: { deps: Pick<AppDeps, 'db'> },
  address: string,
): Promise<SentMail[]> =>
  deps.db.query<SentMail>(
    `SELECT subject, text_body AS text, html_body AS html FROM mail_outbox WHERE to_address = $1 ORDER BY created_at DESC, id DESC`,
    [address],
  );

export const subjectsTo = async (
  testApp: Parameters<typeof mailsTo>[0],
  address: string,
): Promise<string[]> => (await mailsTo(testApp, address)).map(({ subject }) => subject);

/** Sends all that is due; returns the addresses. */
export async function sendMails({
  deps: { db, clock },
}: {
  deps: Pick<AppDeps, 'db' | 'clock'>;
}): Promise<string[]> {
  const sentTo: string[] = [];
  const transport = { deliver: async ({ to }: { to: string }) => void sentTo.push(to) };
  while ((await sendDueMails({ db, clock, transport })) > 0);
  return sentTo;
}

/** The six digits of a mail. */
export const codeIn = ({ text }: Pick<SentMail, 'text'>): string =>
  /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('') ?? '';

/** The link of a mail. */
export const linkIn = ({ text }: Pick<SentMail, 'text'>): string =>
  /https?:\S+/.exec(text)?.[0] ?? '';
