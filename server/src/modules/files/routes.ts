import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import { downloadFile, linkToFile } from './download.ts';
import { handOver } from './hand-over.ts';
import type { FilesDeps } from './service.ts';

export function filesRoutes(app: FastifyInstance, deps: FilesDeps): void {
  serve(app, filesEndpoints.link, ({ principal, params, request }) =>
    linkToFile(deps, ownerOf(principal), params.id, callerOf(request, deps.keys)),
  );
  serve(app, filesEndpoints.download, async ({ params, request, reply }) => {
    const caller = callerOf(request, deps.keys);
    const { headers, content } = await downloadFile(deps, params.token, caller);
    return handOver(reply.headers(headers), content);
  });
}
