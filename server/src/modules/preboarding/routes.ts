import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { readDraft, saveDraft, submitDraft, type PreboardingDeps } from './service.ts';

/** The level `terms` admits administrators too, who have no draft: `record()` refuses them. */
export function preboardingRoutes(app: FastifyInstance, deps: PreboardingDeps): void {
  serve(app, preboardingEndpoints.read, ({ record }) => readDraft(deps, record()));
  serve(app, preboardingEndpoints.save, ({ record, body }) => saveDraft(deps, record(), body));
  serve(app, preboardingEndpoints.submit, ({ record, body }) => submitDraft(deps, record(), body));
}
