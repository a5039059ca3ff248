import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventFieldsFromForm } from '@caretrail/contract/timelines/event-form';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../../http/asker.ts';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serveForm } from '../../http/serve-form.ts';
import { serve } from '../../http/serve.ts';
import { untaken } from '../../http/untaken.ts';
import { fileKeeper } from '../files/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { createEvent } from './create.ts';
import { editEvent } from './edit.ts';
import type { TimelinesDeps } from './event-record.ts';
import { buildEventList, buildPartOfList, isWhole } from './list.ts';
import { removeEvent, removeEventFile, restoreEvent } from './service.ts';

const form = { fieldsFromForm: eventFieldsFromForm, files: limits.files.perEvent };

export function timelinesRoutes(
  app: FastifyInstance,
  deps: TimelinesDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  const callerIn = (request: Parameters<typeof callerOf>[0]) => callerOf(request, deps.keys);

  serve(app, timelinesEndpoints.list, async (call) => {
    const owner = ownerOf(call.principal);
    if (isWhole(call.query))
      return deps.cachedAnswers.send(call, {
        name: 'events',
        build: () => buildEventList(deps, owner),
      });
    // Not kept: every letter of a search would push out somebody's whole list.
    const json = Buffer.from(await buildPartOfList(deps, owner, call.query, askerOf(call)));
    untaken.note(json, owner.userId, call.reply);
    return call.reply.type('application/json; charset=utf-8').send(json);
  });
  serveForm(app, timelinesEndpoints.create, form, async ({ principal, request, receive }) => {
    const owner = ownerOf(principal);
    const key = idempotencyKeyOf(request);
    const { body, files } = await receive(fileKeeper(deps, owner));
    return createEvent(deps, owner, { body, files, key }, callerIn(request));
  });
  serveForm(app, timelinesEndpoints.edit, form, async ({ principal, params, request, receive }) => {
    const owner = ownerOf(principal);
    const key = idempotencyKeyOf(request);
    const { body, files } = await receive(fileKeeper(deps, owner));
    return editEvent(deps, owner, params.id, { body, files, key }, callerIn(request));
  });
  serve(app, timelinesEndpoints.remove, ({ principal, params, request }) =>
    removeEvent(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, timelinesEndpoints.restore, ({ principal, params, request }) =>
    restoreEvent(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  for (const call of [timelinesEndpoints.removeFile, timelinesEndpoints.removeFileAlias]) {
    serve(app, call, ({ principal, params, request }) =>
      removeEventFile(deps, ownerOf(principal), params, callerIn(request)),
    );
  }
}
