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
    /** Checked again when a request that may have taken long has arrived. */
    refuseIfEnded(request: FastifyRequest): Promise<void>;
    /** The device behind a request. */
    callerOf(request: FastifyRequest): Caller;
  }
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Below this, the check at its start is recent enough. */
const recheckAfterMs = 250;

/** Asks the contract before each call. A route without an audience cannot exist: see listed-calls.ts. */
export function guardAccess(app: FastifyInstance, read: ReadPrincipal, keys: Keys): void {
  app.decorateRequest('principal', null as unknown as Principal);
  app.decorate('callerOf', (request: FastifyRequest) => callerOf(request, keys));

  const checkedAt = new WeakMap<FastifyRequest, number>();
  const checkAudience = ({ principal }: FastifyRequest, { audience }: Endpoint): void => {
    const decision = decideEndpoint(principal.session, audience);
    if (decision !== 'allow') throw fail(decision);
  };
  const decide = async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    request.principal = anonymous;
    if (!endpoint || endpoint.audience === 'public') return;
    const token = bearer(request);
    if (token) request.principal = await read.byToken(token);
    checkAudience(request, endpoint);
    checkedAt.set(request, performance.now());
  };
  app.addHook('onRequest', decide);

  // A body may take seconds, a form an hour; its sender may have signed out everywhere or been deactivated since.
  const refuseIfEnded = async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = request.routeOptions.config;
    const { sessionId } = request.principal;
    if (!endpoint || !sessionId) return;
    request.principal = await read.bySession(sessionId);
    checkAudience(request, endpoint);
  };
  app.decorate('refuseIfEnded', refuseIfEnded);
  app.addHook('preHandler', async (request) => {
    const { session } = request.principal;
    const isAdministrator = session.signedIn && session.role === 'administrator';
    const tookLong = performance.now() - (checkedAt.get(request) ?? 0) > recheckAfterMs;
    if (request.method !== 'GET' && (isAdministrator || tookLong)) await refuseIfEnded(request);
  });
}
