import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import type { Keys } from '../../keys.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { createTreatment } from './create-linked.ts';
import { editTreatment } from './edit.ts';
import { readLinkedRecords } from './linked.ts';
import { buildTreatmentList, listName } from './list.ts';
import { noteSessions } from './note-sessions.ts';
import { readHistory, readTreatment, removeTreatment, restoreTreatment } from './service.ts';
import { shiftTreatment } from './shift.ts';
import type { TreatmentsDeps } from './treatment-record.ts';

export function treatmentsRoutes(
  app: FastifyInstance,
  deps: TreatmentsDeps & { readonly keys: Keys; readonly cachedAnswers: CachedAnswers },
): void {
  const callerIn = (request: Parameters<typeof callerOf>[0]) => callerOf(request, deps.keys);

  serve(app, treatmentsEndpoints.list, (call) =>
    deps.cachedAnswers.send(call, {
      name: listName(deps),
      build: () => buildTreatmentList(deps, ownerOf(call.principal)),
    }),
  );
  serve(app, treatmentsEndpoints.create, ({ principal, body, request }) => {
    const key = idempotencyKeyOf(request);
    return createTreatment(deps, ownerOf(principal), { body, key }, callerIn(request));
  });
  serve(app, treatmentsEndpoints.read, ({ principal, params }) =>
    readTreatment(deps, ownerOf(principal), params.id),
  );
  serve(app, treatmentsEndpoints.edit, ({ principal, params, body, request }) =>
    editTreatment(deps, ownerOf(principal), params.id, body, callerIn(request)),
  );
  serve(app, treatmentsEndpoints.remove, ({ principal, params, request }) =>
    removeTreatment(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, treatmentsEndpoints.restore, ({ principal, params, request }) =>
    restoreTreatment(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, treatmentsEndpoints.noteSessions, ({ principal, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return noteSessions(deps, ownerOf(principal), params.id, { body, key }, callerIn(request));
  });
  serve(app, treatmentsEndpoints.shift, ({ principal, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return shiftTreatment(deps, ownerOf(principal), params.id, { body, key }, callerIn(request));
  });
  serve(app, treatmentsEndpoints.history, ({ principal, params }) =>
    readHistory(deps, ownerOf(principal), params.id),
  );
  serve(app, treatmentsEndpoints.linked, ({ principal, params }) =>
    readLinkedRecords(deps, ownerOf(principal), params.id),
  );
}
