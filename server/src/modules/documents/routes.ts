import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { fileFieldsFromForm } from '@caretrail/contract/files/file-form';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance } from 'fastify';
import { serveForm } from '../../http/serve-form.ts';
import { serve } from '../../http/serve.ts';
import { fileSink, type FilesDeps } from '../files/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { eachOutcome } from './each-outcome.ts';
import { editFile, removeFile } from './edit.ts';
import { uploadFiles } from './upload.ts';

const form = { fieldsFromForm: fileFieldsFromForm, files: limits.files.perEvent };

/** The calls that write to the library: each file belongs to an event, which changes with it. */
export function documentsRoutes(app: FastifyInstance, deps: FilesDeps): void {
  serveForm(app, filesEndpoints.upload, form, async ({ record, request, receive }) => {
    const context = record();
    const key = idempotencyKeyOf(request);
    const { body, files: outcomes } = await receive(eachOutcome(fileSink(deps, context)));
    return uploadFiles(deps, context, { body, outcomes, key });
  });
  serve(app, filesEndpoints.edit, ({ record, params, body }) =>
    editFile(deps, record(), params.id, body),
  );
  serve(app, filesEndpoints.remove, ({ record, params }) => removeFile(deps, record(), params.id));
}
