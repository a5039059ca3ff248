import type { SentMail } from './outbox.ts';

const rule = '─'.repeat(64);
const mailForm = new RegExp(`^${rule}\\nMail to (.+)\\n(.*)\\n\\n([\\s\\S]*?)\\n${rule}$`, 'gm');

export type ShownMail = Pick<SentMail, 'subject' | 'text'> & { readonly to: string };

/** The mails that the demo has shown in its terminal, oldest first; an incomplete last one is left out. */
export const mailsIn = (terminal: string): ShownMail[] =>
  [...terminal.matchAll(mailForm)].map(([, to = '', subject = '', text = '']) => ({
    to,
    subject,
    text,
  }));
