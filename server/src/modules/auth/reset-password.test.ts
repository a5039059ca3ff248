// @module-tag slow
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser, type NewUser } from '../../testing/factories.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { asPatient } from '../../testing/people.ts';
import { mailedCode } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { invite } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });
const minute = 60_000;
const newPassword = 'a tin of seven blue pears';

const reset = (token: string, password = newPassword) =>
  callFrom(testApp(), authEndpoints.resetPassword, { body: { token, password } });
const exchange = (email: string, code: string) =>
  callFrom(testApp(), authEndpoints.verifyResetCode, { body: { email, code } });
const signIn = async (email: string, password: string): Promise<string> =>
  outcomeOf(await callFrom(testApp(), authEndpoints.login, { body: { email, password } }));

async function grantFor(email: string): Promise<string> {
  await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
  return (await exchange(email, await mailedCode(testApp(), { email }))).json<{ token: string }>()
    .token;
}

async function withGrant(wanted: Partial<NewUser> = {}) {
  const { email, id } = await insertUser(testApp(), { password: goodPassword, ...wanted });
  return { email, id, token: await grantFor(email) };
}

describe('a new password', () => {
  it('is set with the grant: the old one stops working, and so does every earlier session', async () => {
    const person = await asPatient(testApp(), { password: goodPassword });
    const level1 = await signInWithPassword(testApp(), person.email);
    const answer = await reset(await grantFor(person.email));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await signIn(person.email, goodPassword)).toBe('400 wrong_credentials');
    expect(await signIn(person.email, newPassword)).toBe('200');
    expect(outcomeOf(await person.call(profileEndpoints.read))).toBe('401 invalid_token');
    for (const { refresh } of [person, level1]) {
      expect(
        outcomeOf(await callFrom(testApp(), authEndpoints.refresh, { body: { refresh } })),
      ).toBe('401 invalid_token');
    }
  });

  it('is reported to the user by mail, and in the audit log', async () => {
    const { email, id, token } = await withGrant();
    await reset(token);
    expect((await mailsTo(testApp(), email))[0]?.subject).toBe(
      'Your Caretrail password was changed',
    );
    expect(await auditTrailOf(testApp(), id)).toEqual([
      'password.forgotten done',
      'password.changed done',
    ]);
  });

  it('does not skip the second factor', async () => {
    const { email, token } = await withGrant();
    await reset(token);
    const { access } = await signInWithPassword(testApp(), email, { password: newPassword });
    const answer = await callFrom(testApp(), profileEndpoints.read, { access });
    expect(outcomeOf(answer)).toBe('403 mfa_required');
  });

  it('unlocks a password that too many guesses had locked', async () => {
    const { email } = await insertUser(testApp(), { password: goodPassword });
    for (let crowd = 0; crowd < 4; crowd += 1)
      await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'wrong')));
    expect(await signIn(email, goodPassword)).toBe('429 too_many');
    await reset(await grantFor(email));
    expect(await signIn(email, newPassword)).toBe('200');
  });

  it('is stored as it is typed: not trimmed, é as one letter', async () => {
    const { email, token } = await withGrant();
    await reset(token, '  seven cafe\u0301s in Łódź  ');
    expect(await signIn(email, 'seven cafés in Łódź')).toBe('400 wrong_credentials');
    expect(await signIn(email, '  seven cafés in Łódź  ')).toBe('200');
  });

  it.each([
    ['too short', 'seven chars', /at least 12/],
    ['short by what one sees, however many units it takes', '👩‍🚀🌍', /at least 12/],
    ['too long', 'seven blue pears '.repeat(8), /128 characters or fewer/],
    ['far too long', 'x'.repeat(600), /128 characters or fewer/],
    ['much used', 'password123456', /too easy/],
    ['a row of keys', 'qwertyuiop1234', /too easy/],
    ['one letter again and again', 'aaaaaaaaaaaaaaaa', /too easy/],
    ['the product’s name', 'caretrail2026', /too easy/],
    ['the name of its owner', 'margaretheoppenheimer', /too easy/],
    ['the address of its owner', 'm.oppenheimer', /too easy/],
    ['its owner’s name and a year', 'Margarethe-Oppenheimer-1971', /too easy/],
    ['two words of the product', 'hospital-patient', /too easy/],
    ['a word of the product and “password”', 'caretrail-password', /too easy/],
  ])('is refused with a sentence when it is %s', async (_, password, sentence) => {
    const { email, token } = await withGrant({
      email: `m.oppenheimer-${Math.random()}@example.org`,
      first_name: 'Margarethe',
      last_name: 'Oppenheimer',
    });
    const answer = await reset(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { password: string } }>().fields.password).toMatch(sentence);
    expect(await signIn(email, goodPassword)).toBe('200');
    // The grant is still valid.
    expect(outcomeOf(await reset(token))).toBe('204');
  });
});

