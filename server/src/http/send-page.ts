import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, quickEffort } from './compress.ts';
import { pickEncoding } from './encoding.ts';
import type { Principal } from './principal.ts';
import { openPartOfJson } from './open-areas.ts';
import { unreadResponses } from './unread-responses.ts';

/** Part of a list, compressed and not cached: each letter of a search would push out another patient's whole list. */
export async function sendPage(
  {
    principal,
    request,
    reply,
  }: {
    readonly principal: Principal;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  },
  page: string,
): Promise<FastifyReply> {
  const json = openPartOfJson(request, page);
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const body = encoding ? await compress(json, encoding, quickEffort) : Buffer.from(json);
  unreadResponses.note(body, principal.userId ?? undefined, reply);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(body);
}
