import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { type Call, serve } from '../../http/serve.ts';
import { type AuthContext, authContextOf } from '../auth/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { type CircleDeps, readCircle } from './circle.ts';
import { leaveRecord, listHelped, startOwnRecord } from './helping.ts';
import { acceptInvitation, openInvitation, readInvitation, register } from './invitation.ts';
import { inviteHelper, takeInvitationBack } from './invite.ts';
import { editPerson, endEveryone, endPerson } from './people.ts';
import { readLedger, readVisits, readWriters } from './who-looked.ts';

type Who = Pick<Call<Endpoint>, 'principal' | 'request'>;

export function circleRoutes(app: FastifyInstance, deps: CircleDeps): void {
  const self = ({ principal, request }: Who): Promise<AuthContext> =>
    authContextOf(deps, principal, app.callerOf(request));

  serve(app, circleEndpoints.read, ({ record }) => readCircle(deps, record()));
  serve(app, circleEndpoints.invite, async (call) => {
    const key = idempotencyKeyOf(call.request);
    return inviteHelper(deps, call.record(), await self(call), { body: call.body, key });
  });
  serve(app, circleEndpoints.takeBack, ({ record, params }) =>
    takeInvitationBack(deps, record(), params.id),
  );
  serve(app, circleEndpoints.edit, async (call) =>
    editPerson(deps, call.record(), await self(call), { id: call.params.id, body: call.body }),
  );
  serve(app, circleEndpoints.end, ({ record, params }) => endPerson(deps, record(), params.id));
  serve(app, circleEndpoints.endAll, ({ record }) => endEveryone(deps, record()));

  serve(app, circleEndpoints.visits, ({ record, query }) => readVisits(deps, record(), query));
  serve(app, circleEndpoints.ledger, ({ record, query }) => readLedger(deps, record(), query));
  serve(app, circleEndpoints.writers, ({ record }) => readWriters(deps, record()));

  serve(app, circleEndpoints.openInvitation, ({ body }) => openInvitation(deps, body.token));
  serve(app, circleEndpoints.register, ({ body, request }) =>
    register(deps, body, app.callerOf(request)),
  );
  serve(app, circleEndpoints.readInvitation, async (call) =>
    readInvitation(deps, await self(call), call.body.token),
  );
  serve(app, circleEndpoints.accept, async (call) =>
    acceptInvitation(deps, await self(call), call.body.token),
  );
  serve(app, circleEndpoints.helping, async (call) => listHelped(deps, await self(call)));
  serve(app, circleEndpoints.leave, async (call) =>
    leaveRecord(deps, await self(call), call.params.id),
  );
  serve(app, circleEndpoints.startOwnRecord, async (call) =>
    startOwnRecord(deps, await self(call)),
  );
}
