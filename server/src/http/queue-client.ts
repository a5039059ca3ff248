import type { FastifyReply } from 'fastify';
import type { Principal } from './principal.ts';
import type { QueueClient } from './fair-queue.ts';

/** Of several requests on one connection only the first has it at hand, so both are asked. */
export const isConnected = ({ raw, request }: FastifyReply): boolean =>
  !raw.destroyed && !request.raw.socket.destroyed;

/** Who asks for a turn: one account among others, for as long as it has not hung up. */
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
