import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser, type NewUser } from '../../testing/factories.ts';
import { startOidcPeer, type PersonAtProvider } from '../../testing/oidc-peer.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { atProvider, authDepsOf, identitiesOf } from '../../testing/provider-people.ts';
import { toApiError, signInByProvider } from '../../testing/provider-sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { invite } from './service.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  // The provider is trusted here, to show that an invitation is not enough even then.
  provider: identityByOidc({ ...peer.settings, trustAmr: true }, systemClock),
});
const { issuer } = peer.settings;

const arrives = (person: Partial<PersonAtProvider>): string =>
  atProvider(peer, { amr: ['pwd', 'mfa'], ...person });
const statusOf = (userId: string): Promise<{ status: string }> =>
  testApp().deps.db.one(`SELECT status FROM users WHERE id = $1`, [userId]);

describe('an open invitation and a provider that verified its mailbox', () => {
  async function invited(wanted: Partial<NewUser> = {}) {
    const person = await insertUser(testApp(), {
      status: 'pending',
      terms_version: null,
      preboarding_completed: false,
      ...wanted,
    });
    await invite(authDepsOf(testApp()), testApp().deps.db, person);
    const [mail] = await mailsTo(testApp(), person.email);
    return { ...person, link: mail ? linkIn(mail) : '' };
  }
  const openLink = ({ link }: { link: string }) => {
    const { code = '', email = '' } = Object.fromEntries(
      new URLSearchParams(new URL(link).hash.slice(1)),
    );
    return callApi(testApp(), authEndpoints.verifyResetCode, { body: { email, code } });
  };

  it('activate and link the account, mail the user, and our second factor still follows', async () => {
    const person = await invited();
    const subject = arrives({ email: person.email.toUpperCase() });
    const answer = await signInByProvider(testApp());
    expect(decodeJwt(answer.json<TokensAndUser>().access)).toMatchObject({
      sub: person.id,
      aal: 1,
      amr: ['fed'],
    });
    expect(await statusOf(person.id)).toEqual({ status: 'active' });
    expect(await identitiesOf(testApp(), person.id)).toEqual([{ issuer, subject }]);
    expect((await mailsTo(testApp(), person.email)).map(({ subject: title }) => title)).toContain(
      'A new way to sign in was added to your Caretrail account',
    );
  });

  it('do so once: the mailed link is used up, and the provider does not raise the second sign-in', async () => {
    const person = await invited();
    arrives({ email: person.email });
    await signInByProvider(testApp());
    expect(toApiError(await openLink(person))).toBe('410 link_used');
    expect(
      decodeJwt((await signInByProvider(testApp())).json<TokensAndUser>().access),
    ).toMatchObject({ aal: 1 });
    arrives({ email: person.email });
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 forbidden');
  });

  it.each([
    ['the address is not verified there', {}, false],
    ['it is an administrator’s', { user_type: 'administrator' }, true],
    ['the account is closed', { status: 'inactive' }, true],
  ] as const)('do nothing when %s', async (_, wanted, isVerified) => {
    const person = await invited(wanted);
    const before = await statusOf(person.id);
    arrives({ email: person.email, email_verified: isVerified });
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await statusOf(person.id)).toEqual(before);
    expect(await identitiesOf(testApp(), person.id)).toEqual([]);
  });

  it('do nothing when the mailed link is already in use', async () => {
    const person = await invited();
    expect(toApiError(await openLink(person))).toBe('200 ok');
    arrives({ email: person.email });
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await statusOf(person.id)).toEqual({ status: 'pending' });
  });

  it('do nothing when the invitation is too old', async () => {
    const person = await invited();
    testApp().clock.advance(limits.auth.invitationMs);
    arrives({ email: person.email });
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await statusOf(person.id)).toEqual({ status: 'pending' });
  });
});
