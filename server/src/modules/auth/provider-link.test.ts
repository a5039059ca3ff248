import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser, type NewUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { refusalOf, signInByProvider } from '../../testing/provider-sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { AuthDeps } from './deps.ts';

import { linkIdentity } from './provider-link.ts';
import { invite } from './service.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  // It is trusted here, to show that not even then an invitation is enough.
  provider: identityByOidc({ ...peer.settings, trustAmr: true }, systemClock),
});
const { issuer } = peer.settings;
const authDeps = (): AuthDeps => ({ ...testApp().deps, termsVersion: testApp().deps.terms.version });

let count = 0;
const newSubject = (): string => {
  count += 1;
  return `subject-${count}`;
};
/** Somebody whom the provider knows, with two factors there. */
function arrives(email: string, isVerified = true): string {
  const sub = newSubject();
  peer.behaviour.person = { sub, email, email_verified: isVerified, amr: ['pwd', 'mfa'] };
  return sub;
}
const identitiesOf = (userId: string) =>
  testApp().deps.db.query(`SELECT issuer, subject FROM provider_identities WHERE user_id = $1`, [userId]);
const statusOf = (userId: string) =>
  testApp().deps.db.one<{ status: string }>(`SELECT status FROM users WHERE id = $1`, [userId]);
const newestAudit = () =>
  testApp().deps.db.one(`SELECT action, outcome, reason, actor_id FROM audit_log ORDER BY id DESC LIMIT 1`);

beforeEach(() => {
  peer.behaviour.rewriteIdToken = null;
});

describe('security.md 2.6 an identity that is linked with no account', () => {
  const sentence = 'There is no Caretrail account for this sign-in.';

  it('is refused: accounts are made by invitation', async () => {
    arrives('nobody@example.org');
    const answer = await signInByProvider(testApp());
    expect(refusalOf(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain(sentence);
    expect(await newestAudit()).toEqual({ action: 'sign-in.provider', outcome: 'refused', reason: 'unknown identity', actor_id: null });
  });

  it('is refused with the same words where its verified e-mail address is that of an account', async () => {
    const { id, email } = await insertUser(testApp());
    arrives(email);
    const answer = await signInByProvider(testApp());
    expect(refusalOf(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain(sentence);
    expect(await identitiesOf(id)).toEqual([]);
  });

  it('leaves no name in the audit log, only a mark that is the same the next time', async () => {
    const sub = arrives('someone@example.org');
    await signInByProvider(testApp());
    await signInByProvider(testApp());
    const rows = await testApp().deps.db.query<{ object_id: string }>(
      `SELECT * FROM audit_log WHERE object_type = 'provider_identity' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows[0]?.object_id).toBe(rows[1]?.object_id);
    expect(JSON.stringify(rows)).not.toContain(sub);
    expect(JSON.stringify(rows)).not.toContain('someone@');
  });
});

describe('security.md 2.6 an open invitation and a provider that vouches for its mailbox', () => {
  async function invited(wanted: Partial<NewUser> = {}) {
    const person = await insertUser(testApp(), { status: 'pending', terms_version: null, preboarding_completed: false, ...wanted });
    await invite(authDeps(), testApp().deps.db, person);
    const [mail] = await mailsTo(testApp(), person.email);
    return { ...person, link: mail ? linkIn(mail) : '' };
  }

  it('accept each other: the account is active and linked, the mail tells, and our second factor still follows', async () => {
    const person = await invited();
    const subject = arrives(person.email.toUpperCase());
    const answer = await signInByProvider(testApp());
    expect(decodeJwt(answer.json<TokensAndUser>().access)).toMatchObject({ sub: person.id, aal: 1, amr: ['fed'] });
    expect(await statusOf(person.id)).toEqual({ status: 'active' });
    expect(await identitiesOf(person.id)).toEqual([{ issuer, subject }]);
    expect((await mailsTo(testApp(), person.email)).map(({ subject: title }) => title)).toContain(
      'Your Caretrail account has another way to sign in',
    );
  });

  it('do so once: the mailed link is used up, and neither is the second sign-in raised by the provider', async () => {
    const person = await invited();
    arrives(person.email);
    await signInByProvider(testApp());
    const { code = '', email = '' } = Object.fromEntries(new URLSearchParams(new URL(person.link).hash.slice(1)));
    expect(refusalOf(await callApi(testApp(), authEndpoints.verifyResetCode, { body: { email, code } }))).toBe('410 link_used');
    expect(decodeJwt((await signInByProvider(testApp())).json<TokensAndUser>().access)).toMatchObject({ aal: 1 });
    arrives(person.email);
    expect(refusalOf(await signInByProvider(testApp()))).toBe('403 forbidden');
  });

  it.each([
    ['the address is not verified there', {}, false],
    ['it is an administrator’s', { user_type: 'administrator' }, true],
    ['the account is closed', { status: 'inactive' }, true],
  ] as const)('do not when %s', async (_, wanted, isVerified) => {
    const person = await invited(wanted);
    const before = await statusOf(person.id);
    arrives(person.email, isVerified);
    expect(refusalOf(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await statusOf(person.id)).toEqual(before);
    expect(await identitiesOf(person.id)).toEqual([]);
  });

  it('do not when the invitation is too old', async () => {
    const person = await invited();
    testApp().clock.advance(limits.auth.invitationMs);
    arrives(person.email);
    expect(refusalOf(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await statusOf(person.id)).toEqual({ status: 'pending' });
  });
});

describe('an account that is linked', () => {
  it('cannot be entered once it is closed, and the audit log knows whose it was', async () => {
    const { id, email } = await insertUser(testApp());
    const subject = arrives(email);
    await linkIdentity(authDeps(), { email, issuer, subject });
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [id]);
    expect(refusalOf(await signInByProvider(testApp()))).toBe('403 forbidden');
    expect(await newestAudit()).toMatchObject({ outcome: 'refused', reason: 'account is inactive', actor_id: id });
  });

  it('of an administrator cannot be entered in production before there is a factor of our own', async () => {
    const { email } = await insertUser(testApp(), { user_type: 'administrator', is_primary_email: false });
    const subject = arrives(email);
    await linkIdentity(authDeps(), { email, issuer, subject });
    const answer = await signInByProvider(testApp());
    expect(refusalOf(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain('set up your authenticator app first');
  });
});

describe('the operator links an identity with an account', () => {
  it('once, however often it is asked for, and the person is told', async () => {
    const { id, email } = await insertUser(testApp());
    const subject = newSubject();
    for (let times = 0; times < 2; times += 1) await linkIdentity(authDeps(), { email: email.toUpperCase(), issuer, subject });
    expect(await identitiesOf(id)).toEqual([{ issuer, subject }]);
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
    expect(await newestAudit()).toMatchObject({ action: 'provider.linked', outcome: 'done', reason: 'operator' });
  });

  it('never to a second account, and never to one that is not active', async () => {
    const [one, two] = [await insertUser(testApp()), await insertUser(testApp())];
    const pending = await insertUser(testApp(), { status: 'pending' });
    const subject = newSubject();
    await linkIdentity(authDeps(), { email: one.email, issuer, subject });
    await expect(linkIdentity(authDeps(), { email: two.email, issuer, subject })).rejects.toMatchObject({ code: 'conflict' });
    for (const email of [pending.email, 'nobody@example.org']) {
      await expect(linkIdentity(authDeps(), { email, issuer, subject: newSubject() })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
