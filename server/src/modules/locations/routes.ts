import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { FastifyInstance } from 'fastify';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { serve } from '../../http/serve.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import type { RecordDeps } from '../patients/service.ts';
import { createLocation } from './create.ts';
import { editLocation } from './edit.ts';
import {
  buildLocationList,
  listName,
  readLocation,
  removeLocation,
  restoreLocation,
} from './service.ts';

export function locationsRoutes(
  app: FastifyInstance,
  deps: RecordDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, locationsEndpoints.list, (call) => {
    const context = call.record();
    const build = () => buildLocationList(deps, context);
    return deps.cachedAnswers.send(call, { name: listName(deps), of: ofRecord(context), build });
  });
  serve(app, locationsEndpoints.create, ({ record, body, request }) => {
    const key = idempotencyKeyOf(request);
    return createLocation(deps, record(), { body, key });
  });
  serve(app, locationsEndpoints.read, ({ record, params }) =>
    readLocation(deps, record(), params.id),
  );
  serve(app, locationsEndpoints.edit, ({ record, params, body }) =>
    editLocation(deps, record(), params.id, body),
  );
  serve(app, locationsEndpoints.remove, ({ record, params }) =>
    removeLocation(deps, record(), params.id),
  );
  serve(app, locationsEndpoints.restore, ({ record, params }) =>
    restoreLocation(deps, record(), params.id),
  );
}
