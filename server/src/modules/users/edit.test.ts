import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserAction, UserDetail } from '@caretrail/contract/users/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { actOn, changeRole, someReason } from '../../testing/act-on.ts';
import { atOnce } from '../../testing/at-once.ts';
import { auditRowsOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
let administrator: Person;
beforeEach(async () => {
  // Without the users of earlier tests: the number of administrators matters here.
  await testApp().deps.db.execute(`UPDATE users SET status = 'inactive'`);
  administrator = await asAdministrator(testApp());
});

const signIn = async (email: string, password = goodPassword): Promise<string> =>
  outcomeOf(await callFrom(testApp(), authEndpoints.login, { body: { email, password } }));
const refresh = async ({ refresh: token }: Person): Promise<string> =>
  outcomeOf(await callFrom(testApp(), authEndpoints.refresh, { body: { refresh: token } }));
const withPassword = () => asPatient(testApp(), { password: goodPassword });
const newestMail = async ({ email }: Pick<Person, 'email'>) => (await mailsTo(testApp(), email))[0];
const hashParams = (link: string) => new URLSearchParams(new URL(link).hash.slice(1));
const choosePassword = async (email: string, link: string, password: string) => {
  const body = { email, code: hashParams(link).get('code') ?? '' };
  const answer = await callFrom(testApp(), authEndpoints.verifyResetCode, { body });
  if (answer.statusCode >= 400) return outcomeOf(answer);
  const { token } = answer.json<{ token: string }>();
  return outcomeOf(
    await callFrom(testApp(), authEndpoints.resetPassword, { body: { token, password } }),
  );
};

describe('PATCH /api/user/{id}/', () => {
  it('deactivates an account: every session ends at once, and no sign-in works', async () => {
    const person = await withPassword();
    const answer = await actOn(administrator, person.userId, 'deactivate');
    expect(answer.json<UserDetail>()).toMatchObject({ status: 'inactive', sessions: [] });
    expect(outcomeOf(await person.call(profileEndpoints.read))).toBe('401 invalid_token');
    expect(await refresh(person)).toBe('401 invalid_token');
    expect(await signIn(person.email)).toBe('403 account_closed');
    expect(await signIn(person.email, 'not the password')).toBe('400 wrong_credentials');
    await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email: person.email } });
    expect((await newestMail(person))?.subject).toBe('Your Caretrail account was deactivated');
  });

  it('activates it again: the user signs in as before', async () => {
    const person = await withPassword();
    await actOn(administrator, person.userId, 'deactivate');
    const answer = await actOn(administrator, person.userId, 'activate');
    expect(answer.json<UserDetail>().status).toBe('active');
    expect(await signIn(person.email)).toBe('200');
    // The earlier sessions stay ended.
    expect(await refresh(person)).toBe('401 invalid_token');
  });

  it('activates it before the first password: the account waits for an invitation', async () => {
    const { id, email } = await insertUser(testApp(), { status: 'inactive' });
    const answer = await actOn(administrator, id, 'activate');
    expect(answer.json<UserDetail>().status).toBe('pending');
    expect((await newestMail({ email }))?.subject).toBe('You are invited to Caretrail');
  });

  it('forces a new password: the old one stops working, the link works once', async () => {
    const person = await withPassword();
    await actOn(administrator, person.userId, 'reset_password');
    expect(await signIn(person.email)).toBe('400 wrong_credentials');
    expect(await refresh(person)).toBe('401 invalid_token');
    const mail = await newestMail(person);
    expect(mail?.subject).toBe('Your Caretrail password was reset');
    const link = mail ? linkIn(mail) : '';
    expect(await choosePassword(person.email, link, 'a tin of seven blue pears')).toBe('204');
    expect(await signIn(person.email, 'a tin of seven blue pears')).toBe('200');
    expect(await choosePassword(person.email, link, 'another tin of pears')).toBe('410 link_used');
  });

  it('resets the second step: the app is removed, the code by e-mail replaces it', async () => {
    const person = await withPassword();
    const { access } = await setUpApp(testApp(), person);
    const answer = await actOn(administrator, person.userId, 'reset_factors');
    expect(answer.json<UserDetail>()).toMatchObject({ factors: ['email'], sessions: [] });
    expect(outcomeOf(await callFrom(testApp(), authEndpoints.enrolTotp, { access }))).toBe(
      '401 invalid_token',
    );
    expect((await newestMail(person))?.subject).toBe(
      'Your Caretrail two-step verification was reset',
    );
    expect(outcomeOf(await actOn(administrator, person.userId, 'reset_factors'))).toBe(
      '409 conflict',
    );
  });

  it('changes the role: other calls, from the next sign-in on', async () => {
    const person = await withPassword();
    const promoted = (await changeRole(administrator, person.userId, 'administrator')).json();
    expect(promoted).toMatchObject({ user_type: 'administrator', sessions: [] });
    expect(await refresh(person)).toBe('401 invalid_token');
    const back = (await changeRole(administrator, person.userId, 'patient')).json<UserDetail>();
    // Getting started was done, and the record is the same.
    expect(back).toMatchObject({ preboarding_completed: true, date_of_birth: '1970-01-31' });
  });

  it('gives a user who becomes a patient for the first time a record and the getting-started steps', async () => {
    const other = await asAdministrator(testApp());
    const answer = await changeRole(administrator, other.userId, 'patient');
    expect(answer.json<UserDetail>()).toMatchObject({
      user_type: 'patient',
      preboarding_completed: false,
    });
    const records = `SELECT 1 FROM patients WHERE user_id = $1`;
    expect(await testApp().deps.db.query(records, [other.userId])).toHaveLength(1);
  });

  it.each<UserAction>(['deactivate', 'end_sessions', 'reset_password'])(
    '%s: writes one log entry and sends one mail, both with the reason',
    async (action) => {
      const person = await withPassword();
      await actOn(administrator, person.userId, action);
      const rows = await auditRowsOf(testApp(), administrator.userId);
      expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([['done', someReason]]);
      const mails = await mailsTo(testApp(), person.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(someReason);
    },
  );

  it('requires a recent second step, and changes nothing before it', async () => {
    const person = await withPassword();
    await makeStale(testApp(), administrator.userId);
    expect(outcomeOf(await actOn(administrator, person.userId, 'deactivate'))).toBe(
      '403 reauth_required',
    );
    expect(await signIn(person.email)).toBe('200');
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
  });

  it('refuses an action that does not fit with a sentence, and sends no mail', async () => {
    const person = await withPassword();
    for (const action of ['invite_again', 'activate', 'reset_factors'] as const)
      expect(outcomeOf(await actOn(administrator, person.userId, action))).toBe('409 conflict');
    expect(outcomeOf(await changeRole(administrator, person.userId, 'patient'))).toBe(
      '409 conflict',
    );
    const unknownId = testApp().deps.ids.next();
    expect(outcomeOf(await actOn(administrator, unknownId, 'deactivate'))).toBe('404 not_found');
    const wordless = await administrator.call(usersEndpoints.edit, {
      params: { id: person.userId },
      body: { action: 'deactivate', reason: ' ' },
    });
    expect(wordless.json()).toMatchObject({
      code: 'invalid_input',
      fields: { reason: 'Enter a reason. The person will see it.' },
    });
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
    expect(await auditRowsOf(testApp(), administrator.userId)).toEqual([]);
  });

  it('refuses an action on the own account', async () => {
    await asAdministrator(testApp());
    for (const action of ['deactivate', 'end_sessions', 'reset_password'] as const)
      expect(outcomeOf(await actOn(administrator, administrator.userId, action))).toBe(
        '403 forbidden',
      );
    expect(outcomeOf(await changeRole(administrator, administrator.userId, 'patient'))).toBe(
      '403 forbidden',
    );
  });

  it('treats an id in capitals as the same id, in the check and in the log', async () => {
    const self = administrator.userId.toUpperCase();
    expect(outcomeOf(await actOn(administrator, self, 'end_sessions'))).toBe('403 forbidden');
    const person = await withPassword();
    const answer = await actOn(administrator, person.userId.toUpperCase(), 'end_sessions');
    expect(answer.json<UserDetail>().events.map(({ action }) => action)).toEqual([
      'user.sessions-ended',
    ]);
    const rows = `SELECT object_id FROM audit_log WHERE actor_id = $1 AND object_type = 'user'`;
    expect(await testApp().deps.db.query(rows, [administrator.userId])).toEqual([
      { object_id: person.userId },
    ]);
  });

  it('is refused to a session that ended while it waited', async () => {
    const person = await withPassword();
    const { userId } = administrator;
    const act = () => actOn(administrator, person.userId, 'deactivate');
    const [answer] = await atOnce(testApp(), userId, [act], (tx) =>
      tx.execute(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1`, [userId]),
    );
    expect(answer && outcomeOf(answer)).toBe('401 invalid_token');
    expect(await signIn(person.email)).toBe('200');
  });

  it('is refused to patients', async () => {
    const [patient, other] = [await asPatient(testApp()), await withPassword()];
    expect(outcomeOf(await actOn(patient, other.userId, 'deactivate'))).toBe('403 forbidden');
    expect(outcomeOf(await changeRole(patient, patient.userId, 'administrator'))).toBe(
      '403 forbidden',
    );
    expect(await signIn(other.email)).toBe('200');
  });
});

describe('the last administrator stays', () => {
  const active = async (): Promise<number> =>
    (
      await testApp().deps.db.query(
        `SELECT 1 FROM users WHERE user_type = 'administrator' AND status = 'active'`,
      )
    ).length;

  it.each([
    ['shut each other out', (by: Person, id: string) => actOn(by, id, 'deactivate')],
    ['take each other’s role', (by: Person, id: string) => changeRole(by, id, 'patient')],
  ])('one of two who %s at the same moment stays', async (_, act) => {
    const other = await asAdministrator(testApp());
    const answers = await atOnce(testApp(), administrator.userId, [
      () => act(administrator, other.userId),
      () => act(other, administrator.userId),
    ]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '401 invalid_token']);
    expect(await active()).toBe(1);
  });

  it('an administrator who requested deletion does not count', async () => {
    const other = await asAdministrator(testApp());
    await testApp().deps.db.execute(
      `INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES ($1, now(), now())`,
      [administrator.userId],
    );
    const answer = await actOn(administrator, other.userId, 'deactivate');
    expect(answer.json<{ detail: string }>().detail).toMatch(/^This is the last administrator/);
    expect(await active()).toBe(2);
  });
});
