import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import { tokenOfFile } from '@caretrail/contract/calendar/schema';
import type { FastifyInstance } from 'fastify';
import { namesTag } from '../../http/cached-answers.ts';
import { fail } from '../../http/fail.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { isConnected } from '../../http/queue-client.ts';
import { type Call, serve } from '../../http/serve.ts';
import { tokenLimits } from '../../http/token-limits.ts';
import { allowOrRefuse, authContextOf, requireRecentMfa } from '../auth/service.ts';
import { openDocument } from './document.ts';
import { type CalendarDeps, createFeed, editFeed, readFeed, removeFeed } from './service.ts';

type Asked = Pick<Call<typeof calendarEndpoints.create>, 'principal' | 'request'>;

export function calendarRoutes(app: FastifyInstance, deps: CalendarDeps): void {
  const limit = tokenLimits(deps.clock);
  // A calendar is in memory while it is written.
  const enqueue = createFairQueue({ atOnce: 3, longestQueue: 200 });
  const authOf = ({ principal, request }: Asked) =>
    authContextOf(deps, principal, app.callerOf(request));
  const assertRecent = async (call: Asked): Promise<void> =>
    requireRecentMfa(deps, await authOf(call), 'calendar');

  serve(app, calendarEndpoints.read, ({ record }) => readFeed(deps, record()));
  serve(app, calendarEndpoints.create, async (call) => {
    const record = call.record();
    await assertRecent(call);
    const { account, caller } = await authOf(call);
    await allowOrRefuse(deps, deps.db, 'calendar address: account', account.id, caller);
    return createFeed(deps, record, call.body);
  });
  serve(app, calendarEndpoints.edit, (call) =>
    editFeed(deps, call.record(), call.body, () => assertRecent(call)),
  );
  serve(app, calendarEndpoints.remove, ({ record }) => removeFeed(deps, record()));
  serve(app, calendarEndpoints.document, async ({ params, request, reply }) => {
    const token = tokenOfFile(params.file);
    const found = await limit.answer(request, token, async () => {
      const answer = await openDocument({ ...deps, enqueue }, token, {
        caller: app.callerOf(request),
        isConnected: () => isConnected(reply),
        isRead: request.method === 'GET',
      });
      return { isKnown: answer !== null, answer };
    });
    if (found === null) throw fail('not_found');
    // Asked for again each time: an address that was turned off shows nothing from a cache.
    reply.headers({
      'cache-control': 'private, no-cache',
      etag: found.etag,
      vary: 'accept-encoding',
    });
    if (namesTag(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(found.text);
  });
}
