import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { TermsText } from './text.ts';

export type TermsDeps = { readonly terms: TermsText };

export function termsRoutes(app: FastifyInstance, deps: TermsDeps): void {
  serve(app, termsEndpoints.read, () => deps.terms);
}
