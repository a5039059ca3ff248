import type { FastifyInstance } from 'fastify';

/**
 * Once we are told to stop, every response is the last one on its connection: the next request goes to another server.
 */
export function endConnectionsWhen(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
