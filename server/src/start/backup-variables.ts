import * as z from 'zod/mini';

/** CARETRAIL_BACKUP_RECIPIENT: the public half of an age key. */
export const backupRecipient = z
  .string()
  .check(z.regex(/^age1[0-9a-z]{20,}$/, { error: 'must be an age recipient: age1…' }));

/** CARETRAIL_BACKUP_PASSPHRASE: an attacker with a copy of a backup can guess for years. */
export const backupPassphrase = z
  .string()
  .check(z.minLength(16, { error: 'must be at least 16 characters long' }));
