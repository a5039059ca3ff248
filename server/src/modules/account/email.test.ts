import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { askedEmail, changedEmail, freshAddress } from '../../testing/email-change.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { codeIn, mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { mailedCode, wrongFor } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { askEmailChange, confirmEmailChange, read } = accountEndpoints;
const minute = 60_000;

const somebody = () => asPatient(testApp(), { password: goodPassword });
const ask = (person: Person, email: string) =>
  person.call(askEmailChange, { body: { email, password: goodPassword } });
const confirm = (person: Person, code: string) =>
  person.call(confirmEmailChange, { body: { code } });
const emailOf = async (person: Person): Promise<string> =>
  (await person.call(read)).json<{ email: string }>().email;
const subjectsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(testApp(), address)).map(({ subject }) => subject);

describe('another email address', () => {
  it('counts once the code from its mailbox is entered; other devices are out, both mailboxes are told', async () => {
    const person = await somebody();
    const other = await openSessionFor(testApp(), person.userId);
    const email = freshAddress();
    const asked = await ask(person, email.toUpperCase());
    expect(asked.json()).toMatchObject({ resend_after: 60 });
    expect(await emailOf(person)).toBe(person.email);
    const done = await confirm(person, await mailedCode(testApp(), { email }));
    expect(done.json()).toMatchObject({ email });
    expect(await emailOf(person)).toBe(email);
    expect(outcomeOf(await callFrom(testApp(), read, { access: other.access }))).toBe(
      '401 invalid_token',
    );
    await signInWithPassword(testApp(), email);
    await expect(signInWithPassword(testApp(), person.email)).rejects.toThrow('Incorrect');
    expect(await subjectsTo(person.email)).toEqual(['Your Caretrail email address was changed']);
    expect((await subjectsTo(email))[0]).toBe('This is now your Caretrail email address');
    // Whoever reads the old mailbox does not learn the new address.
    expect((await mailsTo(testApp(), person.email))[0]?.text).not.toContain(email);
    expect((await auditTrailOf(testApp(), person.userId)).slice(0, 2)).toEqual([
      'account.email-asked done',
      'account.email-changed done',
    ]);
  });

  it('is the same for an administrator', async () => {
    const person = await asAdministrator(testApp());
    const email = freshAddress();
    expect(outcomeOf(await confirm(person, await askedEmail(testApp(), person, email)))).toBe(
      '200',
    );
  });

  it('asks for a second step of the last ten minutes', async () => {
    const person = await somebody();
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await ask(person, freshAddress()))).toBe('403 reauth_required');
  });

  it('asks for the password: a session that is open somewhere is not enough', async () => {
    const person = await somebody();
    const email = freshAddress();
    for (const password of ['not it', undefined]) {
      const answer = await person.call(askEmailChange, { body: { email, password } });
      expect(outcomeOf(answer)).toBe('400 wrong_credentials');
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['password']);
    }
    expect(await mailsTo(testApp(), email)).toEqual([]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('account.email-asked refused');
    for (let count = 2; count < 5; count += 1)
      await person.call(askEmailChange, { body: { email, password: 'not it' } });
    expect(outcomeOf(await ask(person, email))).toBe('429 too_many');
  });

  it('needs no password where there is none', async () => {
    const person = await asPatient(testApp());
    const body = { email: freshAddress() };
    expect(outcomeOf(await person.call(askEmailChange, { body }))).toBe('200');
  });

  it('is not sent a code when the password was set anew meanwhile', async () => {
    const person = await somebody();
    const email = freshAddress();
    const [answer] = await atOnce(testApp(), person.userId, [() => ask(person, email)], (tx) =>
      tx.execute(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [person.userId]),
    );
    expect(answer && outcomeOf(answer)).toBe('400 wrong_credentials');
    expect(await mailsTo(testApp(), email)).toEqual([]);
  });

  it('asks for the second step again before the code counts, and goes on after it', async () => {
    const person = await somebody();
    const code = await askedEmail(testApp(), person, freshAddress());
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await confirm(person, code))).toBe('403 reauth_required');
    expect(await emailOf(person)).toBe(person.email);
    await person.call(authEndpoints.sendEmailCode);
    const stepUp = { code: await mailedCode(testApp(), person) };
    const passed = await person.call(authEndpoints.verifyEmailCode, { body: stepUp });
    const { access } = passed.json<{ access: string }>();
    const done = await callFrom(testApp(), confirmEmailChange, { body: { code }, access });
    expect(outcomeOf(done)).toBe('200');
  });

  it('is refused for three days after a reset to whoever proves themselves by email alone', async () => {
    const person = await somebody();
    const { db, clock, ids } = testApp().deps;
    await db.execute(
      `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at, grant_used_at)
       VALUES ($1, $2, 'reset', 'x', $3, $3, $3)`,
      [ids.next(), person.userId, new Date(clock.now().getTime() - minute).toISOString()],
    );
    await db.execute(`UPDATE sessions SET amr = '{pwd,otp_email}' WHERE user_id = $1`, [
      person.userId,
    ]);
    expect(outcomeOf(await ask(person, freshAddress()))).toBe('403 forbidden');
  });

  it('cannot be the one of now, or no address at all', async () => {
    const person = await somebody();
    for (const email of [person.email, 'half']) {
      const answer = await ask(person, email);
      expect(outcomeOf(answer)).toBe('400 invalid_input');
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['email']);
    }
  });

  it('a wrong code changes nothing, five of them end it, and the log says so', async () => {
    const person = await somebody();
    const code = await askedEmail(testApp(), person, freshAddress());
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await confirm(person, wrongFor(code)))).toBe('400 wrong_code');
    expect(outcomeOf(await confirm(person, code))).toBe('400 expired_code');
    expect(await emailOf(person)).toBe(person.email);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('account.email-changed refused');
  });

  it('a code ends after ten minutes, with its use, with a newer one, and with its session', async () => {
    const late = await somebody();
    const tooLate = await askedEmail(testApp(), late, freshAddress());
    await testApp().deps.db.execute(
      `UPDATE email_changes SET expires_at = expires_at - make_interval(secs => $2) WHERE user_id = $1`,
      [late.userId, limits.auth.emailCodeMs / 1000],
    );
    expect(outcomeOf(await confirm(late, tooLate))).toBe('400 expired_code');

    const person = await somebody();
    const first = await askedEmail(testApp(), person, freshAddress());
    const second = await askedEmail(testApp(), person, freshAddress());
    if (first !== second) expect(outcomeOf(await confirm(person, first))).toBe('400 wrong_code');
    expect(outcomeOf(await confirm(person, second))).toBe('200');
    expect(outcomeOf(await confirm(person, second))).toBe('400 expired_code');

    const away = await somebody();
    const code = await askedEmail(testApp(), away, freshAddress());
    const { access } = await openSessionFor(testApp(), away.userId);
    const elsewhere = await callFrom(testApp(), confirmEmailChange, { body: { code }, access });
    expect(outcomeOf(elsewhere)).toBe('400 expired_code');
  });

  it('pressed twice sends one mail; a minute later another, whose code alone works', async () => {
    const { clock } = testApp();
    const person = await somebody();
    const email = freshAddress();
    await ask(person, email);
    clock.advance(20_000);
    expect((await ask(person, email)).json()).toMatchObject({ resend_after: 40 });
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
    clock.advance(40_000);
    await ask(person, email);
    const [newest, oldest] = await mailsTo(testApp(), email);
    expect(newest && oldest).toBeTruthy();
    expect(outcomeOf(await confirm(person, newest ? codeIn(newest) : ''))).toBe('200');
  });

  it('is asked for five times an hour, and mailed three times an hour to one mailbox', async () => {
    const person = await somebody();
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await ask(person, freshAddress()))).toBe('200');
    expect(outcomeOf(await ask(person, freshAddress()))).toBe('429 too_many');
    const stranger = freshAddress();
    for (let count = 0; count < 3; count += 1) await ask(await somebody(), stranger);
    expect(outcomeOf(await ask(await somebody(), stranger))).toBe('429 too_many');
    expect(await mailsTo(testApp(), stranger)).toHaveLength(3);
  });

  it('changed counts as well: nobody mails on by changing to and fro', async () => {
    const person = await somebody();
    for (let count = 0; count < 5; count += 1) {
      const code = await askedEmail(testApp(), person, freshAddress());
      expect(outcomeOf(await confirm(person, code))).toBe('200');
    }
    expect(outcomeOf(await ask(person, freshAddress()))).toBe('429 too_many');
  });

  it('with a tag comes to the same mailbox, and counts there', async () => {
    const [name, host] = freshAddress().split('@');
    const tagged = (tag: string) => `${name}${tag}@${host}`;
    for (const tag of ['', '+one', '+two+more'])
      expect(outcomeOf(await ask(await somebody(), tagged(tag)))).toBe('200');
    expect(outcomeOf(await ask(await somebody(), tagged('+three')))).toBe('429 too_many');
    expect(outcomeOf(await ask(await somebody(), `+${freshAddress()}`))).toBe('200');
  });
});

