import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import { readDraft, saveDraft, submitDraft, type PreboardingDeps } from './service.ts';

/** The level `terms` admits administrators too, who have no draft: `ownerOf` refuses them. */
export function preboardingRoutes(app: FastifyInstance, deps: PreboardingDeps): void {
  serve(app, preboardingEndpoints.read, ({ principal }) => readDraft(deps, ownerOf(principal)));
  serve(app, preboardingEndpoints.save, ({ principal, body, request }) =>
    saveDraft(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
  serve(app, preboardingEndpoints.submit, ({ principal, body, request }) =>
    submitDraft(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
}
