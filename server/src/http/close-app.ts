import type { FastifyInstance } from 'fastify';

/** A proxy or an orchestrator that stops us waits about half a minute before it kills. */
const patienceMs = 20_000;
const lookMs = 50;

/**
 * Accepts no new connection, lets running requests end, and closes each idle connection: Node does that only once, for
 * those that are idle at the time. Requests that still run after 20 seconds are cut.
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
