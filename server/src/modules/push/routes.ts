import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { tokenLimits } from '../../http/token-limits.ts';
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

export function pushRoutes(app: FastifyInstance, deps: PushDeps): void {
  const limit = tokenLimits(deps.clock);
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
  serve(app, pushEndpoints.receipt, ({ body: { receipt }, request }) =>
    limit.answer(request, receipt, async () => {
      const isKnown = await receive(deps, receipt);
      return { isKnown, answer: undefined };
    }),
  );
  serve(app, pushEndpoints.act, ({ body, request }) =>
    limit.answer(request, body.token, () => act(deps, body, app.callerOf(request))),
  );
  serve(app, pushEndpoints.actState, ({ body, request }) =>
    limit.answer(request, body.token, () => readAct(deps, body)),
  );
}
