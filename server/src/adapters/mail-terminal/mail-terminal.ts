import type { MailTransport } from '../../ports/mail.ts';

const rule = '─'.repeat(64);

/** Demo mode: every mail is shown in the terminal, so that the code can be read there. */
export const mailToTerminal = (say: (line: string) => void): MailTransport => ({
  deliver: async ({ to, subject, text }) => {
    say(`\n${rule}\nMail to ${to}\n${subject}\n\n${text.trimEnd()}\n${rule}\n`);
  },
});
