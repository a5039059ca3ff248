import type { FastifyInstance } from 'fastify';

/** A proxy or an orchestrator that stops us waits about half a minute before it kills. */
const patienceMs = 20_000;
const lookMs = 50;

/**
 * Takes no new connection, lets the requests under way end, and closes each kept connection as soon as nothing happens
 * on it: Node does that only once, for those that are idle at the time. What is still going on after 20 seconds is cut.
 */
export async function closeApp(app: FastifyInstance, withinMs = patienceMs): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), lookMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
    clearTimeout(patience);
  }
}
