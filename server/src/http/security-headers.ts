import type { FastifyInstance } from 'fastify';

/**
 * The one style that react-aria-components writes into the page: `touch-action` for what can be
 * pressed. e2e/specs/design-system.spec.ts fails when an upgrade changes it.
 */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const listed = (...sources: readonly string[]): string => sources.join(' ');

/**
 * §7 walks an article's image chain in the browser, hence `https:` for images and nothing else. `mapOrigins`: where the
 * operator's own map comes from; without one the map asks nobody but us.
 */
export const contentSecurityPolicy = (mapOrigins: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${reactAriaStyle}`,
    listed("img-src 'self' https: data: blob:", ...mapOrigins),
    "font-src 'self'",
    listed("connect-src 'self'", ...mapOrigins),
    // Decision 0009: the map and the preview of a PDF work in a worker of their own.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy of ours, which lets nothing through but the workers of the build; no HTML, no script.
    'trusted-types caretrail-worker',
  ].join('; ');

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    // "Near me" on the places: the page itself asks, on a tap; nobody framed may.
    'accelerometer=(), camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  // Nothing is kept unless it says so itself, as the web app's files do.
  'cache-control': 'no-store',
} as const;

type Installation = {
  readonly publicUrl: string;
  readonly map: { readonly origins: readonly string[] };
};

/** On every answer, one to a request that no route could take included. */
export const securityHeaders = ({ publicUrl, map }: Installation): Record<string, string> => ({
  ...always,
  'content-security-policy': contentSecurityPolicy(map.origins),
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

export function addSecurityHeaders(app: FastifyInstance, installation: Installation): void {
  const headers = securityHeaders(installation);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
