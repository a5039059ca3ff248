import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { makeShares } from '../../http/request-limits.ts';
import { serve } from '../../http/serve.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { act, readAct } from './acts.ts';
import {
  addDevice,
  confirm,
  type PushDeps,
  readPush,
  receive,
  removeDevice,
  renameDevice,
  testDevice,
} from './devices.ts';

/** A minute. A token is asked for a few times. */
const perToken = 20;
const unknownPerNetwork = 120;

/**
 * The public calls by token, and by address where the token opens nothing, in the memory of each server (decision 0014). All
 * devices of a clinic may have one address, and confirm at eight in the same minute: a token that is known is never refused
 * for its address, beyond the limit of all calls.
 */
function publicLimits({ clock }: PushDeps) {
  const ofUnknown = makeShares(unknownPerNetwork, clock);
  const ofToken = makeShares(perToken, clock);
  const refuse = (retryAfter: number): void => {
    if (retryAfter > 0) throw fail('too_many', { retryAfter });
  };
  return {
    count: (token: string): void => refuse(ofToken(token)),
    countUnknown: ({ ip }: FastifyRequest): void => refuse(ofUnknown(networkOf(ip).network)),
  };
}

export function pushRoutes(app: FastifyInstance, deps: PushDeps): void {
  const limit = publicLimits(deps);
  serve(app, pushEndpoints.read, ({ record }) => readPush(deps, record()));
  serve(app, pushEndpoints.addDevice, ({ record, body, request }) => {
    const key = idempotencyKeyOf(request);
    return addDevice(deps, record(), { body, key });
  });
  serve(app, pushEndpoints.renameDevice, ({ record, params, body }) =>
    renameDevice(deps, record(), params.id, body.name),
  );
  serve(app, pushEndpoints.removeDevice, ({ record, params }) =>
    removeDevice(deps, record(), params.id),
  );
  serve(app, pushEndpoints.testDevice, ({ record, params }) =>
    testDevice(deps, record(), params.id),
  );
  serve(app, pushEndpoints.confirm, ({ record, body }) =>
    confirm(deps, record(), body.endpoint_hash),
  );
  serve(app, pushEndpoints.receipt, async ({ body, request }) => {
    limit.count(body.receipt);
    if (!(await receive(deps, body.receipt))) limit.countUnknown(request);
  });
  serve(app, pushEndpoints.act, async ({ body, request }) => {
    limit.count(body.token);
    const { isKnown, answer } = await act(deps, body, app.callerOf(request));
    if (!isKnown) limit.countUnknown(request);
    return answer;
  });
  serve(app, pushEndpoints.actState, async ({ body, request }) => {
    limit.count(body.token);
    const { isKnown, state } = await readAct(deps, body);
    if (!isKnown) limit.countUnknown(request);
    return state;
  });
}
