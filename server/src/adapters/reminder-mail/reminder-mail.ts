import type { ReminderChannel } from '../../ports/reminder-channel.ts';

type ReminderMail = {
  readonly subject: string;
  readonly paragraphs: readonly (string | { readonly link: string; readonly label: string })[];
  readonly uselessAfter: Date;
};

/** By e-mail, through the outbox. */
export const remindersByMail = <Tx>(
  queue: (tx: Tx, to: string, write: () => ReminderMail) => Promise<void>,
): ReminderChannel<Tx> => ({
  name: 'email',
  deliver: (tx, { email }, { title, sentences, link, footnote, uselessAfter }) =>
    queue(tx, email, () => ({
      subject: title,
      paragraphs: [...sentences, { link: link.address, label: link.label }, footnote],
      uselessAfter,
    })),
});