describe('the grant of a new password', () => {
  it('works once, also in fifty concurrent requests', async () => {
    const { email, token } = await withGrant();
    const before = (await mailsTo(testApp(), email)).length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![204, 410, 429].includes(statusCode))).toEqual([]);
    expect(await mailsTo(testApp(), email)).toHaveLength(before + 1);
    expect(outcomeOf(await reset(token))).toBe('410 link_used');
  });

  it('has ten attempts, also when many come at once', async () => {
    const { email, token } = await withGrant();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => reset(token, 'password123456')),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      ...Array<string>(10).fill('400 weak_password'),
      ...Array<string>(20).fill('429 too_many'),
    ]);
    const refused = await reset(token);
    expect(refused.json<{ detail: string }>().detail).toContain('Ask for a new one.');
    expect(outcomeOf(await reset(await grantFor(email)))).toBe('204');
  });

  it('can be requested again at once after the password was set', async () => {
    const { email, token } = await withGrant();
    for (let i = 0; i < 3; i += 1)
      await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
    expect(outcomeOf(await reset(token))).toBe('204');
    expect(outcomeOf(await reset(await grantFor(email), 'nine green apples in a box'))).toBe('204');
  });

  it('is void once the password is set, as are mailed links', async () => {
    const { email, token } = await withGrant();
    await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
    const [mail] = await mailsTo(testApp(), email);
    await reset(token);
    const link = new URLSearchParams(new URL(mail ? linkIn(mail) : '').hash.slice(1));
    expect(outcomeOf(await exchange(email, link.get('code') ?? ''))).toBe('410 link_expired');
  });

  it('is expired after ten minutes', async () => {
    const { email, token } = await withGrant();
    testApp().clock.advance(10 * minute);
    expect(outcomeOf(await reset(token))).toBe('410 link_expired');
    expect(await signIn(email, goodPassword)).toBe('200');
  });

  it('is void once the password is set by another one', async () => {
    const { email, token: stolen } = await withGrant();
    const own = await grantFor(email);
    expect(outcomeOf(await reset(own))).toBe('204');
    expect(outcomeOf(await reset(stolen, 'another long one, not yours'))).toBe('410 link_expired');
  });

  it('does not open an account that was closed after it was issued', async () => {
    const { id, token } = await withGrant();
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [id]);
    expect(outcomeOf(await reset(token))).toBe('410 link_expired');
  });

  it('is called incomplete when it is not one of ours', async () => {
    const { token } = await withGrant();
    const [id = '', secret = ''] = token.split('.');
    const forged = [
      'x',
      '-'.repeat(36),
      `${'-'.repeat(36)}.${secret}`,
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${secret}.${id}`,
      "' OR 1=1 --",
    ];
    for (const wrong of forged)
      expect([wrong, outcomeOf(await reset(wrong))]).toEqual([wrong, '400 wrong_code']);
    for (const body of [
      {},
      { token: 1, password: newPassword },
      { token, password: null },
      { token, password: newPassword, user_type: 'x' },
    ]) {
      expect(outcomeOf(await callFrom(testApp(), authEndpoints.resetPassword, { body }))).toBe(
        '400 invalid_input',
      );
    }
    expect(outcomeOf(await reset(token))).toBe('204');
  });
});

describe('an invitation', () => {
  const day = 24 * 60 * minute;
  async function invited() {
    const { deps } = testApp();
    const account = await insertUser(testApp(), { status: 'pending', password: null });
    await deps.db.transaction((tx) => invite(deps, tx, account));
    const [mail] = await mailsTo(testApp(), account.email);
    const code =
      new URLSearchParams(new URL(mail ? linkIn(mail) : '').hash.slice(1)).get('code') ?? '';
    return { ...account, code };
  }

  it('leads through the same screen to the first password, and activates the account', async () => {
    const { email, id, code } = await invited();
    testApp().clock.advance(7 * day - 1);
    const { token } = (await exchange(email, code)).json<{ token: string }>();
    expect(await signIn(email, newPassword)).toBe('400 wrong_credentials');
    expect(outcomeOf(await reset(token))).toBe('204');
    expect(await signIn(email, newPassword)).toBe('200');
    expect(await auditTrailOf(testApp(), id)).toContain('password.first done');
    // No notice of a change: there was nothing to change.
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
  });

  it('is expired after seven days', async () => {
    const { email, code } = await invited();
    testApp().clock.advance(7 * day);
    expect(outcomeOf(await exchange(email, code))).toBe('410 link_expired');
  });

  it('works once, and only for its address', async () => {
    const [mine, another] = [await invited(), await invited()];
    expect(outcomeOf(await exchange(another.email, mine.code))).toBe('400 wrong_code');
    expect(outcomeOf(await exchange(mine.email, mine.code))).toBe('200');
    expect(outcomeOf(await exchange(mine.email, mine.code))).toBe('410 link_used');
  });

  it('cannot be used up by guessing', async () => {
    const { email, code } = await invited();
    for (let i = 0; i < 10; i += 1)
      expect(outcomeOf(await exchange(email, '123456'))).toBe('400 wrong_code');
    expect(outcomeOf(await exchange(email, code))).toBe('200');
  });

  it('replaces the first one when it is sent again', async () => {
    const { email, id, code } = await invited();
    const { deps } = testApp();
    await deps.db.transaction((tx) => invite(deps, tx, { id, email }));
    expect(outcomeOf(await exchange(email, code))).toBe('410 link_expired');
  });
});
