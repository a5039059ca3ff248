import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import * as z from 'zod/mini';

/** The values from the link in the mail. Its code is too long to type. */
const filledIn = z.object({
  values: authEndpoints.verifyResetCode.body,
  isInvitation: z.boolean(),
});
type FilledIn = z.infer<typeof filledIn>;

/** The hash of the link in the mail; `none` when the page was opened without one, to type the code. */
export type ResetLink =
  | { readonly kind: 'none' | 'malformed' }
  | ({ readonly kind: 'filled-in' } & FilledIn)
  | ({ readonly kind: 'take-back' } & TakeBackLink);

/** The values in the mail to the previous address. */
const takeBackLink = z.object({ takeBack: accountEndpoints.takeBackEmail.body.shape.token });
type TakeBackLink = z.infer<typeof takeBackLink>;

/** From the hash, or from the history entry that it was moved to. */
export function readResetLink(hash: string, state: unknown): ResetLink {
  const fragment = new URLSearchParams(hash.slice(1));
  const takeBack = takeBackLink.safeParse(
    fragment.has('take-back') ? { takeBack: fragment.get('take-back') } : state,
  );
  if (takeBack.success) return { kind: 'take-back', ...takeBack.data };
  const isLink = fragment.has('email') || fragment.has('code');
  const given = isLink
    ? {
        values: { email: fragment.get('email'), code: fragment.get('code') },
        isInvitation: fragment.get('kind') === 'invitation',
      }
    : state;
  const { data } = filledIn.safeParse(given);
  if (data !== undefined) return { kind: 'filled-in', ...data };
  return { kind: isLink ? 'malformed' : 'none' };
}
