import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askEmail,
  askedEmail,
  changedEmail,
  confirmEmail,
  emailOf,
  freshAddress,
  patientWithPassword,
} from '../../testing/email-change.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient } from '../../testing/people.ts';
import { mailedCode } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });
const { askEmailChange, confirmEmailChange, takeBackEmail } = accountEndpoints;
const minute = 60_000;

const somePatient = () => patientWithPassword(testApp());

describe('changing the email address', () => {
  it('requires a second step in the last ten minutes', async () => {
    const person = await somePatient();
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await askEmail(person, freshAddress()))).toBe('403 reauth_required');
  });

  it('requires the password: an open session is not enough', async () => {
    const person = await somePatient();
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
    expect(outcomeOf(await askEmail(person, email))).toBe('429 too_many');
  });

  it('needs no password where there is none', async () => {
    const person = await asPatient(testApp());
    const body = { email: freshAddress() };
    expect(outcomeOf(await person.call(askEmailChange, { body }))).toBe('200');
  });

  it('sends no code when the password changed during the request', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const [answer] = await atOnce(testApp(), person.userId, [() => askEmail(person, email)], (tx) =>
      tx.execute(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [person.userId]),
    );
    expect(answer && outcomeOf(answer)).toBe('400 wrong_credentials');
    expect(await mailsTo(testApp(), email)).toEqual([]);
  });

  it('requires the second step again before the code counts, and continues after it', async () => {
    const person = await somePatient();
    const code = await askedEmail(testApp(), person, freshAddress());
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await confirmEmail(person, code))).toBe('403 reauth_required');
    expect(await emailOf(person)).toBe(person.email);
    await person.call(authEndpoints.sendEmailCode);
    const stepUp = { code: await mailedCode(testApp(), person) };
    const passed = await person.call(authEndpoints.verifyEmailCode, { body: stepUp });
    const { access } = passed.json<{ access: string }>();
    const done = await callFrom(testApp(), confirmEmailChange, { body: { code }, access });
    expect(outcomeOf(done)).toBe('200');
  });

  it('is refused for three days after a reset if email is the only factor', async () => {
    const person = await somePatient();
    const { db, clock, ids } = testApp().deps;
    await db.execute(
      `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at, grant_used_at)
       VALUES ($1, $2, 'reset', 'x', $3, $3, $3)`,
      [ids.next(), person.userId, new Date(clock.now().getTime() - minute).toISOString()],
    );
    await db.execute(`UPDATE sessions SET amr = '{pwd,otp_email}' WHERE user_id = $1`, [
      person.userId,
    ]);
    expect(outcomeOf(await askEmail(person, freshAddress()))).toBe('403 forbidden');
  });
});

describe('an email address', () => {
  it('can be requested five times an hour, and gets three mails an hour per mailbox', async () => {
    const person = await somePatient();
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await askEmail(person, freshAddress()))).toBe('200');
    expect(outcomeOf(await askEmail(person, freshAddress()))).toBe('429 too_many');
    const stranger = freshAddress();
    for (let count = 0; count < 3; count += 1) await askEmail(await somePatient(), stranger);
    expect(outcomeOf(await askEmail(await somePatient(), stranger))).toBe('429 too_many');
    expect(await mailsTo(testApp(), stranger)).toHaveLength(3);
  });

  it('counts completed changes too, so changing back and forth sends no more mails', async () => {
    const person = await somePatient();
    for (let count = 0; count < 5; count += 1) {
      const code = await askedEmail(testApp(), person, freshAddress());
      expect(outcomeOf(await confirmEmail(person, code))).toBe('200');
    }
    expect(outcomeOf(await askEmail(person, freshAddress()))).toBe('429 too_many');
  });

  it('with a tag counts as the same mailbox', async () => {
    const [name, host] = freshAddress().split('@');
    const tagged = (tag: string) => `${name}${tag}@${host}`;
    for (const tag of ['', '+one', '+two+more'])
      expect(outcomeOf(await askEmail(await somePatient(), tagged(tag)))).toBe('200');
    expect(outcomeOf(await askEmail(await somePatient(), tagged('+three')))).toBe('429 too_many');
    expect(outcomeOf(await askEmail(await somePatient(), `+${freshAddress()}`))).toBe('200');
  });

  it('can be taken back whatever others on the network try; sixty wrong links an hour are answered', async () => {
    const network = anotherNetwork();
    const token = await changedEmail(testApp(), await somePatient(), freshAddress());
    const from = (sent: string) =>
      callFrom(testApp(), takeBackEmail, { body: { token: sent }, network });
    const body = { email: 'unknown@example.org', code: '123456' };
    const resets = await Promise.all(
      Array.from({ length: 61 }, () =>
        callFrom(testApp(), authEndpoints.verifyResetCode, { body, network }),
      ),
    );
    expect(resets.map(outcomeOf)).toContain('429 too_many');
    const wrong = await Promise.all(Array.from({ length: 61 }, () => from('x')));
    expect(wrong.map(outcomeOf).toSorted()).toEqual([
      ...Array<string>(60).fill('400 wrong_code'),
      '429 too_many',
    ]);
    expect(outcomeOf(await from(token))).toBe('200');
  });
});
