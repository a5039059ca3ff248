import type { FastifyInstance } from 'fastify';

/**
 * The one style that react-aria-components writes into the page: `touch-action` for what can be
 * pressed. e2e/specs/design-system.spec.ts fails when an upgrade changes it.
 */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const listed = (...sources: readonly string[]): string => sources.join(' ');

/**
 * §7 walks an article's image chain in the browser, hence `https:` for images and nothing else. `mapOrigins`: where the
 * operator's own map comes from; without one the map calls only our own server.
 */
export const contentSecurityPolicy = (mapOrigins: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${reactAriaStyle}`,
    listed("img-src 'self' https: data: blob:", ...mapOrigins),
    "font-src 'self'",
    listed("connect-src 'self'", ...mapOrigins),
    // Decision 0009: the map and the PDF preview run in workers.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy of ours, which allows only the workers of the build; no HTML, no script.
    'trusted-types caretrail-worker',
  ].join('; ');

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    // "Near me" on the places, and a note by voice that is recognised on the device: the page itself asks, on a tap; a
    // framed page may not.
    'accelerometer=(), camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
  'x-frame-options': 'DENY',
  // Responses are not stored unless they say so themselves, as the files of the web app do.
  'cache-control': 'no-store',
} as const;

type Installation = {
  readonly publicUrl: string;
  readonly map: { readonly origins: readonly string[] };
};

/** On every response, also to a request that no route matched. */
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
