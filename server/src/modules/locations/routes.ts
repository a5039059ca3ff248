import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import type { Keys } from '../../keys.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { createLocation } from './create.ts';
import { editLocation } from './edit.ts';
import type { LocationsDeps } from './location-record.ts';
import {
  buildLocationList,
  listName,
  readLocation,
  removeLocation,
  restoreLocation,
} from './service.ts';

export function locationsRoutes(
  app: FastifyInstance,
  deps: LocationsDeps & { readonly keys: Keys; readonly cachedAnswers: CachedAnswers },
): void {
  const callerIn = (request: Parameters<typeof callerOf>[0]) => callerOf(request, deps.keys);

  serve(app, locationsEndpoints.list, (call) => {
    const owner = ownerOf(call.principal);
    const build = () => buildLocationList(deps, owner);
    return deps.cachedAnswers.send(call, { name: listName(deps), build });
  });
  serve(app, locationsEndpoints.create, ({ principal, body, request }) => {
    const key = idempotencyKeyOf(request);
    return createLocation(deps, ownerOf(principal), { body, key }, callerIn(request));
  });
  serve(app, locationsEndpoints.read, ({ principal, params }) =>
    readLocation(deps, ownerOf(principal), params.id),
  );
  serve(app, locationsEndpoints.edit, ({ principal, params, body, request }) =>
    editLocation(deps, ownerOf(principal), params.id, body, callerIn(request)),
  );
  serve(app, locationsEndpoints.remove, ({ principal, params, request }) =>
    removeLocation(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, locationsEndpoints.restore, ({ principal, params, request }) =>
    restoreLocation(deps, ownerOf(principal), params.id, callerIn(request)),
  );
}
