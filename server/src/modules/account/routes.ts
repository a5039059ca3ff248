import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Call, serve } from '../../http/serve.ts';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { readSignIns, readTrail } from '../audit/service.ts';
import {
  askEmailChange,
  type AuthDeps,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endOwnSession,
  type AuthContext,
  authContextOf,
  listOwnSessions,
  readOwnAccount,
  renewRecoveryCodes,
  returnToEmailCode,
  takeBackEmail,
} from '../auth/service.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { renameSelf } from './service.ts';

type Who = Pick<Call<Endpoint>, 'principal' | 'request'>;

/** Always the caller's own account: no call can name another, except by the link that was mailed to its old address. */
export function accountRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const self = ({ principal, request }: Who): Promise<AuthContext> =>
    authContextOf(deps, principal, app.callerOf(request));
  const whose = ({ account }: AuthContext) => ({
    userId: account.id,
    patientId: account.patient_id,
  });

  serve(app, accountEndpoints.read, async (call) => readOwnAccount(deps, await self(call)));
  serve(app, accountEndpoints.rename, async (call) =>
    renameSelf(deps, await self(call), call.body),
  );

  serve(app, accountEndpoints.sessions, async (call) => ({
    data: await listOwnSessions(deps, await self(call)),
  }));
  serve(app, accountEndpoints.endSession, async (call) =>
    endOwnSession(deps, await self(call), call.params.id),
  );
  serve(app, accountEndpoints.endOtherSessions, async (call) =>
    endOtherSessions(deps, await self(call)),
  );
  serve(app, accountEndpoints.signIns, async (call) =>
    readSignIns(deps.db, whose(await self(call)), call.query),
  );
  serve(app, accountEndpoints.trail, async (call) =>
    readTrail(deps.db, whose(await self(call)), call.query),
  );

  serve(app, accountEndpoints.changePassword, async (call) =>
    changePassword(deps, await self(call), call.body),
  );
  serve(app, accountEndpoints.askEmailChange, async (call) =>
    askEmailChange(deps, await self(call), call.body),
  );
  serve(app, accountEndpoints.confirmEmailChange, async (call) =>
    confirmEmailChange(deps, await self(call), call.body),
  );
  serve(app, accountEndpoints.takeBackEmail, ({ body, request }) =>
    takeBackEmail(deps, body, app.callerOf(request)),
  );
  serve(app, accountEndpoints.renewRecoveryCodes, async (call) =>
    renewRecoveryCodes(deps, await self(call)),
  );
  serve(app, accountEndpoints.useEmailCode, async (call) =>
    returnToEmailCode(deps, await self(call)),
  );

  serve(app, accountEndpoints.requestDeletion, async (call) =>
    requestDeletion(deps, await self(call), call.body),
  );
  serve(app, accountEndpoints.keep, async (call) => keepAccount(deps, await self(call)));
}
