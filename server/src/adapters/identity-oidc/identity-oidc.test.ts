import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isFailure, type Arrival } from '../../ports/identity-provider.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { departFor, redirectUri, signInAt } from '../../testing/provider-visit.ts';
import { testClock } from '../../testing/test-clock.ts';
import { identityByOidc } from './identity-oidc.ts';

const peer = await startOidcPeer([redirectUri]);
afterAll(() => peer.stop());

const ada = { sub: 'ada', email: 'Ada@Example.org', email_verified: true };
beforeEach(() =>
  Object.assign(peer.behaviour, { person: ada, rewriteIdToken: null, isSilent: false }),
);

const clock = testClock();
const provider = identityByOidc({ ...peer.settings, trustAmr: false }, clock);
const outcomeOf = async (changes?: Partial<Arrival>) => (await signInAt(provider, changes)).outcome;

describe('a sign-in at the real oidc-provider', () => {
  it('leaves with PKCE S256, state and nonce, and comes back as issuer and subject', async () => {
    const asks = new URL((await departFor(provider)).url).searchParams;
    expect(Object.fromEntries(asks)).toMatchObject({
      response_type: 'code',
      client_id: 'caretrail',
      redirect_uri: redirectUri,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asks.get(name)).toMatch(/^[\w-]{43}$/);
    expect(asks.has('max_age')).toBe(false);
    expect(await outcomeOf()).toMatchObject({ issuer: peer.settings.issuer, subject: 'ada' });
  });

  it('uses new secrets each time', async () => {
    const [one, two] = [await departFor(provider), await departFor(provider)];
    for (const name of ['state', 'nonce', 'codeVerifier'] as const)
      expect(one[name]).not.toBe(two[name]);
  });

  it('redeems a code once', async () => {
    const { arrival, outcome } = await signInAt(provider);
    expect(outcome).toMatchObject({ subject: 'ada' });
    expect(await provider.redeem(arrival)).toEqual({
      failed: 'refused',
      reason: 'OAUTH_RESPONSE_BODY_ERROR invalid_grant',
    });
  });

  it('refuses a stolen code, which has another verifier', async () => {
    expect(await outcomeOf({ codeVerifier: 'x'.repeat(43) })).toMatchObject({ failed: 'refused' });
  });

  it('refuses an iss parameter of another issuer, and one that is missing (RFC 9207)', async () => {
    expect(await outcomeOf({ iss: 'https://elsewhere.example' })).toMatchObject({
      failed: 'refused',
    });
    const { arrival } = await signInAt(provider);
    expect(await provider.redeem({ ...arrival, iss: undefined })).toMatchObject({
      failed: 'refused',
    });
  });

  it('reads the e-mail address where it is verified, in lower case, from either place', async () => {
    const emailOf = async () => {
      const outcome = await outcomeOf();
      return isFailure(outcome) ? outcome : outcome.readVerifiedEmail();
    };
    expect(await emailOf()).toBe('ada@example.org');
    peer.behaviour.person = { ...ada, email_verified: false };
    expect(await emailOf()).toBeNull();
    peer.behaviour.rewriteIdToken = (claims, sign) =>
      sign({ ...claims, email: 'Eve@Example.org', email_verified: 'true' });
    expect(await emailOf()).toBeNull();
    peer.behaviour.rewriteIdToken = (claims, sign) =>
      sign({ ...claims, email: 'Eve@Example.org', email_verified: true });
    expect(await emailOf()).toBe('eve@example.org');
  });

  it('reports how and when the user signed in there, and requests a fresh sign-in where that is to count', async () => {
    peer.behaviour.person = { ...ada, amr: ['pwd', 'mfa'], acr: 'gold' };
    const trusting = identityByOidc({ ...peer.settings, trustAmr: true }, clock);
    expect(new URL((await departFor(trusting)).url).searchParams.get('max_age')).toBe('86400');
    const { outcome } = await signInAt(trusting);
    expect(outcome).toMatchObject({
      amr: ['pwd', 'mfa'],
      acr: 'gold',
      authenticatedAt: expect.any(Date),
    });
  });
});
