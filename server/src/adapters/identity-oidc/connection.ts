import * as oidc from 'openid-client';
import type { Clock } from '../../ports/clock.ts';
import { boundedFetch } from './bounded-fetch.ts';

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly trustAmr: boolean;
  /** For all requests of one call together: the web app waits five seconds (§9). */
  readonly patienceMs?: number;
};

const defaultPatienceMs = 4_500;
const metadataLifeMs = 60 * 60_000;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Plain http only to this machine: elsewhere the tokens could be read on the way. */
function restrictionsOf(issuer: URL): ((configuration: oidc.Configuration) => void)[] {
  // Otherwise the library trusts the connection and never checks the signature.
  const always = oidc.enableNonRepudiationChecks;
  return loopback.includes(issuer.hostname) ? [always, oidc.allowInsecureRequests] : [always];
}

function authenticationOf(
  server: oidc.ServerMetadata,
  secret: string | undefined,
): oidc.ClientAuth {
  if (!secret) return oidc.None();
  // OpenID Connect Discovery 3: a provider that does not say takes `client_secret_basic`.
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

/**
 * Requests the provider's metadata when first needed, once for all waiting sign-ins, and again after an hour or a
 * failure. Its keys are read for every sign-in: a new key works at once, and a withdrawn one stops working.
 */
export function connectLazily(
  settings: OidcSettings,
  clock: Clock,
): () => Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  const execute = restrictionsOf(issuer);
  const patienceMs = settings.patienceMs ?? defaultPatienceMs;
  let known: { metadata: Promise<oidc.ServerMetadata>; until: number } | undefined;

  const discover = async (bounded: oidc.CustomFetch): Promise<oidc.ServerMetadata> => {
    const options = { execute, [oidc.customFetch]: bounded };
    return (
      await oidc.discovery(issuer, settings.clientId, undefined, undefined, options)
    ).serverMetadata();
  };
  const metadata = (bounded: oidc.CustomFetch): Promise<oidc.ServerMetadata> => {
    const now = clock.now().getTime();
    if (known && now < known.until) return known.metadata;
    const asked = { metadata: discover(bounded), until: now + metadataLifeMs };
    known = asked;
    asked.metadata.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.metadata;
  };

  return async () => {
    const bounded = boundedFetch(patienceMs);
    const server = await metadata(bounded);
    const authentication = authenticationOf(server, settings.clientSecret);
    const configuration = new oidc.Configuration(
      server,
      settings.clientId,
      undefined,
      authentication,
    );
    configuration[oidc.customFetch] = bounded;
    for (const restrict of execute) restrict(configuration);
    return configuration;
  };
}
