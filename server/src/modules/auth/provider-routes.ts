import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/fail.ts';
import { serve } from '../../http/serve.ts';
import { browserCookie } from './provider-cookie.ts';
import { returnAddress, type ProviderDeps } from './provider-deps.ts';
import { returnFromProvider } from './provider-return.ts';
import { signInLifeMs, startProviderSignIn } from './provider-start.ts';

const isNavigation = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') === true;

export function providerRoutes(app: FastifyInstance, deps: ProviderDeps): void {
  const cookie = browserCookie(deps.publicUrl, signInLifeMs / 1000);

  serve(app, authEndpoints.startProvider, async ({ query, request, reply }) => {
    try {
      const caller = app.callerOf(request);
      const { url, browser } = await startProviderSignIn(deps, query.state, caller);
      reply.header('set-cookie', cookie.set(browser)).header('location', url);
    } catch (error) {
      // The user gets a page of ours, as for an error that the provider reports.
      if (!(error instanceof Refusal) || !isNavigation(request)) throw error;
      reply.header('location', `${returnAddress(deps)}?error=${error.code}`);
    }
  });

  serve(app, authEndpoints.returnFromProvider, async ({ body, request, reply }) => {
    const browser = cookie.read(request.headers.cookie);
    const answer = await returnFromProvider(deps, body, browser, app.callerOf(request));
    reply.header('set-cookie', cookie.clear());
    return answer;
  });
}
