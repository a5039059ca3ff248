import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { FastifyInstance } from 'fastify';
import { isWaitedFor } from '../../http/asker.ts';
import { callerOf } from '../../http/caller.ts';
import { handOver } from '../../http/hand-over.ts';
import { serve } from '../../http/serve.ts';
import { makeTurns } from '../../http/turns.ts';
import { factorOf } from '../auth/service.ts';
import { linkToExport, openExport, type ExportDeps } from './service.ts';

/** Two at once leave the other connections of the pool to everybody else. */
const turns = { atOnce: 2, longestQueue: 10 };

export function exportRoutes(app: FastifyInstance, deps: Omit<ExportDeps, 'inTurn'>): void {
  const all: ExportDeps = { ...deps, inTurn: makeTurns(turns) };
  serve(app, exportEndpoints.link, async ({ principal, request }) =>
    linkToExport(all, await factorOf(deps, principal, callerOf(request, deps.keys))),
  );
  serve(app, exportEndpoints.download, async ({ params, request, reply }) => {
    const caller = callerOf(request, deps.keys);
    const { name, size, content } = await openExport(all, {
      token: params.token,
      caller,
      isWaitedFor: () => isWaitedFor(reply),
    });
    const headers = {
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': `attachment; filename="${name}"`,
    };
    return handOver(reply.headers(headers), content);
  });
}
