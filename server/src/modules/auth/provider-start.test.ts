import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { callApi } from '../../testing/people.ts';
import { comeBack, leaveForProvider, toApiError } from '../../testing/provider-sign-in.ts';
import { visitProvider } from '../../testing/provider-visit.ts';
import { useTestApp } from '../../testing/test-app.ts';

const publicUrl = 'https://care.example.org';
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const peer = await startOidcPeer([`${publicUrl}/oauth/callback`]);
const gone = await startOidcPeer([]);
await gone.stop();
afterAll(() => peer.stop());

const overTls = useTestApp({
  publicUrl,
  provider: identityByOidc({ ...peer.settings, trustAmr: false, patienceMs: 60_000 }, systemClock),
});
const whileDown = useTestApp({
  provider: identityByOidc({ ...gone.settings, trustAmr: false }, systemClock),
});
const without = useTestApp();

describe('the provider cannot be reached', () => {
  it('§8 returns a sentence with the time to wait; the reason is for the operator', async () => {
    const { answer, setCookie } = await leaveForProvider(whileDown());
    expect(toApiError(answer)).toBe('503 unavailable');
    expect(answer.json<{ detail: string }>().detail).toContain(
      'We cannot reach your organisation’s sign-in',
    );
    expect(answer.headers['retry-after']).toBe('5');
    expect(setCookie).toBe('');
    const logged = `SELECT action, outcome, reason FROM audit_log ORDER BY id DESC LIMIT 1`;
    expect(await whileDown().deps.db.one(logged)).toEqual({
      action: 'sign-in.provider',
      outcome: 'refused',
      reason: 'no answer',
    });
  });

  it('redirects the browser to our own screen, not to a page of JSON', async () => {
    const { answer, url } = await leaveForProvider(whileDown(), browser);
    expect(answer.statusCode).toBe(302);
    expect(url).toBe('http://localhost:4000/oauth/callback?error=unavailable');
  });

  it('does not affect a sign-in with a password', async () => {
    const password = 'a long and quiet evening walk';
    const { email } = await insertUser(whileDown(), { password });
    const answer = await callApi(whileDown(), authEndpoints.login, { body: { email, password } });
    expect(answer.statusCode).toBe(200);
  });

  it('returns 503 also to users on their way back, who can then start again', async () => {
    peer.behaviour.person = { sub: 'ada', email: 'ada@example.org', email_verified: true };
    const { url, cookie } = await leaveForProvider(overTls());
    const returned = await visitProvider(url);
    peer.behaviour.isAway = true;
    expect(toApiError(await comeBack(overTls(), returned, cookie))).toBe('503 unavailable');
    peer.behaviour.isAway = false;
    expect(toApiError(await comeBack(overTls(), returned, cookie))).toBe('400 wrong_code');
  });
});

describe('the cookie', () => {
  it('belongs to this very host over TLS', async () => {
    const { setCookie, url } = await leaveForProvider(overTls());
    expect(setCookie).toMatch(
      /^__Host-oidc_tx=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/oauth/callback`);
  });

  it('over TLS is not accepted under a name that any host of the domain could write', async () => {
    const { url, cookie } = await leaveForProvider(overTls());
    const returned = await visitProvider(url);
    expect(toApiError(await comeBack(overTls(), returned, cookie.replace('__Host-', '')))).toBe(
      '400 wrong_code',
    );
  });
});

describe('an installation without a provider', () => {
  it('says so in the settings, and returns 404 for such a sign-in', async () => {
    expect((await callApi(without(), operationsEndpoints.settings)).json()).toMatchObject({
      provider_sign_in: false,
    });
    expect(toApiError((await leaveForProvider(without())).answer)).toBe('404 not_found');
    expect(toApiError(await comeBack(without(), { code: 'a', state: 'b' }, undefined))).toBe(
      '404 not_found',
    );
  });
});

describe('one network', () => {
  it('can start many sign-ins in a quarter of an hour, but not any number', async () => {
    const answers: string[] = [];
    for (let times = 0; times < 205; times += 1)
      answers.push(toApiError(await comeBack(overTls(), { code: 'a', state: 'b' }, undefined)));
    expect(new Set(answers)).toEqual(new Set(['400 wrong_code', '429 too_many']));
    expect((await leaveForProvider(overTls())).answer.statusCode).toBe(429);
    const limit = `SELECT ip_prefix FROM audit_log WHERE action = 'throttle.limit-reached'`;
    expect(await overTls().deps.db.query(limit)).toEqual([{ ip_prefix: '127.0.0.0/24' }]);
    overTls().clock.advance(16 * 60_000);
    expect((await leaveForProvider(overTls())).answer.statusCode).toBe(302);
  });
});
