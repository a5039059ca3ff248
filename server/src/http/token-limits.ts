import type { FastifyRequest } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import { networkOf } from './caller.ts';
import { fail } from './fail.ts';
import { makeShares } from './request-limits.ts';

/** A minute. A token is asked for a few times. */
const perToken = 20;
const unknownPerNetwork = 120;

/**
 * The public calls by token, and by address where the token opens nothing, in the memory of each server (decision 0014). All
 * devices of a clinic may have one address, and confirm at eight in the same minute: a token that is known is never refused
 * for its address, beyond the limit of all calls.
 */
export function tokenLimits(clock: Clock) {
  const ofUnknown = makeShares(unknownPerNetwork, clock);
  const ofToken = makeShares(perToken, clock);
  const refuse = (retryAfter: number): void => {
    if (retryAfter > 0) throw fail('too_many', { retryAfter });
  };
  return {
    /** What the call answers; `isKnown`: the token opens something. */
    answer: async <A>(
      { ip }: FastifyRequest,
      token: string,
      work: () => Promise<{ readonly isKnown: boolean; readonly answer: A }>,
    ): Promise<A> => {
      refuse(ofToken(token));
      const { isKnown, answer } = await work();
      if (!isKnown) refuse(ofUnknown(networkOf(ip).network));
      return answer;
    },
  };
}
