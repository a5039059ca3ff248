import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { User } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
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
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeDeletedAccounts } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { requestDeletion, keep } = accountEndpoints;

const createPatient = (wanted = {}) => asPatient(testApp(), { password: goodPassword, ...wanted });
const ask = (person: Person, password: string | undefined = goodPassword) =>
  callApi(testApp(), requestDeletion, { body: { password } }, person.access);
const wishes = async (): Promise<unknown[]> =>
  testApp().deps.db.query(`SELECT user_id FROM account_deletions`);
const exists = async ({ userId }: Person): Promise<boolean> =>
  (await testApp().deps.db.query(`SELECT 1 FROM users WHERE id = $1`, [userId])).length === 1;

describe('deleting one’s account', () => {
  it('is scheduled fourteen days ahead: nothing is removed, other devices are signed out, a mail is sent', async () => {
    const person = await createPatient();
    const another = await asAnotherPatient(testApp());
    const other = await openSessionFor(testApp(), person.userId);
    const due = new Date(testApp().clock.now().getTime() + limits.account.graceMs).toISOString();
    expect((await ask(person)).json<User>().deletes_at).toBe(due);
    expect((await person.call(profileEndpoints.read)).statusCode).toBe(200);
    expect((await callApi(testApp(), profileEndpoints.read, {}, other.access)).statusCode).toBe(
      401,
    );
    const [mail] = await mailsTo(testApp(), person.email);
    expect(mail?.subject).toBe('Your Caretrail account will be deleted');
    expect(mail?.text).toContain('Keep my account');
    const signedIn = await signInWithPassword(testApp(), person.email);
    expect(signedIn.user.deletes_at).toBe(due);
    expect(await mailsTo(testApp(), another.email)).toEqual([]);
    await purgeDeletedAccounts(testApp().deps);
    expect(await exists(person)).toBe(true);
    await person.call(keep);
  });

  it('keeps the first date when it is requested twice', async () => {
    const person = await createPatient();
    const { deletes_at: first } = (await ask(person)).json<User>();
    testApp().clock.advance(60_000);
    expect((await ask(person)).json<User>().deletes_at).toBe(first);
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
    await person.call(keep);
  });

  it('can be cancelled with one button', async () => {
    const person = await createPatient();
    await ask(person);
    expect((await person.call(keep)).json<User>()).not.toHaveProperty('deletes_at');
    expect((await person.call(keep)).statusCode).toBe(200);
    expect((await mailsTo(testApp(), person.email)).map(({ subject }) => subject)).toEqual([
      'Your Caretrail account will not be deleted',
      'Your Caretrail account will be deleted',
    ]);
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'account.deletion-requested done',
      'account.kept done',
    ]);
    const isKept = async () => {
      await purgeDeletedAccounts(testApp().deps);
      return exists(person);
    };
    testApp().clock.advance(limits.account.graceMs);
    expect(await isKept()).toBe(true);
  });

  it('requires the password, and a second step in the last minutes', async () => {
    const person = await createPatient();
    for (const wrong of ['not it', undefined]) {
      const answer = await callApi(
        testApp(),
        requestDeletion,
        { body: { ...(wrong && { password: wrong }) } },
        person.access,
      );
      expect(outcomeOf(answer)).toBe('400 wrong_credentials');
    }
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await ask(person))).toBe('403 reauth_required');
    expect(await wishes()).toEqual([]);
  });

  it('needs no password where there is none', async () => {
    const person = await asPatient(testApp());
    expect(
      (await callApi(testApp(), requestDeletion, { body: {} }, person.access)).statusCode,
    ).toBe(200);
    await person.call(keep);
  });

  it('is refused to the last administrator, and to one of the last two who request it at once', async () => {
    const [one, two] = [
      await asAdministrator(testApp(), { password: goodPassword }),
      await asAdministrator(testApp(), { password: goodPassword }),
    ];
    await insertUser(testApp(), { user_type: 'administrator', status: 'inactive' });
    const answers = await Promise.all([ask(one), ask(two)]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 conflict']);
    expect(await wishes()).toHaveLength(1);
    const isOneGoing = answers[0]?.statusCode === 200;
    const [going, staying] = isOneGoing ? [one, two] : [two, one];
    // The other administrator is closed in between: this one is needed.
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      staying.userId,
    ]);
    testApp().clock.advance(limits.account.graceMs);
    await purgeDeletedAccounts(testApp().deps);
    expect(await exists(going)).toBe(true);
    await testApp().deps.db.execute(`UPDATE users SET status = 'active' WHERE id = $1`, [
      staying.userId,
    ]);
    await purgeDeletedAccounts(testApp().deps);
    expect([await exists(going), await exists(staying)]).toEqual([false, true]);
  });
});
