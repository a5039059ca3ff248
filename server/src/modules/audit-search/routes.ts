import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import { streamReply } from '../../http/stream-reply.ts';
import { type Call, serve } from '../../http/serve.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { allowOrRefuse, type AuthDeps, authContextOf, requireRecentMfa } from '../auth/service.ts';
import { exportAudit } from './export.ts';
import { listActions, type Reader, searchAudit } from './search.ts';

type Who = Pick<Call<Endpoint>, 'principal' | 'request'>;

export function auditSearchRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 50 });
  const readerOf = ({ principal, request }: Who): Reader => ({
    principal,
    caller: app.callerOf(request),
  });
  serve(app, auditEndpoints.search, (call) => searchAudit(deps, readerOf(call), call.body));
  serve(app, auditEndpoints.actions, async () => ({ data: await listActions(deps) }));
  serve(app, auditEndpoints.export, async (call) => {
    const reader = readerOf(call);
    const auth = await authContextOf(deps, reader.principal, reader.caller);
    // It exports names and addresses of all users.
    await requireRecentMfa(deps, auth, 'log');
    await allowOrRefuse(deps, deps.db, 'audit export: account', auth.account.id, reader.caller);
    const { name, content } = await exportAudit(
      { ...deps, enqueue, client: queueClientOf(call) },
      reader,
      call.body,
    );
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
    };
    return streamReply(call.reply.headers(headers), content);
  });
}
