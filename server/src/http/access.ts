import { decideEndpoint } from '@caretrail/contract/access/decide';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './fail.ts';
import { nobody, type Principal, type ReadPrincipal } from './principal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    principal: Principal;
  }
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Asks the contract before each call. A route without an audience cannot be: see listed-calls.ts. */
export function guardAccess(app: FastifyInstance, readPrincipal: ReadPrincipal): void {
  app.decorateRequest('principal', null as unknown as Principal);

  const decide = async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    request.principal = nobody;
    if (!endpoint || endpoint.audience === 'public') return;
    const token = bearer(request);
    if (token) request.principal = await readPrincipal(token);
    const decision = decideEndpoint(request.principal.session, endpoint.audience);
    if (decision !== 'allow') throw fail(decision);
  };
  app.addHook('onRequest', decide);

  // A body may be held back for seconds, in which an administrator is thrown out: asked again when it is there.
  app.addHook('preHandler', async (request) => {
    const { session } = request.principal;
    const isAdministrator = session.signedIn && session.role === 'administrator';
    if (isAdministrator && request.method !== 'GET') await decide(request);
  });
}
