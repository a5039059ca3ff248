import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import { type Call, serve } from '../../http/serve.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { type AuthDeps, type AuthContext, authContextOf } from '../auth/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { openDetail } from './detail.ts';
import { editUser } from './edit.ts';
import { inviteByAdministrator } from './invite.ts';
import { buildUserList } from './service.ts';

type Who = Pick<Call<Endpoint>, 'principal' | 'request'>;

export function usersRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const self = ({ principal, request }: Who): Promise<AuthContext> =>
    authContextOf(deps, principal, app.callerOf(request));
  // The whole list is in memory several times while it is built.
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 50 });

  serve(app, usersEndpoints.list, async (call) => {
    const json = await buildUserList(deps, enqueue, await self(call), queueClientOf(call));
    return call.reply.type('application/json; charset=utf-8').send(json);
  });
  serve(app, usersEndpoints.read, async (call) =>
    openDetail(deps, await self(call), call.params.id),
  );
  serve(app, usersEndpoints.invite, async (call) =>
    inviteByAdministrator(deps, await self(call), {
      body: call.body,
      key: idempotencyKeyOf(call.request),
    }),
  );
  serve(app, usersEndpoints.edit, async (call) =>
    editUser(deps, await self(call), call.params.id, call.body),
  );
}
