import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Reach } from '../adapters/articles-http/reach.ts';
import { isPublicAddress } from '../public-address.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type ArticlePeer = {
  readonly url: string;
  /** The requests it received, in order. */
  readonly asked: IncomingMessage[];
  /** Http, and this server beside the public addresses; any other port of this machine stays unreachable. */
  readonly reach: Reach;
  /** Its response from now on. */
  answer: Answer;
};

/** An external server, on this machine. */
export function useArticlePeer(): () => ArticlePeer {
  let peer: ArticlePeer | undefined;
  const server = createServer((request, response) => {
    peer?.asked.push(request);
    peer?.answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    peer = {
      url: `http://127.0.0.1:${port}`,
      asked: [],
      reach: {
        protocols: ['http:', 'https:'],
        isAllowed: (address, asked) => asked === port || isPublicAddress(address),
      },
      answer: (_request, response) => response.end(),
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => {
    if (!peer) throw new Error('useArticlePeer() is used before the tests run.');
    return peer;
  };
}

export const answerWith =
  (body: string, headers: Record<string, string> = {}, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);
  };
