import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser, type NewUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { codeIn, mailsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { comeBack, leaveForProvider, refusalOf, signInByProvider } from '../../testing/provider-sign-in.ts';
import { visitProvider } from '../../testing/provider-visit.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { linkIdentity } from './provider-link.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  provider: identityByOidc({ ...peer.settings, trustAmr: false }, systemClock),
});

const { issuer } = peer.settings;
const ada = { sub: 'ada', email: 'ada@elsewhere.example', email_verified: true };
beforeEach(() => Object.assign(peer.behaviour, { person: ada, rewriteIdToken: null }));

let count = 0;
/** Somebody with an account that is linked, who signs in at the provider next. */
async function linkedPerson(wanted: Partial<NewUser> = {}) {
  const { deps } = testApp();
  count += 1;
  const subject = `person-${count}`;
  const created = await insertUser(testApp(), wanted);
  await linkIdentity({ ...deps, termsVersion: deps.terms.version }, { email: created.email, issuer, subject });
  peer.behaviour.person = { ...ada, sub: subject };
  return { ...created, subject };
}

const newestAudit = () =>
  testApp().deps.db.one<{ action: string; outcome: string; reason: string | null; actor_id: string | null }>(
    `SELECT action, outcome, reason, actor_id FROM audit_log ORDER BY id DESC LIMIT 1`,
  );

describe('security.md 2.6 sign-in by a provider', () => {
  it('§7 begins with a redirect and a cookie that only this browser has; no secret lies in the table', async () => {
    const { answer, url, setCookie, cookie } = await leaveForProvider(testApp());
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookie).toMatch(/^oidc_tx=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const asks = new URL(url).searchParams;
    expect(url.startsWith(issuer)).toBe(true);
    expect(asks.get('redirect_uri')).toBe('http://localhost:4000/oauth/callback');
    const stored = JSON.stringify(await testApp().deps.db.query('SELECT * FROM provider_sign_ins'));
    expect(stored).toContain(asks.get('nonce'));
    for (const secret of [asks.get('state'), cookie.split('=')[1]]) expect(stored).not.toContain(secret);
  });

  it('§4.1 gives a linked person tokens that open nothing but the second factor, which then follows', async () => {
    const person = await linkedPerson();
    const answer = await signInByProvider(testApp());
    expect(answer.statusCode).toBe(200);
    const { access, refresh, user } = answer.json<TokensAndUser>();
    expect(user).toMatchObject({ id: person.id, is_primary_email: true });
    expect(decodeJwt(access)).toMatchObject({ sub: person.id, aal: 1, amr: ['fed'] });
    expect(refresh).toBeTruthy();
    expect(await newestAudit()).toEqual({ action: 'sign-in.provider', outcome: 'done', reason: null, actor_id: person.id });

    await callApi(testApp(), authEndpoints.sendEmailCode, {}, access);
    const [mail] = await mailsTo(testApp(), person.email);
    const code = mail ? codeIn(mail) : '';
    const passed = await callApi(testApp(), authEndpoints.verifyEmailCode, { body: { code } }, access);
    expect(decodeJwt(passed.json<TokensAndUser>().access)).toMatchObject({ aal: 2, amr: ['fed', 'otp_email'] });
  });

  it('takes the cookie back with the tokens', async () => {
    await linkedPerson();
    expect((await signInByProvider(testApp())).headers['set-cookie']).toMatch(/^oidc_tx=; Path=\/; Max-Age=0;/);
  });

  it('says in the settings that there is such a sign-in', async () => {
    const settings = await callApi(testApp(), operationsEndpoints.settings);
    expect(settings.json()).toMatchObject({ provider_sign_in: true });
  });

  it('knows a person by issuer and subject, never by the e-mail address', async () => {
    const person = await linkedPerson();
    const other = await insertUser(testApp());
    peer.behaviour.person = { sub: person.subject, email: other.email, email_verified: true };
    expect((await signInByProvider(testApp())).json<TokensAndUser>().user.id).toBe(person.id);
  });
});

