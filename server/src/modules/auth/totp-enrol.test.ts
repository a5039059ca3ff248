import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { mailsTo } from '../../testing/outbox.ts';
import {
  asAdministrator,
  asAnotherPatient,
  asPatient,
  callApi,
  type Person,
} from '../../testing/people.ts';
import { appCode, mailedCode, setUpApp, wrongFor } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const minute = 60_000;

const enrol = (access: string) => callApi(testApp(), authEndpoints.enrolTotp, {}, access);
const confirm = (access: string, code: string) =>
  callApi(testApp(), authEndpoints.confirmTotp, { body: { code } }, access);
/** A patient who is required to use an app and has none yet. */
const withoutFactor = () => asPatient(testApp(), { aal: 1, is_primary_email: false });
const begun = async (person: Pick<Person, 'access'>) =>
  (await enrol(person.access)).json<{ secret: string; otpauth_uri: string }>();

describe('setting up an authenticator app', () => {
  it('begins with a secret of 160 bits, as text and as the address for the QR code', async () => {
    const person = await withoutFactor();
    const { secret, otpauth_uri } = await begun(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauth_uri).toContain(
      `otpauth://totp/Caretrail:${encodeURIComponent(person.email)}?secret=${secret}`,
    );
  });

  it('ends with its first code: ten recovery codes, new tokens of level 2, a mail', async () => {
    const person = await withoutFactor();
    const { secret } = await begun(person);
    const answer = await confirm(person.access, await appCode(testApp(), secret));
    const {
      access,
      user,
      recovery_codes: codes,
    } = answer.json<TokensAndUser & { recovery_codes: string[] }>();
    expect(user).toMatchObject({ is_primary_mfa: true, is_primary_email: false });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^0\d(-[0-9a-hjkmnp-tv-z]{4}){4}$/);
    expect(outcomeOf(await enrol(person.access))).toBe('401 invalid_token');
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access))).toBe('200');
    expect((await mailsTo(testApp(), person.email)).map(({ subject }) => subject)).toEqual([
      'An authenticator app was set up for Caretrail',
    ]);
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'factor.app-added done',
      'sign-in.app-code done',
    ]);
  });

  it('signs out every other device, also when another app replaces it', async () => {
    const person = await asPatient(testApp());
    const another = await asAnotherPatient(testApp());
    const elsewhere = async () => (await openSessionFor(testApp(), person.userId)).access;
    const readBy = async (access: string) =>
      outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access));
    const before = await elsewhere();
    const first = await setUpApp(testApp(), person);
    expect(await readBy(before)).toBe('401 invalid_token');
    const openedDuring = await elsewhere();
    const second = await setUpApp(testApp(), { ...person, access: first.access });
    expect(await readBy(openedDuring)).toBe('401 invalid_token');
    expect(await readBy(second.access)).toBe('200');
    expect(await readBy(another.access)).toBe('200');
  });

  it('accepts the first code once in twenty concurrent requests', async () => {
    const person = await withoutFactor();
    const { secret } = await begun(person);
    const code = await appCode(testApp(), secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(person.access, code)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('refuses a wrong code and one where no set-up was begun, and pauses after five', async () => {
    const person = await withoutFactor();
    expect(outcomeOf(await confirm(person.access, '123456'))).toBe('400 expired_code');
    const { secret } = await begun(person);
    const code = await appCode(testApp(), secret);
    for (let i = 0; i < 4; i += 1)
      expect(outcomeOf(await confirm(person.access, wrongFor(code)))).toBe('400 wrong_code');
    expect(outcomeOf(await confirm(person.access, code))).toBe('429 too_many');
  });

  it('has to be finished within a quarter of an hour', async () => {
    const person = await asPatient(testApp());
    const { secret } = await begun(person);
    await testApp().deps.db.execute(
      `UPDATE totp_factors SET pending_at = pending_at - interval '15 minutes' WHERE user_id = $1`,
      [person.userId],
    );
    expect(outcomeOf(await confirm(person.access, await appCode(testApp(), secret)))).toBe(
      '400 expired_code',
    );
  });

  it('stores the secret encrypted, for its owner only', async () => {
    const [person, another] = [await withoutFactor(), await withoutFactor()];
    const [{ secret }] = [await begun(person), await begun(another)];
    const { db } = testApp().deps;
    const stored = await db.one<{ pending_sealed: Buffer }>(
      `SELECT pending_sealed FROM totp_factors WHERE user_id = $1`,
      [person.userId],
    );
    expect(stored.pending_sealed.toString('latin1')).not.toContain(secret);
    await db.execute(`UPDATE totp_factors SET pending_sealed = $2 WHERE user_id = $1`, [
      another.userId,
      stored.pending_sealed,
    ]);
    expect(outcomeOf(await confirm(another.access, await appCode(testApp(), secret)))).toBe(
      '400 wrong_code',
    );
  });
});

describe('setting up an app is allowed', () => {
  it('not with the password alone for a user with a second factor, because the password would then be enough', async () => {
    const byMail = await asPatient(testApp(), { aal: 1 });
    expect(outcomeOf(await enrol(byMail.access))).toBe('403 mfa_required');
    expect(outcomeOf(await confirm(byMail.access, '123456'))).toBe('403 mfa_required');
    const { email } = await insertUser(testApp(), {
      password: goodPassword,
      is_primary_email: false,
    });
    await setUpApp(testApp(), await signInWithPassword(testApp(), email));
    const { access } = await signInWithPassword(testApp(), email);
    expect(outcomeOf(await enrol(access))).toBe('403 mfa_required');
  });

  it('with the password alone for an administrator without an app, and it opens the administration', async () => {
    const { email } = await insertUser(testApp(), {
      user_type: 'administrator',
      password: goodPassword,
    });
    const first = await signInWithPassword(testApp(), email);
    // §2.2 rule 3 sends to /mfa, not to /verify, which would refuse.
    expect(first.user.is_primary_email).toBe(false);
    const { access } = await setUpApp(testApp(), first);
    expect(outcomeOf(await callApi(testApp(), usersEndpoints.list, {}, access))).toBe('200');
  });

  it('after the e-mail code, for ten minutes; then the second step is required again', async () => {
    const person = await asPatient(testApp());
    expect(outcomeOf(await enrol(person.access))).toBe('200');
    await testApp().deps.db.execute(
      `UPDATE sessions SET factor_at = factor_at - interval '10 minutes' WHERE user_id = $1`,
      [person.userId],
    );
    expect(outcomeOf(await enrol(person.access))).toBe('403 reauth_required');
    await person.call(authEndpoints.sendEmailCode);
    const code = await mailedCode(testApp(), person);
    const again = await person.call(authEndpoints.verifyEmailCode, { body: { code } });
    expect(outcomeOf(await enrol(again.json<TokensAndUser>().access))).toBe('200');
  });

  it('not to a mailbox that reset the password in the last three days', async () => {
    const { email, id } = await insertUser(testApp(), { password: goodPassword });
    await testApp().deps.db.execute(
      `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at, grant_used_at)
       VALUES ($1, $2, 'reset', 'x', $3, $3, $3)`,
      [testApp().deps.ids.next(), id, testApp().clock.now().toISOString()],
    );
    const passed = async (): Promise<string> => {
      const { access } = await signInWithPassword(testApp(), email);
      await callApi(testApp(), authEndpoints.sendEmailCode, {}, access);
      const body = { code: await mailedCode(testApp(), { email }) };
      return (
        await callApi(testApp(), authEndpoints.verifyEmailCode, { body }, access)
      ).json<TokensAndUser>().access;
    };
    expect(outcomeOf(await enrol(await passed()))).toBe('403 forbidden');
    testApp().clock.advance(72 * 60 * minute);
    expect(outcomeOf(await enrol(await passed()))).toBe('200');
  });

  it('on a new phone, which replaces the old one only with its own first code and voids the old codes', async () => {
    const person = await asPatient(testApp());
    const old = await setUpApp(testApp(), person);
    const { secret } = await begun(old);
    testApp().clock.advance(30_000);
    const { email } = person;
    await testApp().deps.db.execute(`UPDATE users SET password_hash = $2 WHERE id = $1`, [
      person.userId,
      await cheapHashing.hash(goodPassword),
    ]);
    const verify = async (code: string) => {
      const { access } = await signInWithPassword(testApp(), email);
      return callApi(testApp(), authEndpoints.verifyTotp, { body: { code } }, access);
    };
    expect(outcomeOf(await verify(await appCode(testApp(), secret)))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(await appCode(testApp(), old.secret)))).toBe('200');
    expect(outcomeOf(await confirm(old.access, await appCode(testApp(), secret)))).toBe('200');
    testApp().clock.advance(30_000);
    expect(outcomeOf(await verify(await appCode(testApp(), old.secret)))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(old.recovery_codes[0] ?? ''))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(await appCode(testApp(), secret)))).toBe('200');
  });

  it('not from an administrator’s session that was opened as a patient’s by e-mail code', async () => {
    const person = await asPatient(testApp());
    const { db } = testApp().deps;
    await db.execute(`UPDATE sessions SET amr = '{pwd,otp_email}' WHERE user_id = $1`, [
      person.userId,
    ]);
    await db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [person.userId]);
    expect(outcomeOf(await person.call(usersEndpoints.list))).toBe('403 mfa_required');
    const administrator = await asAdministrator(testApp());
    expect(outcomeOf(await administrator.call(usersEndpoints.list))).toBe('200');
  });
});
