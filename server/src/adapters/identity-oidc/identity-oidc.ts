import { joinProviderState } from '@caretrail/contract/auth/provider-state';
import { limits } from '@caretrail/contract/limits';
import * as oidc from 'openid-client';
import type { Clock } from '../../ports/clock.ts';
import type {
  Arrival,
  Departure,
  IdentityProvider,
  ProviderFailure,
  VouchedIdentity,
} from '../../ports/identity-provider.ts';
import { idTokenClaims, verifiedEmailOf } from './claims.ts';
import { connectLazily, type OidcSettings } from './connection.ts';
import { failureOf } from './failure.ts';

const scope = 'openid email';

/** Any OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function identityByOidc(settings: OidcSettings, clock: Clock): IdentityProvider {
  const connect = connectLazily(settings, clock);
  return {
    isTrustedForSecondFactor: settings.trustAmr,
    begin: (redirectUri, browserState) =>
      depart(connect, settings, redirectUri, browserState).catch(failureOf),
    redeem: (arrival) => arrive(connect, arrival).catch(failureOf),
  };
}

type Connect = () => Promise<oidc.Configuration>;

async function depart(
  connect: Connect,
  settings: OidcSettings,
  redirectUri: string,
  browserState: string | undefined,
): Promise<Departure> {
  const configuration = await connect();
  const secrets = {
    state: joinProviderState(browserState, oidc.randomState()),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    // A factor that counts here must not be older at the provider than a session of ours; the response then says when
    // it was passed.
    ...(settings.trustAmr && { max_age: String(limits.auth.sessionAbsoluteMs / 1000) }),
  });
  return { url: url.href, ...secrets };
}

async function arrive(
  connect: Connect,
  arrival: Arrival,
): Promise<VouchedIdentity | ProviderFailure> {
  const configuration = await connect();
  const returned = new URL(arrival.redirectUri);
  returned.searchParams.set('code', arrival.code);
  returned.searchParams.set('state', arrival.state);
  if (arrival.iss !== undefined) returned.searchParams.set('iss', arrival.iss);
  const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
    expectedState: arrival.state,
    expectedNonce: arrival.nonce,
    pkceCodeVerifier: arrival.codeVerifier,
    idTokenExpected: true,
  });
  const said = tokens.claims();
  const claims = idTokenClaims.safeParse(said);
  if (!claims.success) return { failed: 'refused', reason: 'unusable claims' };
  const { iss, sub, amr, acr, auth_time, email } = claims.data;
  return {
    issuer: iss,
    subject: sub,
    amr,
    acr,
    authenticatedAt: auth_time === null ? null : new Date(auth_time * 1000),
    readVerifiedEmail: async () => {
      if (email !== null) return verifiedEmailOf(said);
      return verifiedEmailOf(
        await oidc.fetchUserInfo(configuration, tokens.access_token, sub).catch(() => null),
      );
    },
  };
}
