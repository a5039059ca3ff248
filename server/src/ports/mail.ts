/** One mail, ready to be sent. */
export type OutgoingMail = { to: string; subject: string; text: string; html: string };

/**
 * Sends a mail or throws. It may be called again for the same mail after a failure: a duplicate mail is better than
 * none.
 */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<void> };
