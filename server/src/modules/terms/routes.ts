import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { decideResearchContact, readConsents } from './consents.ts';
import { acceptTerms, type TermsDeps } from './service.ts';
import { termsToRead } from './text.ts';

export function termsRoutes(app: FastifyInstance, deps: TermsDeps): void {
  serve(app, termsEndpoints.read, () => termsToRead(deps.terms));
  serve(app, termsEndpoints.accept, ({ principal, body, request }) =>
    acceptTerms(deps, principal, body, app.callerOf(request)),
  );
  serve(app, termsEndpoints.consents, ({ principal }) => readConsents(deps, principal));
  serve(app, termsEndpoints.decideResearchContact, ({ record, body }) =>
    decideResearchContact(deps, record(), body.accepted),
  );
}
