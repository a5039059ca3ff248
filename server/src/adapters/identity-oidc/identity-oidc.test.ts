import { UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isFailure, type Departure } from '../../ports/identity-provider.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { visitProvider } from '../../testing/provider-visit.ts';
import { testClock } from '../../testing/test-clock.ts';
import { identityByOidc } from './identity-oidc.ts';

const redirectUri = 'http://localhost:4000/oauth/callback';
const peer = await startOidcPeer([redirectUri]);
afterAll(() => peer.stop());

const ada = { sub: 'ada', email: 'Ada@Example.org', email_verified: true };
beforeEach(() => Object.assign(peer.behaviour, { person: ada, rewriteIdToken: null, isSilent: false }));

const clock = testClock();
const provider = identityByOidc({ ...peer.settings, trustAmr: false }, clock);

async function depart(from = provider): Promise<Departure> {
  const departure = await from.begin(redirectUri);
  if (isFailure(departure)) throw new Error(departure.reason);
  return departure;
}

type Changes = Partial<Record<'code' | 'state' | 'iss' | 'nonce' | 'codeVerifier', string>>;

async function signInThere(changes: Changes = {}, at = provider) {
  const departure = await depart(at);
  const { code = '', state = '', iss } = await visitProvider(departure.url);
  const { nonce, codeVerifier } = departure;
  const arrival = { redirectUri, code, state, iss, nonce, codeVerifier, ...changes };
  return { arrival, outcome: await at.redeem(arrival) };
}
const outcomeOf = async (changes?: Changes) => (await signInThere(changes)).outcome;

describe('security.md 2.6 a sign-in at the real oidc-provider', () => {
  it('leaves with PKCE S256, state and nonce, and comes back as issuer and subject', async () => {
    const asks = new URL((await depart()).url).searchParams;
    expect(Object.fromEntries(asks)).toMatchObject({
      response_type: 'code',
      client_id: 'caretrail',
      redirect_uri: redirectUri,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asks.get(name)).toMatch(/^[\w-]{43}$/);
    expect(asks.has('max_age')).toBe(false);
    expect(await outcomeOf()).toMatchObject({ issuer: peer.settings.issuer, subject: 'ada' });
  });

  it('has other secrets each time', async () => {
    const [one, two] = [await depart(), await depart()];
    for (const name of ['state', 'nonce', 'codeVerifier'] as const) expect(one[name]).not.toBe(two[name]);
  });

  it('redeems a code once', async () => {
    const { arrival, outcome } = await signInThere();
    expect(outcome).toMatchObject({ subject: 'ada' });
    expect(await provider.redeem(arrival)).toEqual({ failed: 'refused', reason: 'OAUTH_RESPONSE_BODY_ERROR invalid_grant' });
  });

  it('refuses a code with another verifier, which is a code that was stolen', async () => {
    expect(await outcomeOf({ codeVerifier: 'x'.repeat(43) })).toMatchObject({ failed: 'refused' });
  });

  it('refuses an iss parameter of another issuer, and one that is missing (RFC 9207)', async () => {
    expect(await outcomeOf({ iss: 'https://elsewhere.example' })).toMatchObject({ failed: 'refused' });
    const { arrival } = await signInThere();
    expect(await provider.redeem({ ...arrival, iss: undefined })).toMatchObject({ failed: 'refused' });
  });

  it('reads the e-mail address where it is verified, in lower case, from either place', async () => {
    const emailOf = async () => {
      const outcome = await outcomeOf();
      return isFailure(outcome) ? outcome : outcome.readVerifiedEmail();
    };
    expect(await emailOf()).toBe('ada@example.org');
    peer.behaviour.person = { ...ada, email_verified: false };
    expect(await emailOf()).toBeNull();
    peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, email: 'Eve@Example.org', email_verified: 'true' });
    expect(await emailOf()).toBeNull();
    peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, email: 'Eve@Example.org', email_verified: true });
    expect(await emailOf()).toBe('eve@example.org');
  });

  it('tells how and when the person signed in there, and asks for a fresh sign-in if that is to count', async () => {
    peer.behaviour.person = { ...ada, amr: ['pwd', 'mfa'], acr: 'gold' };
    const trusting = identityByOidc({ ...peer.settings, trustAmr: true }, clock);
    expect(new URL((await depart(trusting)).url).searchParams.get('max_age')).toBe('86400');
    const { outcome } = await signInThere({}, trusting);
    expect(outcome).toMatchObject({ amr: ['pwd', 'mfa'], acr: 'gold', authenticatedAt: expect.any(Date) });
  });
});

