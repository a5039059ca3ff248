/** One mail, ready to be sent. `id`: the same whenever this mail is sent again. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

/**
 * Sends a mail or throws, within 30 seconds; nothing of it goes on after that. It may be called again for the same mail
 * after a failure: a duplicate mail is better than none, and its id lets a receiving server drop it.
 */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<void> };
