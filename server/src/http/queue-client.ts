import type { FastifyReply } from 'fastify';
import type { Principal } from './principal.ts';
import type { QueueClient } from './fair-queue.ts';

/** Of several requests on one connection only the first has the socket, so both are checked. */
export const isConnected = ({ raw, request }: FastifyReply): boolean =>
  !raw.destroyed && !request.raw.socket.destroyed;

/** The client of a queue: one account among others, until it disconnects. */
export const queueClientOf = ({
  principal,
  reply,
}: {
  readonly principal: Pick<Principal, 'userId'>;
  readonly reply: FastifyReply;
}): QueueClient => ({
  of: principal.userId ?? undefined,
  isConnected: () => isConnected(reply),
});
