import type { IncomingMessage } from 'node:http';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance } from 'fastify';
import { isForm } from './multipart.ts';

/** After a refusal: long enough for a browser that is still sending to read the response. */
const drainMs = 5_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A body has to arrive in time. Node has one limit for all requests, which would cut off every large file on a slow
 * line: so it gets the longest, and this handles the rest.
 */
export function limitBodyTime(
  app: FastifyInstance,
  { bodyMs, formMs }: { bodyMs: number; formMs: number } = limits.http,
): void {
  const cutOff = ({ socket }: IncomingMessage): void => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', late, socket);
  };
  const forgetOf = new WeakMap<IncomingMessage, () => void>();
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw)) return;
    const takesForms = routeOptions.config.endpoint?.bodyType?.includes('multipart');
    const patience = takesForms && isForm(raw.headers['content-type']) ? formMs : bodyMs;
    const timer = setTimeout(cutOff, patience, raw);
    const forget = (): void => clearTimeout(timer);
    raw.once('end', forget).once('close', forget);
    forgetOf.set(raw, forget);
  });
  app.addHook('onResponse', async ({ raw }) => {
    // A request that was answered before its body was read is not answered again.
    forgetOf.get(raw)?.();
    if (raw.complete !== false || !hasBody(raw)) return;
    raw.resume();
    const timer = setTimeout(() => raw.socket.destroy(), drainMs);
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