describe('what lies in the old mailbox', () => {
  it('opens nothing after a change: neither a reset link nor a code', async () => {
    const person = await somebody();
    const body = { email: person.email };
    await callFrom(testApp(), authEndpoints.forgotPassword, { body });
    const reset = await mailedCode(testApp(), person);
    await person.call(authEndpoints.sendEmailCode);
    const stepUp = await mailedCode(testApp(), person);
    const email = freshAddress();
    await changedEmail(testApp(), person, email);
    for (const address of [person.email, email]) {
      const verified = await callFrom(testApp(), authEndpoints.verifyResetCode, {
        body: { email: address, code: reset },
      });
      expect(outcomeOf(verified)).not.toBe('200');
    }
    const passed = await person.call(authEndpoints.verifyEmailCode, { body: { code: stepUp } });
    expect(outcomeOf(passed)).toBe('400 expired_code');
  });

  it('gets no code that is asked for while the address changes', async () => {
    const person = await somebody();
    const email = freshAddress();
    const change = `UPDATE users SET email = $2 WHERE id = $1`;
    const calls = [() => person.call(authEndpoints.sendEmailCode)];
    const [sent] = await atOnce(testApp(), person.userId, calls, (tx) =>
      tx.execute(change, [person.userId, email]),
    );
    expect(sent && outcomeOf(sent)).toBe('200');
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
  });

  it('gets no reset of the password that is asked for while the address changes', async () => {
    const person = await somebody();
    const email = freshAddress();
    const change = `UPDATE users SET email = $2 WHERE id = $1`;
    const body = { email: person.email };
    const calls = [() => callFrom(testApp(), authEndpoints.forgotPassword, { body })];
    const [asked] = await atOnce(testApp(), person.userId, calls, (tx) =>
      tx.execute(change, [person.userId, email]),
    );
    expect(asked && outcomeOf(asked)).toBe('202');
    for (const address of [person.email, email])
      expect(await mailsTo(testApp(), address)).toEqual([]);
  });

  it('of many with the right code at once, one changes the address', async () => {
    const person = await somebody();
    const code = await askedEmail(testApp(), person, freshAddress());
    const answers = await atOnce(
      testApp(),
      person.userId,
      [1, 2, 3].map(() => () => confirm(person, code)),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      '200',
      '400 expired_code',
      '400 expired_code',
    ]);
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
  });
});
