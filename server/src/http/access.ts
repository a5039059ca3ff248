import { decideEndpoint } from '@caretrail/contract/access/decide';
import { readRecordHeader, recordHeader } from '@caretrail/contract/circle/record-header';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Keys } from '../keys.ts';
import type { Clock } from '../ports/clock.ts';
import { callerOf, type Caller } from './caller.ts';
import { fail } from './fail.ts';
import { anonymous, type Principal, type ReadPrincipal } from './principal.ts';
import { decideRecord, type RecordDecision } from './record-context.ts';
import { requestTexts } from './texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    principal: Principal;
    /** Which record the request acts on, as far as it may; null before the check. */
    record: RecordDecision | 'forbidden' | null;
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

/** D9: calls that are not about a record have no use for the header. Undefined: what was sent is no id. */
const recordNamedBy = (request: FastifyRequest, { audience }: Endpoint) =>
  audience === 'patient' ? readRecordHeader(request.headers[recordHeader.name]) : null;

/** Below this, the check at its start is recent enough. */
const recheckAfterMs = 250;

/** Asks the contract before each call. A route without an audience cannot exist: see listed-calls.ts. */
export function guardAccess(
  app: FastifyInstance,
  read: ReadPrincipal,
  { keys, clock }: { readonly keys: Keys; readonly clock: Clock },
): void {
  app.decorateRequest('principal', null as unknown as Principal);
  app.decorateRequest('record', null);
  app.decorate('callerOf', (request: FastifyRequest) => callerOf(request, keys));

  const checkedAt = new WeakMap<FastifyRequest, number>();
  const checkAudience = (request: FastifyRequest, { audience, record }: Endpoint): void => {
    const decision = decideEndpoint(request.principal.session, audience);
    if (decision !== 'allow') throw fail(decision);
    request.record = decideRecord(request.principal, record, clock.now());
    if (audience === 'patient' && request.record === 'forbidden') throw fail('forbidden');
  };
  const decide = async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    request.principal = anonymous;
    if (!endpoint || endpoint.audience === 'public') return;
    const token = bearer(request);
    const named = recordNamedBy(request, endpoint);
    if (token) request.principal = await read.byToken(token, named ?? null);
    checkAudience(request, endpoint);
    if (named === undefined)
      throw fail('invalid_input', { fields: { [recordHeader.written]: requestTexts.wrongRecord } });
    checkedAt.set(request, performance.now());
  };
  app.addHook('onRequest', decide);

  // A body may take seconds, a form an hour; its sender may have signed out everywhere or been deactivated since.
  const refuseIfEnded = async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = request.routeOptions.config;
    const { sessionId, named } = request.principal;
    if (!endpoint || !sessionId) return;
    request.principal = await read.bySession(sessionId, named);
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
