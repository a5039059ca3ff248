import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { FastifyInstance } from 'fastify';
import { isConnected } from '../../http/queue-client.ts';
import { streamReply } from '../../http/stream-reply.ts';
import { serve } from '../../http/serve.ts';
import { authContextOf } from '../auth/service.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { type ExportDeps, followLink, linkToExport, openExport } from './service.ts';
import { createExportQueue } from './export-queue.ts';

/** 10 kB a second: a slower client is cut off. */
const pace = { ms: 30_000, bytes: 300_000 };

export function exportRoutes(
  app: FastifyInstance,
  deps: Omit<ExportDeps, 'downloads' | 'enqueue'>,
): void {
  const all: ExportDeps = { ...deps, downloads: createOneAtATime(), enqueue: createExportQueue() };
  serve(app, exportEndpoints.link, async ({ principal, request }) =>
    linkToExport(all, await authContextOf(deps, principal, app.callerOf(request))),
  );
  serve(app, exportEndpoints.download, async ({ params, request, reply }) => {
    const link = await followLink(all, params.token);
    return all.downloads.begin(link.userId, async () => {
      const { name, size, content } = await openExport(all, link, {
        caller: app.callerOf(request),
        isConnected: () => isConnected(reply),
        cutOff: () => reply.raw.destroy(),
      });
      const headers = {
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="${name}"`,
      };
      return streamReply(reply.headers(headers), content, pace);
    });
  });
}
