import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { listAllUsers, type UsersDeps } from './service.ts';

export function usersRoutes(app: FastifyInstance, deps: UsersDeps): void {
  serve(app, usersEndpoints.list, ({ principal, request }) =>
    listAllUsers(deps, principal, callerOf(request, deps.keys)),
  );
}
