import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { streamReply } from '../../http/stream-reply.ts';
import { serve } from '../../http/serve.ts';
import { unreadResponses } from '../../http/unread-responses.ts';
import { downloadFile, linkToFile, linkToThumbnails } from './download.ts';
import { buildLibrary, buildPartOfLibrary, isWhole } from './library.ts';
import { purgeFile } from './purge.ts';
import type { FilesDeps } from './service.ts';
import { linkToZip } from './zip.ts';

export function filesRoutes(
  app: FastifyInstance,
  deps: FilesDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, filesEndpoints.list, async (call) => {
    const context = call.record();
    if (isWhole(call.query))
      return deps.cachedAnswers.send(call, {
        name: 'files',
        build: () => buildLibrary(deps, context),
      });
    // Not kept: every letter of a search would push out somebody's whole list.
    const json = Buffer.from(
      await buildPartOfLibrary(deps, context, call.query, queueClientOf(call)),
    );
    unreadResponses.note(json, context.actor.userId, call.reply);
    return call.reply.type('application/json; charset=utf-8').send(json);
  });
  serve(app, filesEndpoints.purge, ({ record, params }) => purgeFile(deps, record(), params.id));
  serve(app, filesEndpoints.link, ({ record, params }) => linkToFile(deps, record(), params.id));
  serve(app, filesEndpoints.thumbnails, ({ record, body }) =>
    linkToThumbnails(deps, record(), body.ids),
  );
  serve(app, filesEndpoints.zip, ({ record, body }) => linkToZip(deps, record(), body.ids));
  serve(app, filesEndpoints.download, async ({ params, request, reply }) => {
    const { headers, content } = await downloadFile(deps, params.token, app.callerOf(request));
    return streamReply(reply.headers(headers), content);
  });
}
