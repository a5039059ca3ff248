import { emailAddress } from '@caretrail/contract/http/plain-text';
import * as z from 'zod/mini';

/** OpenID Connect Core 2: at most 255 ASCII characters. Anything else must not reach the database. */
const subject = z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/));

/** A claim of the wrong type counts as missing. */
const orNotSaid = z.catch;

/** What we read of an ID token that the library has checked. */
export const idTokenClaims = z.object({
  iss: z.string(),
  sub: subject,
  amr: orNotSaid(z.array(z.string()), []),
  acr: orNotSaid(z.nullable(z.string()), null),
  auth_time: orNotSaid(z.nullable(z.number()), null),
  email: orNotSaid(z.nullable(z.string()), null),
});

const verifiedEmail = z.object({ email: emailAddress, email_verified: z.literal(true) });

/** The address in lower case; null unless the provider states that it is verified. */
export function verifiedEmailOf(claims: unknown): string | null {
  const parsed = verifiedEmail.safeParse(claims);
  return parsed.success ? parsed.data.email : null;
}
