import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isConnected } from './queue-client.ts';
import { fail } from './fail.ts';
import { requestTexts } from './texts.ts';

/** Smaller ones are not counted. */
const countedFrom = 256 * 1024;

export type UnreadResponses = {
  /** Checked before another one is made. */
  refuseMore(of: string | undefined): void;
  /** A response that is being sent; one that goes to many clients is in memory once. */
  note(answer: { readonly length: number }, of: string | undefined, reply: FastifyReply): void;
};

/**
 * Large responses for an account that are not read yet: a client that sends requests and reads nothing fills the
 * memory.
 */
export function createUnreadResponses(maxBytes = 64 * 1024 * 1024): UnreadResponses {
  const takers = new Map<object, number>();
  const bytes = new Map<string, number>();
  const add = (of: string, more: number): void => {
    const now = (bytes.get(of) ?? 0) + more;
    if (now > 0) bytes.set(of, now);
    else bytes.delete(of);
  };
  return {
    refuseMore: (of) => {
      if (of !== undefined && (bytes.get(of) ?? 0) >= maxBytes)
        throw fail('too_many', { retryAfter: 20, detail: requestTexts.stillLoading });
    },
    note: (answer, of, reply) => {
      if (of === undefined || answer.length < countedFrom || !isConnected(reply)) return;
      const others = takers.get(answer) ?? 0;
      takers.set(answer, others + 1);
      if (others === 0) add(of, answer.length);
      finished(reply.raw, () => {
        const left = (takers.get(answer) ?? 0) - 1;
        if (left > 0) takers.set(answer, left);
        else {
          takers.delete(answer);
          add(of, -answer.length);
        }
      });
    },
  };
}

/** For this server. */
export const unreadResponses = createUnreadResponses();
