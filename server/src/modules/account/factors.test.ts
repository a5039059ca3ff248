import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Account } from '@caretrail/contract/account/schema';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { mailsTo } from '../../testing/outbox.ts';
import {
  asAdministrator,
  asAnotherPatient,
  asPatient,
  callApi,
  type Person,
} from '../../testing/people.ts';
import { appCode, mailedCode, setUpApp } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { read, renewRecoveryCodes, useEmailCode } = accountEndpoints;

/** A user with an app, in the session that set it up. */
async function withApp(person: Person) {
  const { access, secret, recovery_codes } = await setUpApp(testApp(), person);
  const call = (endpoint: typeof read | typeof renewRecoveryCodes | typeof useEmailCode) =>
    callApi(testApp(), endpoint, {}, access);
  return { ...person, access, secret, codes: recovery_codes, call };
}
const factsOf = async (access: string): Promise<Account> =>
  (await callApi(testApp(), read, {}, access)).json<Account>();
const verify = async (userId: string, code: string) => {
  const { access } = await openSessionFor(testApp(), userId, 1);
  return callApi(testApp(), authEndpoints.verifyTotp, { body: { code } }, access);
};

describe('the second step of the own account', () => {
  it('is returned as it is, without a secret', async () => {
    const person = await asPatient(testApp());
    expect(await factsOf(person.access)).toMatchObject({
      email: person.email,
      app_since: null,
      uses_email_code: true,
      may_use_email_code: true,
      recovery_codes_left: 0,
      deletes_at: null,
    });
    const { access, codes } = await withApp(person);
    expect(await factsOf(access)).toMatchObject({
      app_since: testApp().clock.now().toISOString(),
      uses_email_code: false,
      recovery_codes_left: 10,
    });
    await verify(person.userId, codes[0] ?? '');
    const { access: later } = await openSessionFor(testApp(), person.userId);
    expect(await factsOf(later)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('gets new recovery codes: the earlier ones stop working, and no other user’s do', async () => {
    const person = await withApp(await asPatient(testApp()));
    const another = await withApp(await asAnotherPatient(testApp()));
    const made = (await person.call(renewRecoveryCodes)).json<{ recovery_codes: string[] }>();
    expect(new Set([...made.recovery_codes, ...person.codes]).size).toBe(20);
    expect(outcomeOf(await verify(person.userId, person.codes[0] ?? ''))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(person.userId, made.recovery_codes[0] ?? ''))).toBe('200');
    expect(outcomeOf(await verify(another.userId, another.codes[0] ?? ''))).toBe('200');
    const [mail] = await mailsTo(testApp(), another.email);
    expect(mail?.subject).toBe('A recovery code was used to sign in to Caretrail');
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail).toContain('factor.recovery-codes-renewed done');
  });

  it('gets new recovery codes at most ten times in an hour, because each call computes ten hashes', async () => {
    const person = await withApp(await asPatient(testApp()));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => person.call(renewRecoveryCodes)),
    );
    const outcomes = answers.map(outcomeOf).toSorted();
    expect(outcomes).toEqual([...Array<string>(10).fill('200'), '429 too_many', '429 too_many']);
  });

  it('has recovery codes only with an app', async () => {
    const person = await asPatient(testApp());
    expect(outcomeOf(await person.call(renewRecoveryCodes))).toBe('409 conflict');
  });

  it('can go back to the code by e-mail: the app and its codes are removed, other devices signed out', async () => {
    const person = await withApp(await asPatient(testApp()));
    const elsewhere = await openSessionFor(testApp(), person.userId);
    const answer = await person.call(useEmailCode);
    expect(answer.json()).toMatchObject({ is_primary_email: true, is_primary_mfa: false });
    const there = await callApi(testApp(), read, {}, elsewhere.access);
    expect(outcomeOf(there)).toBe('401 invalid_token');
    expect(await factsOf(person.access)).toMatchObject({
      app_since: null,
      uses_email_code: true,
      recovery_codes_left: 0,
    });
    const code = await appCode(testApp(), person.secret, 30);
    expect(outcomeOf(await verify(person.userId, code))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(person.userId, person.codes[1] ?? ''))).toBe('400 wrong_code');
    const { access } = await openSessionFor(testApp(), person.userId, 1);
    const sent = await callApi(testApp(), authEndpoints.sendEmailCode, {}, access);
    expect(sent.statusCode).toBe(200);
    expect((await person.call(useEmailCode)).statusCode).toBe(200);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'factor.app-removed done')).toHaveLength(1);
  });

  it('of an administrator has to stay an app', async () => {
    const person = await withApp(await asAdministrator(testApp(), { is_primary_email: false }));
    expect(outcomeOf(await person.call(useEmailCode))).toBe('403 forbidden');
    expect((await factsOf(person.access)).may_use_email_code).toBe(false);
  });

  it('is changed only shortly after it was passed; confirming it is no sign-in', async () => {
    const person = await asPatient(testApp());
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await person.call(authEndpoints.enrolTotp))).toBe('403 reauth_required');
    await person.call(authEndpoints.sendEmailCode);
    const body = { code: await mailedCode(testApp(), person) };
    const confirmed = await person.call(authEndpoints.verifyEmailCode, { body });
    const { access } = confirmed.json<{ access: string }>();
    expect((await callApi(testApp(), authEndpoints.enrolTotp, {}, access)).statusCode).toBe(200);
    expect((await auditTrailOf(testApp(), person.userId)).at(-1)).toBe('confirmed.email-code done');
    const { last_login } = await testApp().deps.db.one<{ last_login: string | null }>(
      `SELECT last_login FROM users WHERE id = $1`,
      [person.userId],
    );
    expect(last_login).toBeNull();
    for (const endpoint of [renewRecoveryCodes, useEmailCode]) {
      const other = await withApp(await asPatient(testApp()));
      await makeStale(testApp(), other.userId);
      expect(outcomeOf(await other.call(endpoint))).toBe('403 reauth_required');
    }
  });
});
