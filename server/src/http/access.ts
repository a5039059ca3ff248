import { decideEndpoint } from '@caretrail/contract/access/decide';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Keys } from '../keys.ts';
import { callerOf, type Caller } from './caller.ts';
import { fail } from './fail.ts';
import { anonymous, type Principal, type ReadPrincipal } from './principal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    principal: Principal;
  }
  interface FastifyInstance {
    /** Asked when all of a request is there that may have been on its way for long. */
    refuseIfEnded(request: FastifyRequest): Promise<void>;
    /** The device behind a request. */
    callerOf(request: FastifyRequest): Caller;
  }
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** What took no longer was asked about a moment ago. */
const heldBackMs = 250;

/** Asks the contract before each call. A route without an audience cannot be: see listed-calls.ts. */
export function guardAccess(app: FastifyInstance, read: ReadPrincipal, keys: Keys): void {
  app.decorateRequest('principal', null as unknown as Principal);
  app.decorate('callerOf', (request: FastifyRequest) => callerOf(request, keys));

  const askedAt = new WeakMap<FastifyRequest, number>();
  const judge = ({ principal }: FastifyRequest, { audience }: Endpoint): void => {
    const decision = decideEndpoint(principal.session, audience);
    if (decision !== 'allow') throw fail(decision);
  };
  const decide = async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    request.principal = anonymous;
    if (!endpoint || endpoint.audience === 'public') return;
    const token = bearer(request);
    if (token) request.principal = await read.byToken(token);
    judge(request, endpoint);
    askedAt.set(request, performance.now());
  };
  app.addHook('onRequest', decide);

  // A body may be held back for seconds, a form for an hour, in which its sender signs out everywhere or is thrown out.
  const refuseIfEnded = async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = request.routeOptions.config;
    const { sessionId } = request.principal;
    if (!endpoint || !sessionId) return;
    request.principal = await read.bySession(sessionId);
    judge(request, endpoint);
  };
  app.decorate('refuseIfEnded', refuseIfEnded);
  app.addHook('preHandler', async (request) => {
    const { session } = request.principal;
    const isAdministrator = session.signedIn && session.role === 'administrator';
    const wasHeldBack = performance.now() - (askedAt.get(request) ?? 0) > heldBackMs;
    if (request.method !== 'GET' && (isAdministrator || wasHeldBack)) await refuseIfEnded(request);
  });
}
