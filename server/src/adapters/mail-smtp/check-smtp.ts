import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';

/** Connects, greets (EHLO) and signs in where the address has a user; rejects when one of them fails. */
export async function checkSmtp(url: string, patienceMs = 5000): Promise<void> {
  const transport = createTransport(smtpOptions(url, patienceMs));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
