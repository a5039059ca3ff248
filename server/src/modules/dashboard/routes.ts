import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import { answerName, buildDashboard, chooseWatchedSymptom, type DashboardDeps } from './service.ts';

export function dashboardRoutes(
  app: FastifyInstance,
  deps: DashboardDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, dashboardEndpoints.read, (call) => {
    const owner = ownerOf(call.principal);
    const build = () => buildDashboard(deps, owner);
    return deps.cachedAnswers.send(call, { name: answerName(deps), build });
  });
  serve(app, dashboardEndpoints.choose, ({ principal, body, request }) =>
    chooseWatchedSymptom(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
}
