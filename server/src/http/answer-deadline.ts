import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Together no more than 20 seconds. */
const usual = { stillMs: 18_000, lookMs: 2_000, now: () => performance.now() };

/**
 * Cuts off a client that sends a request and then reads nothing of the response. Node's own limit for an idle
 * connection restarts when a part of a write was sent, and so waits twice as long.
 */
export function limitAnswerTime(app: FastifyInstance, { stillMs, lookMs, now } = usual): void {
  const answering = new Map<Socket, { taken: number; at: number }>();
  app.addHook('onRequest', async ({ raw: request }, { raw }) => {
    const { socket } = request;
    answering.set(socket, { taken: 0, at: now() });
    raw.once('close', () => answering.delete(socket));
    // Node's limit for an idle connection would cut off a client that waits for us.
    raw.on('timeout', () => {
      if (!request.complete || socket.writableLength > 0) socket.destroy();
    });
  });
  const look = (): void => {
    const time = now();
    for (const [socket, seen] of answering) {
      const taken = socket.bytesWritten - socket.writableLength;
      // With nothing left to read it is the server that is slow.
      if (socket.writableLength === 0 || taken !== seen.taken)
        answering.set(socket, { taken, at: time });
      else if (time - seen.at >= stillMs) socket.destroy();
    }
  };
  let looking: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    looking = setInterval(look, lookMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
