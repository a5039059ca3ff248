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

/** A minute. A notification of many doses is answered by as many calls; a token is asked for a few times. */
const perNetwork = 300;
const unknownPerNetwork = 30;
const perToken = 20;

/**
 * The public calls by address and by token, in the memory of each server (decision 0014): a token has 128 bits, so that
 * guessing is hopeless, and the limit only keeps it from costing anything.
 */
function publicLimits({ clock }: PushDeps) {
  const ofNetwork = makeShares(perNetwork, clock);
  const ofUnknown = makeShares(unknownPerNetwork, clock);
  const ofToken = makeShares(perToken, clock);
  const refuse = (retryAfter: number): void => {
    if (retryAfter > 0) throw fail('too_many', { retryAfter });
  };
  const network = ({ ip }: FastifyRequest): string => networkOf(ip).network;
  return {
    count: (request: FastifyRequest, token: string): void => {
      refuse(ofNetwork(network(request)));
      refuse(ofToken(token));
    },
    countUnknown: (request: FastifyRequest): void => refuse(ofUnknown(network(request))),
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
  serve(app, pushEndpoints.receipt, ({ body, request }) => {
    limit.count(request, body.receipt);
    return receive(deps, body.receipt);
  });
  serve(app, pushEndpoints.act, async ({ body, request }) => {
    limit.count(request, body.token);
    const { isKnown, answer } = await act(deps, body, app.callerOf(request));
    if (!isKnown) limit.countUnknown(request);
    return answer;
  });
  serve(app, pushEndpoints.actState, async ({ body, request }) => {
    limit.count(request, body.token);
    const { isKnown, state } = await readAct(deps, body.token);
    if (!isKnown) limit.countUnknown(request);
    return state;
  });
}