describe('security.md 2.6 an ID token that cannot be believed is refused', () => {
  const hour = 3600;
  const now = (): number => Math.floor(Date.now() / 1000);

  it.each([
    ['another nonce', { nonce: 'another' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce'],
    ['no nonce', { nonce: undefined }, 'OAUTH_INVALID_RESPONSE'],
    ['another audience', { aud: 'another-app' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED aud'],
    ['our audience among others, made for another', { aud: ['caretrail', 'b'], azp: 'b' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED azp'],
    ['another issuer', { iss: 'https://elsewhere.example' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED iss'],
    ['an expired token', { iat: now() - 2 * hour, exp: now() - hour }, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED exp'],
    ['a subject that no database takes', { sub: 'a\u0000b' }, 'unusable claims'],
    ['a subject longer than any', { sub: 'a'.repeat(256) }, 'unusable claims'],
    ['no subject', { sub: undefined }, 'OAUTH_INVALID_RESPONSE'],
  ])('%s', async (_, changes, reason) => {
    peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, ...changes });
    expect(await outcomeOf()).toEqual({ failed: 'refused', reason });
  });

  it('one without a signature (alg none)', async () => {
    peer.behaviour.rewriteIdToken = (claims) => new UnsecuredJWT(claims).encode();
    expect(await outcomeOf()).toMatchObject({ failed: 'refused' });
  });

  it('one whose claims were changed after signing', async () => {
    peer.behaviour.rewriteIdToken = async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
      return `${head}.${changed}.${signature}`;
    };
    expect(await outcomeOf()).toMatchObject({ failed: 'refused', reason: 'OAUTH_INVALID_RESPONSE' });
  });

  it('one signed by a key that is not the provider’s', async () => {
    const stranger = await startOidcPeer([redirectUri]);
    peer.behaviour.rewriteIdToken = (claims) => stranger.signer()(claims);
    expect(await outcomeOf()).toMatchObject({ failed: 'refused' });
    await stranger.stop();
  });

  it('one signed by a key that was rotated away; a token of the new key counts at once', async () => {
    expect(await outcomeOf()).toMatchObject({ subject: 'ada' });
    const withdrawn = peer.signer();
    await peer.rotateKeys();
    expect(await outcomeOf()).toMatchObject({ subject: 'ada' });
    peer.behaviour.rewriteIdToken = (claims) => withdrawn(claims);
    expect(await outcomeOf()).toMatchObject({ failed: 'refused', reason: 'OAUTH_KEY_SELECTION_FAILED' });
  });
});

describe('security.md 2.6 a provider that cannot be reached', () => {
  const metadataPath = '/.well-known/openid-configuration';
  const discoveries = (): number => peer.asked.filter((path) => path === metadataPath).length;

  it('is asked for its metadata at the first sign-in, once for all who wait, and again after an hour', async () => {
    const before = discoveries();
    const fresh = identityByOidc({ ...peer.settings, trustAmr: false }, clock);
    expect(discoveries()).toBe(before);
    await Promise.all(Array.from({ length: 20 }, () => depart(fresh)));
    expect(discoveries()).toBe(before + 1);
    clock.advance(61 * 60_000);
    await depart(fresh);
    expect(discoveries()).toBe(before + 2);
  });

  it('is unavailable, and works without a restart once it is there', async () => {
    const late = await startOidcPeer([redirectUri]);
    const { port } = new URL(late.settings.issuer);
    const waiting = identityByOidc({ ...late.settings, trustAmr: false }, clock);
    await late.stop();
    expect(await waiting.begin(redirectUri)).toEqual({ failed: 'unavailable', reason: 'no answer' });
    const back = await startOidcPeer([redirectUri], Number(port));
    back.behaviour.person = ada;
    expect((await signInThere({}, waiting)).outcome).toMatchObject({ subject: 'ada' });
    await back.stop();
  });

  it('is given up after a while when it takes the call and says nothing', async () => {
    const impatient = identityByOidc({ ...peer.settings, trustAmr: false, patienceMs: 150 }, clock);
    peer.behaviour.isSilent = true;
    const started = performance.now();
    expect(await impatient.begin(redirectUri)).toEqual({ failed: 'unavailable', reason: 'OAUTH_TIMEOUT' });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('is unavailable, not the person’s fault, when it does not know us', async () => {
    const stranger = identityByOidc({ ...peer.settings, clientSecret: 'another secret', trustAmr: false }, clock);
    expect((await signInThere({}, stranger)).outcome).toMatchObject({ failed: 'unavailable' });
  });

  it('is not asked over plain http unless it runs on this machine', async () => {
    const far = identityByOidc({ ...peer.settings, issuer: 'http://192.0.2.1:9', trustAmr: false, patienceMs: 150 }, clock);
    expect(await far.begin(redirectUri)).toEqual({ failed: 'unavailable', reason: 'OAUTH_HTTP_REQUEST_FORBIDDEN' });
  });

  it('is not believed when it calls itself something else than it is configured as', async () => {
    const { port } = new URL(peer.settings.issuer);
    const renamed = identityByOidc({ ...peer.settings, issuer: `http://localhost:${port}`, trustAmr: false }, clock);
    expect(await renamed.begin(redirectUri)).toMatchObject({ reason: expect.stringContaining('COMPARISON') });
  });
});
