import type { FastifyInstance } from 'fastify';

/** From the moment we are told to stop, every answer is the last one on its connection: the next goes to another server. */
export function endConnectionsWhen(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
