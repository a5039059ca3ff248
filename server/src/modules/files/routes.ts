import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { fileFieldsFromForm } from '@caretrail/contract/files/file-form';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../../http/asker.ts';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { handOver } from '../../http/hand-over.ts';
import { ownerOf } from '../../http/owner.ts';
import { serveForm } from '../../http/serve-form.ts';
import { serve } from '../../http/serve.ts';
import { untaken } from '../../http/untaken.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { downloadFile, linkToFile, linkToThumbnails } from './download.ts';
import { eachOutcome } from './each-outcome.ts';
import { editFile, removeFile } from './edit.ts';
import { buildLibrary, buildPartOfLibrary, isWhole } from './library.ts';
import { purgeFile } from './purge.ts';
import { fileKeeper, type FilesDeps } from './service.ts';
import { uploadFiles } from './upload.ts';
import { linkToZip } from './zip.ts';

const form = { fieldsFromForm: fileFieldsFromForm, files: limits.files.perEvent };

export function filesRoutes(
  app: FastifyInstance,
  deps: FilesDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  const callerIn = (request: Parameters<typeof callerOf>[0]) => callerOf(request, deps.keys);

  serve(app, filesEndpoints.list, async (call) => {
    const owner = ownerOf(call.principal);
    if (isWhole(call.query))
      return deps.cachedAnswers.send(call, {
        name: 'files',
        build: () => buildLibrary(deps, owner),
      });
    // Not kept: every letter of a search would push out somebody's whole list.
    const json = Buffer.from(await buildPartOfLibrary(deps, owner, call.query, askerOf(call)));
    untaken.note(json, owner.userId, call.reply);
    return call.reply.type('application/json; charset=utf-8').send(json);
  });
  serveForm(app, filesEndpoints.upload, form, async ({ principal, request, receive }) => {
    const owner = ownerOf(principal);
    const key = idempotencyKeyOf(request);
    const { body, files: outcomes } = await receive(eachOutcome(fileKeeper(deps, owner)));
    return uploadFiles(deps, owner, { body, outcomes, key }, callerIn(request));
  });
  serve(app, filesEndpoints.edit, ({ principal, params, body, request }) =>
    editFile(deps, ownerOf(principal), params.id, body, callerIn(request)),
  );
  serve(app, filesEndpoints.remove, ({ principal, params, request }) =>
    removeFile(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, filesEndpoints.purge, ({ principal, params, request }) =>
    purgeFile(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, filesEndpoints.link, ({ principal, params, request }) =>
    linkToFile(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, filesEndpoints.thumbnails, ({ principal, body }) =>
    linkToThumbnails(deps, ownerOf(principal), body.ids),
  );
  serve(app, filesEndpoints.zip, ({ principal, body }) =>
    linkToZip(deps, ownerOf(principal), body.ids),
  );
  serve(app, filesEndpoints.download, async ({ params, request, reply }) => {
    const { headers, content } = await downloadFile(deps, params.token, callerIn(request));
    return handOver(reply.headers(headers), content);
  });
}
