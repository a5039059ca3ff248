import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askEmail,
  askedEmail,
  confirmEmail,
  emailOf,
  freshAddress,
  patientWithPassword,
} from '../../testing/email-change.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { codeIn, mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { asAdministrator } from '../../testing/people.ts';
import { mailedCode, wrongFor } from '../../testing/second-factor.ts';
import { signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });
const { confirmEmailChange, read } = accountEndpoints;

const somePatient = () => patientWithPassword(testApp());

describe('another email address', () => {
  it('counts once the code from its mailbox is entered; other devices are signed out, both mailboxes get a mail', async () => {
    const person = await somePatient();
    const other = await openSessionFor(testApp(), person.userId);
    const email = freshAddress();
    const asked = await askEmail(person, email.toUpperCase());
    expect(asked.json()).toMatchObject({ resend_after: 60 });
    expect(await emailOf(person)).toBe(person.email);
    const done = await confirmEmail(person, await mailedCode(testApp(), { email }));
    expect(done.json()).toMatchObject({ email });
    expect(await emailOf(person)).toBe(email);
    expect(outcomeOf(await callFrom(testApp(), read, { access: other.access }))).toBe(
      '401 invalid_token',
    );
    await signInWithPassword(testApp(), email);
    await expect(signInWithPassword(testApp(), person.email)).rejects.toThrow('Incorrect');
    expect(await subjectsTo(testApp(), person.email)).toEqual([
      'Your Caretrail email address was changed',
    ]);
    expect((await subjectsTo(testApp(), email))[0]).toBe(
      'This is now your Caretrail email address',
    );
    // The mail to the old address does not reveal the new one.
    expect((await mailsTo(testApp(), person.email))[0]?.text).not.toContain(email);
    expect((await auditTrailOf(testApp(), person.userId)).slice(0, 2)).toEqual([
      'account.email-asked done',
      'account.email-changed done',
    ]);
  });

  it('works the same for an administrator', async () => {
    const person = await asAdministrator(testApp());
    const email = freshAddress();
    expect(outcomeOf(await confirmEmail(person, await askedEmail(testApp(), person, email)))).toBe(
      '200',
    );
  });

  it('is refused when it is the current one, or no address at all', async () => {
    const person = await somePatient();
    for (const email of [person.email, 'half']) {
      const answer = await askEmail(person, email);
      expect(outcomeOf(answer)).toBe('400 invalid_input');
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['email']);
    }
  });

  it('is unchanged after a wrong code, and five of them end the request, as the log says', async () => {
    const person = await somePatient();
    const code = await askedEmail(testApp(), person, freshAddress());
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await confirmEmail(person, wrongFor(code)))).toBe('400 wrong_code');
    expect(outcomeOf(await confirmEmail(person, code))).toBe('400 expired_code');
    expect(await emailOf(person)).toBe(person.email);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('account.email-changed refused');
  });

  it('needs a code that ends after ten minutes, with its use, with a newer one, and with its session', async () => {
    const late = await somePatient();
    const tooLate = await askedEmail(testApp(), late, freshAddress());
    await testApp().deps.db.execute(
      `UPDATE email_changes SET expires_at = expires_at - make_interval(secs => $2) WHERE user_id = $1`,
      [late.userId, limits.auth.emailCodeMs / 1000],
    );
    expect(outcomeOf(await confirmEmail(late, tooLate))).toBe('400 expired_code');

    const person = await somePatient();
    const first = await askedEmail(testApp(), person, freshAddress());
    const second = await askedEmail(testApp(), person, freshAddress());
    if (first !== second)
      expect(outcomeOf(await confirmEmail(person, first))).toBe('400 wrong_code');
    expect(outcomeOf(await confirmEmail(person, second))).toBe('200');
    expect(outcomeOf(await confirmEmail(person, second))).toBe('400 expired_code');

    const away = await somePatient();
    const code = await askedEmail(testApp(), away, freshAddress());
    const { access } = await openSessionFor(testApp(), away.userId);
    const elsewhere = await callFrom(testApp(), confirmEmailChange, { body: { code }, access });
    expect(outcomeOf(elsewhere)).toBe('400 expired_code');
  });

  it('gets one mail for two clicks; a minute later another, whose code alone works', async () => {
    const { clock } = testApp();
    const person = await somePatient();
    const email = freshAddress();
    await askEmail(person, email);
    clock.advance(20_000);
    expect((await askEmail(person, email)).json()).toMatchObject({ resend_after: 40 });
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
    clock.advance(40_000);
    await askEmail(person, email);
    const [newest, oldest] = await mailsTo(testApp(), email);
    expect(newest && oldest).toBeTruthy();
    expect(outcomeOf(await confirmEmail(person, newest ? codeIn(newest) : ''))).toBe('200');
  });
});
