import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushRequest, PushTransport } from '../../ports/push-transport.ts';
import { isPublicAddress } from '../../public-address.ts';
import {
  byNameServers,
  checkAddress,
  guardedLookup,
  publicHttps,
  type Reach,
} from '../articles-http/reach.ts';

/** For a push service that runs on this machine, in tests. */
const withThisMachine: Reach = {
  protocols: ['https:', 'http:'],
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
};

type Options = { readonly isLoopbackAllowed?: boolean; readonly patienceMs?: number };

const defaultPatienceMs = 10_000;

/** Seconds or a date. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/** One request on a connection of its own: a pooled one could belong to a name that was checked long ago. */
export const pushByHttp = ({
  isLoopbackAllowed = false,
  patienceMs = defaultPatienceMs,
}: Options = {}): PushTransport => {
  const reach = isLoopbackAllowed ? withThisMachine : publicHttps;
  return {
    deliver: async (message) => {
      const url = new URL(message.endpoint);
      checkAddress(url, reach);
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await open(url, message, reach, signal);
      // What it says is of no use.
      answer.destroy();
      return {
        status: answer.statusCode ?? 0,
        retryAfterMs: retryAfterMs(answer.headers['retry-after']),
      };
    },
  };
};

function open(
  url: URL,
  { authorization, ttlSeconds, topic, urgency, body }: PushRequest,
  reach: Reach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      signal,
      lookup: guardedLookup(url, reach, byNameServers),
      agent: false,
      headers: {
        authorization,
        ttl: String(ttlSeconds),
        topic,
        urgency,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': body.length,
      },
    });
    request.once('response', (answer) => {
      // Destroyed once its head has been read: it may break off.
      answer.on('error', () => {});
      resolve(answer);
    });
    request.on('error', reject);
    // After 101 Switching Protocols there is neither a response nor an error.
    request.once('close', () =>
      reject(Object.assign(new Error('The connection was closed.'), { code: 'closed' })),
    );
    request.end(body);
  });
}
