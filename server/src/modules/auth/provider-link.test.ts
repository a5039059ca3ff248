import { afterAll, describe, expect, it } from 'vitest';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import { systemClock } from '../../ports/clock.ts';
import { insertUser } from '../../testing/factories.ts';
import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { mailsTo } from '../../testing/outbox.ts';
import {
  atProvider,
  authDepsOf,
  identitiesOf,
  linkedPerson,
  newestAudit,
} from '../../testing/provider-people.ts';
import { toApiError, signInByProvider } from '../../testing/provider-sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { linkIdentity } from './provider-link.ts';

const peer = await startOidcPeer(['http://localhost:4000/oauth/callback']);
afterAll(() => peer.stop());
const testApp = useTestApp({
  provider: identityByOidc({ ...peer.settings, trustAmr: false }, systemClock),
});
const { issuer } = peer.settings;

describe('an identity that is linked with no account', () => {
  const sentence = 'There is no Caretrail account for this sign-in.';

  it('is refused, because accounts are created by invitation', async () => {
    atProvider(peer, { email: 'nobody@example.org' });
    const answer = await signInByProvider(testApp());
    expect(toApiError(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain(sentence);
    expect(await newestAudit(testApp())).toEqual({
      action: 'sign-in.provider',
      outcome: 'refused',
      reason: 'unknown identity',
      actor_id: null,
    });
  });

  it('is refused with the same text when its verified e-mail address belongs to an account', async () => {
    const { id, email } = await insertUser(testApp());
    atProvider(peer, { email });
    const answer = await signInByProvider(testApp());
    expect(toApiError(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain(sentence);
    expect(await identitiesOf(testApp(), id)).toEqual([]);
  });

  it('is refused when only its subject matches a user of another provider', async () => {
    const { email } = await insertUser(testApp());
    const subject = atProvider(peer, { email: 'namesake@example.org' });
    await linkIdentity(authDepsOf(testApp()), {
      email,
      issuer: 'https://another.example',
      subject,
    });
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 forbidden');
  });

  it('leaves no name in the audit log, only a mark that is the same the next time', async () => {
    const sub = atProvider(peer, { email: 'someone@example.org' });
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

describe('an account that is linked', () => {
  it('refuses a sign-in once it is closed, tells its owner so, and logs the account', async () => {
    const { id } = await linkedPerson(testApp(), peer);
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [id]);
    expect(toApiError(await signInByProvider(testApp()))).toBe('403 account_closed');
    expect(await newestAudit(testApp())).toMatchObject({
      outcome: 'refused',
      reason: 'account is inactive',
      actor_id: id,
    });
  });

  it('of an administrator refuses a sign-in in production before it has our own factor', async () => {
    await linkedPerson(testApp(), peer, { user_type: 'administrator', is_primary_email: false });
    const answer = await signInByProvider(testApp());
    expect(toApiError(answer)).toBe('403 forbidden');
    expect(answer.json<{ detail: string }>().detail).toContain(
      'set up your authenticator app first',
    );
  });
});

describe('the operator links an identity with an account', () => {
  it('once, however often the command runs, and the user gets a mail', async () => {
    const { id, email } = await insertUser(testApp());
    const subject = atProvider(peer);
    for (let times = 0; times < 2; times += 1)
      await linkIdentity(authDepsOf(testApp()), { email: email.toUpperCase(), issuer, subject });
    expect(await identitiesOf(testApp(), id)).toEqual([{ issuer, subject }]);
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
    expect(await newestAudit(testApp())).toMatchObject({
      action: 'provider.linked',
      outcome: 'done',
      reason: 'operator',
    });
  });

  it('never with a second account, and never with one that is not active', async () => {
    const [one, two] = [await insertUser(testApp()), await insertUser(testApp())];
    const pending = await insertUser(testApp(), { status: 'pending' });
    const subject = atProvider(peer);
    await linkIdentity(authDepsOf(testApp()), { email: one.email, issuer, subject });
    await expect(
      linkIdentity(authDepsOf(testApp()), { email: two.email, issuer, subject }),
    ).rejects.toMatchObject({ code: 'conflict' });
    for (const email of [pending.email, 'nobody@example.org']) {
      await expect(
        linkIdentity(authDepsOf(testApp()), { email, issuer, subject: atProvider(peer) }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
