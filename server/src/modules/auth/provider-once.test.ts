import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { atProvider, linkedPerson, newestAudit } from '../../testing/provider-people.ts';
import {
  comeBack,
  leaveForProvider,
  toApiError,
  signInByProvider,
} from '../../testing/provider-sign-in.ts';
import { visitProvider } from '../../testing/provider-visit.ts';
import { useTestApp } from '../../testing/test-app.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  provider: identityByOidc({ ...peer.settings, trustAmr: false }, systemClock),
});
beforeEach(() => {
  peer.behaviour.rewriteIdToken = null;
  atProvider(peer);
});

describe('a return from the provider is accepted once, in time, from the browser that left', () => {
  it('refuses the same return a second time', async () => {
    await linkedPerson(testApp(), peer);
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    expect(toApiError(await comeBack(testApp(), returned, cookie))).toBe('200 ok');
    expect(toApiError(await comeBack(testApp(), returned, cookie))).toBe('400 wrong_code');
    expect(await newestAudit(testApp())).toMatchObject({
      action: 'sign-in.provider',
      outcome: 'refused',
      reason: 'unknown state',
    });
  });

  it('accepts one of twenty concurrent returns', async () => {
    await linkedPerson(testApp(), peer);
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => comeBack(testApp(), returned, cookie)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
  });

  it('refuses a code that was redeemed and is sent with a new sign-in', async () => {
    await linkedPerson(testApp(), peer);
    const first = await leaveForProvider(testApp());
    const { code = '', ...rest } = await visitProvider(first.url);
    await comeBack(testApp(), { code, ...rest }, first.cookie);
    const second = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(second.url)), code };
    expect(toApiError(await comeBack(testApp(), returned, second.cookie))).toBe('400 wrong_code');
    expect(await newestAudit(testApp())).toMatchObject({
      reason: 'OAUTH_RESPONSE_BODY_ERROR invalid_grant',
    });
  });

  it('refuses a state that was never issued', async () => {
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(url)), state: 'x'.repeat(43) };
    const answer = await comeBack(testApp(), returned, cookie);
    expect(toApiError(answer)).toBe('400 wrong_code');
    expect(answer.json<{ detail: string }>().detail).toContain('Start again.');
  });

  it('refuses another browser, with no cookie or its own, and keeps the sign-in for its owner', async () => {
    await linkedPerson(testApp(), peer);
    const { url, cookie } = await leaveForProvider(testApp());
    const elsewhere = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    for (const foreign of [
      undefined,
      elsewhere.cookie,
      'oidc_tx=',
      'oidc_tx=short',
      cookie.replace('oidc_tx', 'other'),
    ]) {
      expect(toApiError(await comeBack(testApp(), returned, foreign))).toBe('400 wrong_code');
    }
    expect(toApiError(await comeBack(testApp(), returned, `theme=dark; ${cookie}; a=b`))).toBe(
      '200 ok',
    );
  });

  it('refuses a return after ten minutes, and removes the sign-in after an hour more', async () => {
    const { clock, deps } = testApp();
    await linkedPerson(testApp(), peer);
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    clock.advance(10 * 60_000);
    const answer = await comeBack(testApp(), returned, cookie);
    expect(toApiError(answer)).toBe('400 expired_code');
    expect(await newestAudit(testApp())).toMatchObject({ reason: 'expired' });

    await leaveForProvider(testApp());
    clock.advance(71 * 60_000);
    await leaveForProvider(testApp());
    expect(await deps.db.one('SELECT count(*)::int FROM provider_sign_ins')).toEqual({ count: 1 });
  });

  it('refuses a foreign iss parameter, and a foreign issuer, audience or nonce in the token, with one sentence', async () => {
    await linkedPerson(testApp(), peer);
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(url)), iss: 'https://elsewhere.example' };
    const answers = [await comeBack(testApp(), returned, cookie)];
    for (const claim of [
      { iss: 'https://elsewhere.example' },
      { aud: 'another-app' },
      { nonce: 'another' },
    ]) {
      peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, ...claim });
      answers.push(await signInByProvider(testApp()));
    }
    for (const answer of answers) expect(toApiError(answer)).toBe('400 wrong_code');
    expect(new Set(answers.map((answer) => answer.json<{ detail: string }>().detail)).size).toBe(1);
    expect(await newestAudit(testApp())).toMatchObject({
      outcome: 'refused',
      reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce',
    });
  });

  it('§8 returns a sentence for bad input', async () => {
    for (const body of [
      {},
      { code: 'a' },
      { code: '', state: 'b' },
      { code: 'a', state: 'b', error: 'x' },
    ]) {
      expect(toApiError(await comeBack(testApp(), body, undefined))).toBe('400 invalid_input');
    }
    for (const text of ['\u0000', '\ud800', '💊', "'; DROP TABLE users; --", 'x'.repeat(512)]) {
      const { cookie } = await leaveForProvider(testApp());
      expect(
        toApiError(await comeBack(testApp(), { code: text, state: text, iss: text }, cookie)),
      ).toBe('400 wrong_code');
    }
  });
});
