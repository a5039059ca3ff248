import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { streamReply } from '../../http/stream-reply.ts';
import { sendPage } from '../../http/send-page.ts';
import { serve } from '../../http/serve.ts';
import { downloadFile, linkToFile, linkToThumbnails } from './download.ts';
import { keepFirstPage } from './first-page.ts';
import { buildLibrary, buildPartOfLibrary, isWhole } from './library.ts';
import { purgeFile } from './purge.ts';
import {
  dismissSuggestion,
  type FileTextDeps,
  readFileText,
  searchFileTexts,
} from './reading/file-text.ts';
import { linkToZip } from './zip.ts';

export function filesRoutes(
  app: FastifyInstance,
  deps: FileTextDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, filesEndpoints.list, async (call) => {
    const context = call.record();
    if (isWhole(call.query))
      return deps.cachedAnswers.send(call, {
        name: 'files',
        of: ofRecord(context),
        build: () => buildLibrary(deps, context),
      });
    const page = await buildPartOfLibrary(deps, context, call.query, queueClientOf(call));
    return sendPage(call, page);
  });
  serve(app, filesEndpoints.purge, ({ record, params }) => purgeFile(deps, record(), params.id));
  serve(app, filesEndpoints.link, ({ record, params }) => linkToFile(deps, record(), params.id));
  serve(app, filesEndpoints.thumbnails, ({ record, body }) =>
    linkToThumbnails(deps, record(), body.ids),
  );
  serve(app, filesEndpoints.keepFirstPage, (call) =>
    keepFirstPage(deps, call.record(), call.params.id, call.body.picture, queueClientOf(call)),
  );
  serve(app, filesEndpoints.readText, ({ record, params }) =>
    readFileText(deps, record(), params.id),
  );
  serve(app, filesEndpoints.dismissSuggestion, ({ record, params }) =>
    dismissSuggestion(deps, record(), params.id),
  );
  serve(app, filesEndpoints.findInTexts, (call) =>
    searchFileTexts(deps, call.record(), call.body.q, queueClientOf(call)),
  );
  serve(app, filesEndpoints.zip, ({ record, body }) => linkToZip(deps, record(), body.ids));
  serve(app, filesEndpoints.download, async ({ params, request, reply }) => {
    const { headers, content } = await downloadFile(deps, params.token, app.callerOf(request));
    return streamReply(reply.headers(headers), content);
  });
}
