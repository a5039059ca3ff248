import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { codeIn, mailsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { linkedPerson, newestAudit } from '../../testing/provider-people.ts';
import { leaveForProvider, signInByProvider } from '../../testing/provider-sign-in.ts';
import { visitProvider } from '../../testing/provider-visit.ts';
import { useTestApp } from '../../testing/test-app.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  provider: identityByOidc({ ...peer.settings, trustAmr: false }, systemClock),
});

describe('sign-in by a provider', () => {
  it('§7 begins with a redirect and a cookie of this browser; no secret is in the table', async () => {
    const { answer, url, setCookie, cookie } = await leaveForProvider(testApp());
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookie).toMatch(/^oidc_tx=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const asks = new URL(url).searchParams;
    expect(url.startsWith(peer.settings.issuer)).toBe(true);
    expect(asks.get('redirect_uri')).toBe('http://localhost:4000/oauth/callback');
    const stored = JSON.stringify(await testApp().deps.db.query('SELECT * FROM provider_sign_ins'));
    expect(stored).toContain(asks.get('nonce'));
    for (const secret of [asks.get('state'), cookie.split('=')[1]])
      expect(stored).not.toContain(secret);
  });

  it('§3 begins its state with the browser’s half, and never with that alone', async () => {
    const state = 'b'.repeat(43);
    const stateOf = async () => {
      const { url } = await leaveForProvider(testApp(), '*/*', { state });
      return new URL(url).searchParams.get('state') ?? '';
    };
    const [first, second] = [await stateOf(), await stateOf()];
    expect(first).toMatch(new RegExp(`^${state}\\.[\\w-]{43}$`));
    expect(second).not.toBe(first);
    const { answer } = await leaveForProvider(testApp(), '*/*', { state: 'short' });
    expect(answer.statusCode).toBe(400);
  });

  it('§4.1 gives a linked user tokens that open only the second factor, which then follows', async () => {
    const person = await linkedPerson(testApp(), peer);
    const answer = await signInByProvider(testApp());
    expect(answer.statusCode).toBe(200);
    const { access, refresh, user } = answer.json<TokensAndUser>();
    expect(user).toMatchObject({ id: person.id, is_primary_email: true });
    expect(decodeJwt(access)).toMatchObject({ sub: person.id, aal: 1, amr: ['fed'] });
    expect(refresh).toBeTruthy();
    expect(await newestAudit(testApp())).toEqual({
      action: 'sign-in.provider',
      outcome: 'done',
      reason: null,
      actor_id: person.id,
    });

    await callApi(testApp(), authEndpoints.sendEmailCode, {}, access);
    const [mail] = await mailsTo(testApp(), person.email);
    const code = mail ? codeIn(mail) : '';
    const passed = await callApi(
      testApp(),
      authEndpoints.verifyEmailCode,
      { body: { code } },
      access,
    );
    expect(decodeJwt(passed.json<TokensAndUser>().access)).toMatchObject({
      aal: 2,
      amr: ['fed', 'otp_email'],
    });
  });

  it('removes the cookie when it returns the tokens', async () => {
    await linkedPerson(testApp(), peer);
    expect((await signInByProvider(testApp())).headers['set-cookie']).toMatch(
      /^oidc_tx=; Path=\/; Max-Age=0;/,
    );
  });

  it('announces in the settings that this sign-in exists', async () => {
    const settings = await callApi(testApp(), operationsEndpoints.settings);
    expect(settings.json()).toMatchObject({ provider_sign_in: true });
  });

  it('identifies a user by issuer and subject, never by the e-mail address', async () => {
    const person = await linkedPerson(testApp(), peer);
    const other = await insertUser(testApp());
    peer.behaviour.person = { sub: person.subject, email: other.email, email_verified: true };
    expect((await signInByProvider(testApp())).json<TokensAndUser>().user.id).toBe(person.id);
  });

  it('returns a user who declines there with an error and no code', async () => {
    peer.behaviour.person = null;
    const { url } = await leaveForProvider(testApp());
    const returned = await visitProvider(url);
    expect(returned).toMatchObject({ error: 'access_denied', state: expect.any(String) });
    expect(returned).not.toHaveProperty('code');
  });
});
