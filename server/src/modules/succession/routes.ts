import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../http/record-context.ts';
import { type Call, serve } from '../../http/serve.ts';
import { tokenLimits } from '../../http/token-limits.ts';
import { allowOrRefuse, type AuthDeps, authContextOf, requireRecentMfa } from '../auth/service.ts';
import { readRefusal, refuseByLink } from './by-link.ts';
import {
  nameSuccessor,
  readSuccessor,
  readSuccessorOf,
  refuseTakeOver,
  removeSuccessor,
  requestTakeOver,
  type SuccessionDeps,
  withdrawTakeOver,
} from './take-over.ts';

type Who = Pick<Call<Endpoint>, 'principal' | 'request'>;

export function successionRoutes(app: FastifyInstance, deps: SuccessionDeps & AuthDeps): void {
  const limit = tokenLimits(deps.clock);
  const authOf = ({ principal, request }: Who) =>
    authContextOf(deps, principal, app.callerOf(request));
  const actorOf = async (call: Who): Promise<Actor> => {
    const { account, sessionId, caller } = await authOf(call);
    return { userId: account.id, sessionId, caller };
  };
  /** It could give the whole record to another person. */
  const assertRecent = async (call: Who): Promise<void> =>
    requireRecentMfa(deps, await authOf(call), 'successor');

  serve(app, successorEndpoints.read, ({ record }) => readSuccessor(deps, record()));
  serve(app, successorEndpoints.name, async (call) => {
    const record = call.record();
    await assertRecent(call);
    const { account, caller } = await authOf(call);
    await allowOrRefuse(deps, deps.db, 'successor: account', account.id, caller);
    return nameSuccessor(deps, record, call.body);
  });
  serve(app, successorEndpoints.remove, ({ record }) => removeSuccessor(deps, record()));
  serve(app, successorEndpoints.refuse, ({ record }) => refuseTakeOver(deps, record()));
  serve(app, successorEndpoints.refuseByLink, ({ body: { token }, request }) =>
    limit.answer(request, token, () => refuseByLink(deps, token, app.callerOf(request))),
  );
  serve(app, successorEndpoints.refusalState, ({ body: { token }, request }) =>
    limit.answer(request, token, () => readRefusal(deps, token)),
  );
  serve(app, successorEndpoints.mine, async (call) => ({
    data: await readSuccessorOf(deps, deps.db, (await actorOf(call)).userId),
  }));
  serve(app, successorEndpoints.request, async (call) => {
    await assertRecent(call);
    const actor = await actorOf(call);
    return { data: await requestTakeOver(deps, { actor, patientId: call.params.id }) };
  });
  serve(app, successorEndpoints.withdraw, async (call) => {
    const actor = await actorOf(call);
    return { data: await withdrawTakeOver(deps, { actor, patientId: call.params.id }) };
  });
}
