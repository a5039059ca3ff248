import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import * as z from 'zod/mini';

/** The calls take recovery codes in the same field; what the app shows is six digits, like those of a mail. */
const sixDigits = authEndpoints.verifyEmailCode.body;

export const appCodeBody = {
  verify: z.pipe(sixDigits, authEndpoints.verifyTotp.body),
  confirm: z.pipe(sixDigits, authEndpoints.confirmTotp.body),
} as const;
