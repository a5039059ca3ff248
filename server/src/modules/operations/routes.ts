import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { FastifyInstance } from 'fastify';
import { fail } from '../../http/fail.ts';
import type { Metrics } from '../../http/metrics.ts';
import { serve } from '../../http/serve.ts';

/** §2.8: where the operator's own pages are; null means those of the product. */
export type PolicyUrls = {
  readonly privacy: string | null;
  readonly cookies: string | null;
  readonly terms: string | null;
};

export type OperationsDeps = {
  readonly version: string;
  readonly mode: 'demo' | 'production';
  /** null outside the demo. */
  readonly demo: {
    readonly accounts: readonly { email: string; who: string }[];
    readonly password: string;
  } | null;
  readonly supportEmail: string;
  readonly policyUrls: PolicyUrls;
  /** §7: null means off. */
  readonly faviconService: string | null;
  readonly readsPhotos: boolean;
  readonly providerSignIn: boolean;
  readonly metricsToken: string | null;
  readonly metrics: Metrics;
  readonly ping: () => Promise<void>;
  /** A server that is about to stop still serves requests, but reports that it is not ready. */
  readonly isStopping: () => boolean;
  readonly openApi: () => Record<string, unknown>;
};

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function operationsRoutes(app: FastifyInstance, deps: OperationsDeps): void {
  serve(app, operationsEndpoints.health, () => ({ status: 'ok' as const, version: deps.version }));

  // This call has no limit, so concurrent requests share one database query.
  let pinging: Promise<void> | undefined;
  const ping = (): Promise<void> =>
    (pinging ??= deps.ping().finally(() => {
      pinging = undefined;
    }));
  serve(app, operationsEndpoints.ready, async () => {
    if (deps.isStopping()) throw fail('unavailable', { retryAfter: 2 });
    await ping().catch(() => {
      throw fail('unavailable', { retryAfter: 2 });
    });
    return { status: 'ready' as const };
  });

  serve(app, operationsEndpoints.metrics, async ({ request, reply }) => {
    // A proxy on this machine forwards requests from anywhere, so in production only the token counts.
    const isLocal = loopback.has(request.ip) && !request.headers['x-forwarded-for'];
    const isAllowed = deps.metricsToken
      ? request.headers.authorization === `Bearer ${deps.metricsToken}`
      : deps.mode === 'demo' && isLocal;
    if (!isAllowed) throw fail('not_found');
    reply.type(deps.metrics.contentType);
    return deps.metrics.text();
  });

  // Built once, on the first request: by then every call is registered.
  let openApi: Record<string, unknown> | undefined;
  serve(app, operationsEndpoints.openapi, () => (openApi ??= deps.openApi()));

  serve(app, operationsEndpoints.settings, () => ({
    mode: deps.mode,
    version: deps.version,
    support_email: deps.supportEmail,
    privacy_url: deps.policyUrls.privacy,
    cookie_policy_url: deps.policyUrls.cookies,
    terms_url: deps.policyUrls.terms,
    favicon_service: deps.faviconService,
    reads_photos: deps.readsPhotos,
    provider_sign_in: deps.providerSignIn,
    demo_accounts: [...(deps.demo?.accounts ?? [])],
    demo_password: deps.demo?.password ?? null,
  }));
}
