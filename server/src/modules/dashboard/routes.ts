import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { answerName, buildDashboard, chooseForDashboard } from './service.ts';

export function dashboardRoutes(
  app: FastifyInstance,
  deps: RecordDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, dashboardEndpoints.read, (call) => {
    const context = call.record();
    const build = () => buildDashboard(deps, context);
    const of = ofRecord(context);
    return deps.cachedAnswers.send(call, { name: answerName(deps), of, isInWords: true, build });
  });
  serve(app, dashboardEndpoints.choose, ({ record, body }) =>
    chooseForDashboard(deps, record(), body),
  );
}
