/** One mail, ready to go. */
export type OutgoingMail = { to: string; subject: string; text: string; html: string };

/** Hands a mail on or throws. It may be called again for the same mail after a failure: a mail twice beats none. */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<void> };