describe('security.md 2.6 what comes back is taken once, in time, from the browser that left', () => {
  it('refuses the same return a second time', async () => {
    await linkedPerson();
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    expect(refusalOf(await comeBack(testApp(), returned, cookie))).toBe('200 ok');
    expect(refusalOf(await comeBack(testApp(), returned, cookie))).toBe('400 wrong_code');
    expect(await newestAudit()).toMatchObject({ action: 'sign-in.provider', outcome: 'refused', reason: 'unknown state' });
  });

  it('of twenty at once, lets one through', async () => {
    await linkedPerson();
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(testApp(), returned, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(19).fill(400)]);
  });

  it('refuses a code that was redeemed, brought with a new sign-in', async () => {
    await linkedPerson();
    const first = await leaveForProvider(testApp());
    const { code = '', ...rest } = await visitProvider(first.url);
    await comeBack(testApp(), { code, ...rest }, first.cookie);
    const second = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(second.url)), code };
    expect(refusalOf(await comeBack(testApp(), returned, second.cookie))).toBe('400 wrong_code');
    expect(await newestAudit()).toMatchObject({ reason: 'OAUTH_RESPONSE_BODY_ERROR invalid_grant' });
  });

  it('refuses a state that nobody was given', async () => {
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(url)), state: 'x'.repeat(43) };
    const answer = await comeBack(testApp(), returned, cookie);
    expect(refusalOf(answer)).toBe('400 wrong_code');
    expect(answer.json<{ detail: string }>().detail).toContain('Please start again.');
  });

  it('refuses another browser, with no cookie or its own, and leaves the sign-in to its owner', async () => {
    await linkedPerson();
    const { url, cookie } = await leaveForProvider(testApp());
    const elsewhere = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    for (const foreign of [undefined, elsewhere.cookie, 'oidc_tx=', 'oidc_tx=short', cookie.replace('oidc_tx', 'other')]) {
      expect(refusalOf(await comeBack(testApp(), returned, foreign))).toBe('400 wrong_code');
    }
    expect(refusalOf(await comeBack(testApp(), returned, `theme=dark; ${cookie}; a=b`))).toBe('200 ok');
  });

  it('refuses after ten minutes, and forgets it after an hour more', async () => {
    const { clock, deps } = testApp();
    await linkedPerson();
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    clock.advance(10 * 60_000);
    const answer = await comeBack(testApp(), returned, cookie);
    expect(refusalOf(answer)).toBe('400 expired_code');
    expect(await newestAudit()).toMatchObject({ reason: 'expired' });

    await leaveForProvider(testApp());
    clock.advance(71 * 60_000);
    await leaveForProvider(testApp());
    expect(await deps.db.one('SELECT count(*)::int FROM provider_sign_ins')).toEqual({ count: 1 });
  });

  it('refuses a foreign iss parameter, a foreign issuer, audience or nonce in the token, with one sentence', async () => {
    await linkedPerson();
    const { url, cookie } = await leaveForProvider(testApp());
    const returned = { ...(await visitProvider(url)), iss: 'https://elsewhere.example' };
    const answers = [await comeBack(testApp(), returned, cookie)];
    for (const claim of [{ iss: 'https://elsewhere.example' }, { aud: 'another-app' }, { nonce: 'another' }]) {
      peer.behaviour.rewriteIdToken = (claims, sign) => sign({ ...claims, ...claim });
      answers.push(await signInByProvider(testApp()));
    }
    for (const answer of answers) expect(refusalOf(answer)).toBe('400 wrong_code');
    expect(new Set(answers.map((answer) => answer.json<{ detail: string }>().detail)).size).toBe(1);
    expect(await newestAudit()).toMatchObject({ outcome: 'refused', reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce' });
  });

  it('§8 answers bad input with a sentence', async () => {
    for (const body of [{}, { code: 'a' }, { code: '', state: 'b' }, { code: 'a', state: 'b', error: 'x' }]) {
      expect(refusalOf(await comeBack(testApp(), body, undefined))).toBe('400 invalid_input');
    }
    for (const text of ['\u0000', '\ud800', '💊', "'; DROP TABLE users; --", 'x'.repeat(512)]) {
      const { cookie } = await leaveForProvider(testApp());
      expect(refusalOf(await comeBack(testApp(), { code: text, state: text, iss: text }, cookie))).toBe('400 wrong_code');
    }
  });
});
