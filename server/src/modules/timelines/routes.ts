import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventFieldsFromForm } from '@caretrail/contract/timelines/event-form';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { serveForm } from '../../http/serve-form.ts';
import { sendPage } from '../../http/send-page.ts';
import { serve } from '../../http/serve.ts';
import { fileSink } from '../files/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { saveCheckIn } from './check-in.ts';
import { createEvent } from './create.ts';
import { editEvent } from './edit.ts';
import type { TimelinesDeps } from './event-record.ts';
import { buildEventList, buildPartOfList, isWhole } from './list.ts';
import { editSeries } from './series-edit.ts';
import { readSeries, removeSeries } from './series.ts';
import { removeEvent, removeEventFile, restoreEvent } from './service.ts';

const form = { fieldsFromForm: eventFieldsFromForm, files: limits.files.perEvent };

export function timelinesRoutes(
  app: FastifyInstance,
  deps: TimelinesDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, timelinesEndpoints.list, async (call) => {
    const context = call.record();
    if (isWhole(call.query))
      return deps.cachedAnswers.send(call, {
        name: 'events',
        of: ofRecord(context),
        build: (known) => buildEventList(deps, context, known),
      });
    const page = await buildPartOfList(deps, context, call.query, queueClientOf(call));
    return sendPage(call, page);
  });
  serveForm(app, timelinesEndpoints.create, form, async ({ record, request, receive }) => {
    const context = record();
    const key = idempotencyKeyOf(request);
    const { body, files } = await receive(fileSink(deps, context));
    return createEvent(deps, context, { body, files, key });
  });
  serveForm(app, timelinesEndpoints.edit, form, async ({ record, params, request, receive }) => {
    const context = record();
    const key = idempotencyKeyOf(request);
    const { body, files } = await receive(fileSink(deps, context));
    return editEvent(deps, context, params.id, { body, files, key });
  });
  serve(app, timelinesEndpoints.remove, ({ record, params }) =>
    removeEvent(deps, record(), params.id),
  );
  serve(app, timelinesEndpoints.restore, ({ record, params }) =>
    restoreEvent(deps, record(), params.id),
  );
  serve(app, checkInEndpoints.save, ({ record, params, body, request }) =>
    saveCheckIn(deps, record(), { ...params, body, key: idempotencyKeyOf(request) }),
  );
  serve(app, seriesEndpoints.read, ({ record, params }) => readSeries(deps, record(), params.id));
  serve(app, seriesEndpoints.edit, ({ record, params, body, request }) =>
    editSeries(deps, record(), params.id, { body, key: idempotencyKeyOf(request) }),
  );
  serve(app, seriesEndpoints.remove, ({ record, params, query }) =>
    removeSeries(deps, record(), { ...params, ...query }),
  );
  for (const call of [timelinesEndpoints.removeFile, timelinesEndpoints.removeFileAlias]) {
    serve(app, call, ({ record, params }) => removeEventFile(deps, record(), params));
  }
}
