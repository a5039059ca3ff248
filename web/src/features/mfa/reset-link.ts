import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';

type FilledIn = BodyOf<typeof authEndpoints.verifyResetCode>;

/** The fragment of the mail's link; `none` when somebody came without one, to write the code. */
export type ResetLink =
  | { readonly kind: 'none' | 'malformed' }
  | { readonly kind: 'filled-in'; readonly values: FilledIn };

const filledIn = (values: unknown): FilledIn | undefined =>
  authEndpoints.verifyResetCode.body.safeParse(values).data;

/** From the fragment, or from the history entry that it was moved to. */
export function readResetLink(hash: string, state: unknown): ResetLink {
  const fragment = new URLSearchParams(hash.slice(1));
  if (!fragment.has('email') && !fragment.has('code')) {
    const kept = filledIn(state);
    return kept === undefined ? { kind: 'none' } : { kind: 'filled-in', values: kept };
  }
  const given = filledIn({ email: fragment.get('email'), code: fragment.get('code') });
  return given === undefined ? { kind: 'malformed' } : { kind: 'filled-in', values: given };
}

/** An invitation's code is long and only ever comes in a link; nobody types it. */
export const isInvitationCode = (code: string): boolean =>
  code.length > limits.auth.emailCodeDigits;
