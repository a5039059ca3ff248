import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import * as z from 'zod/mini';

/** The endpoints take recovery codes in the same field; a code of the app has six digits. */
const sixDigits = authEndpoints.verifyEmailCode.body;

export const appCodeBody = {
  verify: z.pipe(sixDigits, authEndpoints.verifyTotp.body),
  confirm: z.pipe(sixDigits, authEndpoints.confirmTotp.body),
} as const;
