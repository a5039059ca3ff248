import { UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { redirectUri, signInAt } from '../../testing/provider-visit.ts';
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
const outcomeOf = async () => (await signInAt(provider)).outcome;

describe('an ID token that cannot be trusted is refused', () => {
  const hour = 3600;
  const now = (): number => Math.floor(Date.now() / 1000);

  it.each([
    ['another nonce', { nonce: 'another' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce'],
    ['no nonce', { nonce: undefined }, 'OAUTH_INVALID_RESPONSE'],
    ['another audience', { aud: 'another-app' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED aud'],
    [
      'our audience among others, made for another',
      { aud: ['caretrail', 'b'], azp: 'b' },
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED azp',
    ],
    [
      'another issuer',
      { iss: 'https://elsewhere.example' },
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED iss',
    ],
    [
      'an expired token',
      { iat: now() - 2 * hour, exp: now() - hour },
      'OAUTH_JWT_TIMESTAMP_CHECK_FAILED exp',
    ],
    ['a subject that no database takes', { sub: 'a\u0000b' }, 'unusable claims'],
    ['a subject longer than any', { sub: 'a'.repeat(256) }, 'unusable claims'],
    ['no subject', { sub: undefined }, 'OAUTH_INVALID_RESPONSE'],
  ])('with %s', async (_, changes, reason) => {
    peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, ...changes });
    expect(await outcomeOf()).toEqual({ failed: 'refused', reason });
  });

  it('without a signature (alg none)', async () => {
    peer.behaviour.rewriteIdToken = (claims) => new UnsecuredJWT(claims).encode();
    expect(await outcomeOf()).toMatchObject({ failed: 'refused' });
  });

  it('with claims that were changed after signing', async () => {
    peer.behaviour.rewriteIdToken = async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
      return `${head}.${changed}.${signature}`;
    };
    expect(await outcomeOf()).toMatchObject({
      failed: 'refused',
      reason: 'OAUTH_INVALID_RESPONSE',
    });
  });

  it('with a signature by a foreign key', async () => {
    const stranger = await startOidcPeer([redirectUri]);
    peer.behaviour.rewriteIdToken = (claims) => stranger.signer()(claims);
    expect(await outcomeOf()).toMatchObject({ failed: 'refused' });
    await stranger.stop();
  });

  it('with a signature by a rotated key; a token of the new key counts at once', async () => {
    expect(await outcomeOf()).toMatchObject({ subject: 'ada' });
    const withdrawn = peer.signer();
    await peer.rotateKeys();
    expect(await outcomeOf()).toMatchObject({ subject: 'ada' });
    peer.behaviour.rewriteIdToken = (claims) => withdrawn(claims);
    expect(await outcomeOf()).toMatchObject({
      failed: 'refused',
      reason: 'OAUTH_KEY_SELECTION_FAILED',
    });
  });
});
