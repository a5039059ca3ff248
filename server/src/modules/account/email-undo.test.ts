import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askedEmail,
  changedEmail,
  freshAddress,
  patientWithPassword,
  undoTokenTo,
} from '../../testing/email-change.ts';
import { insertUser } from '../../testing/factories.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { asPatient } from '../../testing/people.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });
const { confirmEmailChange, read, takeBackEmail } = accountEndpoints;
const next = 'marigold-tram-otter-42';

type TakenBack = { email: string; token: string | null };
const somePatient = () => patientWithPassword(testApp());
const takeBack = (token: string) => callFrom(testApp(), takeBackEmail, { body: { token } });
const emailIn = async (userId: string): Promise<string> =>
  (
    await testApp().deps.db.one<{ email: string }>(`SELECT email FROM users WHERE id = $1`, [
      userId,
    ])
  ).email;

describe('the link that takes an email address back', () => {
  it('is in the fragment, works signed out, ends every session and the password, and allows a new one', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const token = await changedEmail(testApp(), person, email);
    const [mail] = await mailsTo(testApp(), person.email);
    const link = new URL(mail ? linkIn(mail) : '');
    expect(link.origin + link.pathname + link.search).toBe('http://localhost:4000/password-verify');

    const answer = await takeBack(token);
    const { email: back, token: grant } = answer.json<TakenBack>();
    expect(back).toBe(person.email);
    expect(await emailIn(person.userId)).toBe(person.email);
    expect(outcomeOf(await person.call(read))).toBe('401 invalid_token');
    for (const address of [person.email, email])
      await expect(signInWithPassword(testApp(), address)).rejects.toThrow('Incorrect');
    const reset = await callFrom(testApp(), authEndpoints.resetPassword, {
      body: { token: grant, password: next },
    });
    expect(outcomeOf(reset)).toBe('204');
    await signInWithPassword(testApp(), person.email, { password: next });
    const subjects = async (address: string) =>
      (await mailsTo(testApp(), address)).map(({ subject }) => subject);
    expect(await subjects(person.email)).toContain('Your Caretrail email address was restored');
    expect((await subjects(email))[0]).toBe('This is no longer your Caretrail email address');
    expect(await auditTrailOf(testApp(), person.userId)).toContain('account.email-taken-back done');
  });

  it('gives no right to a password where the account has none', async () => {
    const person = await asPatient(testApp());
    const token = await changedEmail(testApp(), person, freshAddress());
    expect((await takeBack(token)).json()).toEqual({ email: person.email, token: null });
  });

  it('works once, also in three concurrent requests', async () => {
    const person = await somePatient();
    const token = await changedEmail(testApp(), person, freshAddress());
    const answers = await atOnce(
      testApp(),
      person.userId,
      [1, 2, 3].map(() => () => takeBack(token)),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '410 link_used', '410 link_used']);
    expect(outcomeOf(await takeBack(token))).toBe('410 link_used');
  });

  it('works for 72 hours', async () => {
    const { clock } = testApp();
    const [early, late] = [await somePatient(), await somePatient()];
    const tokens = [
      await changedEmail(testApp(), early, freshAddress()),
      await changedEmail(testApp(), late, freshAddress()),
    ];
    clock.advance(limits.account.emailUndoMs - 1000);
    expect(outcomeOf(await takeBack(tokens[0] ?? ''))).toBe('200');
    clock.advance(1000);
    const tooLate = await takeBack(tokens[1] ?? '');
    expect(outcomeOf(tooLate)).toBe('410 link_expired');
    expect(tooLate.json<{ detail: string }>().detail).toContain('help@caretrail.example');
  });

  it('is wrong when it is cut, damaged or has the code of another, and the log says so', async () => {
    const token = await changedEmail(testApp(), await somePatient(), freshAddress());
    const other = await changedEmail(testApp(), await somePatient(), freshAddress());
    const mixed = `${token.split('.')[0]}.${other.split('.')[1]}`;
    for (const wrong of ['x', token.slice(0, -1), mixed])
      expect(outcomeOf(await takeBack(wrong))).toBe('400 wrong_code');
    expect(await auditTrailOf(testApp(), null)).toContain('account.email-taken-back refused');
  });

  it('survives another change of the address; the newer link is then void', async () => {
    const person = await somePatient();
    const [thief, hideout] = [freshAddress(), freshAddress()];
    const first = await changedEmail(testApp(), person, thief);
    await changedEmail(testApp(), person, hideout);
    const newer = await undoTokenTo(testApp(), thief);
    const asked = await askedEmail(testApp(), person, freshAddress());
    expect(outcomeOf(await takeBack(first))).toBe('200');
    expect(await emailIn(person.userId)).toBe(person.email);
    expect(outcomeOf(await takeBack(newer))).toBe('410 link_expired');
    const late = await person.call(confirmEmailChange, { body: { code: asked } });
    expect(outcomeOf(late)).toBe('401 invalid_token');
    expect(await emailIn(person.userId)).toBe(person.email);
  });

  it('is older or newer by the order of the changes, whatever the clocks said', async () => {
    const { db } = testApp().deps;
    const [ahead, same] = [await somePatient(), await somePatient()];
    const later = freshAddress();
    const first = await changedEmail(testApp(), ahead, later);
    // A server whose clock is ahead made the first change.
    await db.execute(
      `UPDATE email_changes SET changed_at = changed_at + interval '5 seconds' WHERE user_id = $1`,
      [ahead.userId],
    );
    const second = await changedEmail(testApp(), ahead, freshAddress());
    expect(outcomeOf(await takeBack(first))).toBe('200');
    expect(outcomeOf(await takeBack(second))).toBe('410 link_expired');
    expect(await emailIn(ahead.userId)).toBe(ahead.email);

    // Two in the same moment: the link that the thief got does not void the owner's.
    const owners = await changedEmail(testApp(), same, freshAddress());
    const thiefs = await changedEmail(testApp(), same, freshAddress());
    expect(outcomeOf(await takeBack(thiefs))).toBe('200');
    expect(outcomeOf(await takeBack(owners))).toBe('200');
    expect(await emailIn(same.userId)).toBe(same.email);
  });

  it('cancels a requested deletion, and the mails say so', async () => {
    const person = await somePatient();
    const token = await changedEmail(testApp(), person, freshAddress());
    const password = goodPassword;
    const asked = await person.call(accountEndpoints.requestDeletion, { body: { password } });
    expect(outcomeOf(asked)).toBe('200');
    expect(outcomeOf(await takeBack(token))).toBe('200');
    const wishes = `SELECT 1 FROM account_deletions WHERE user_id = $1`;
    expect(await testApp().deps.db.query(wishes, [person.userId])).toEqual([]);
    const [back, changed] = await mailsTo(testApp(), person.email);
    expect(back?.text).toContain('Nothing will be deleted');
    expect(changed?.text).toContain('If someone asked to delete the account, we will keep it');
    for (const mail of [back, changed])
      expect(mail?.text).toMatch(/app that is not yours, contact us at help@caretrail\.example/);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('account.kept done');
  });

  it('does not mention a deletion that was not requested', async () => {
    const person = await somePatient();
    await takeBack(await changedEmail(testApp(), person, freshAddress()));
    expect((await mailsTo(testApp(), person.email))[0]?.text).not.toContain('delete');
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('account.kept done');
  });

  it('changes nothing when the address was given to another account, and can be tried again', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const token = await changedEmail(testApp(), person, email);
    await insertUser(testApp(), { email: person.email });
    expect(outcomeOf(await takeBack(token))).toBe('409 conflict');
    expect(await emailIn(person.userId)).toBe(email);
    expect(outcomeOf(await person.call(read))).toBe('200');
    expect(outcomeOf(await takeBack(token))).toBe('409 conflict');
  });

  it('does not open an account that was switched off', async () => {
    const person = await somePatient();
    const token = await changedEmail(testApp(), person, freshAddress());
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      person.userId,
    ]);
    expect(outcomeOf(await takeBack(token))).toBe('410 link_expired');
  });
});
