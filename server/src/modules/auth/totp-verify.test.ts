import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { appCode, setUpApp, wrongFor } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });

/** A user with an app, whose first code is no longer current. */
async function withApp() {
  const { email, id } = await insertUser(testApp(), {
    password: goodPassword,
    is_primary_email: false,
  });
  const app = await setUpApp(testApp(), await signInWithPassword(testApp(), email));
  testApp().clock.advance(60_000);
  const verify = async (code: string, access?: string) =>
    callApi(
      testApp(),
      authEndpoints.verifyTotp,
      { body: { code } },
      access ?? (await signInWithPassword(testApp(), email)).access,
    );
  return { ...app, email, id, verify };
}

describe('§4.1 the code of an authenticator app', () => {
  it('returns new tokens of level 2', async () => {
    const { secret, verify } = await withApp();
    const answer = await verify(await appCode(testApp(), secret));
    expect(answer.statusCode).toBe(200);
    const { access } = answer.json<TokensAndUser>();
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access))).toBe('200');
  });

  it.each([-30, 0, 30])('may be %i seconds off', async (seconds) => {
    const { secret, verify } = await withApp();
    expect(outcomeOf(await verify(await appCode(testApp(), secret, seconds)))).toBe('200');
  });

  it.each([-90, 90])('may not be %i seconds off', async (seconds) => {
    const { secret, verify } = await withApp();
    expect(outcomeOf(await verify(await appCode(testApp(), secret, seconds)))).toBe(
      '400 wrong_code',
    );
  });

  it('works once, and no older one after it', async () => {
    const { secret, verify } = await withApp();
    const [before, code] = [
      await appCode(testApp(), secret, -30),
      await appCode(testApp(), secret),
    ];
    expect(outcomeOf(await verify(code))).toBe('200');
    const again = await verify(code);
    expect(outcomeOf(again)).toBe('400 wrong_code');
    expect(again.json<{ detail: string }>().detail).toContain('already been used');
    expect(outcomeOf(await verify(before))).toBe('400 wrong_code');
  });

  it('works once in fifty concurrent requests, from many sessions', async () => {
    const { secret, email, verify } = await withApp();
    const code = await appCode(testApp(), secret);
    const sessions = [
      await signInWithPassword(testApp(), email),
      await signInWithPassword(testApp(), email),
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => verify(code, sessions[i % 2]?.access)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('is paused for a quarter of an hour after five misses, also the right one and recovery codes', async () => {
    const { secret, id, recovery_codes: codes, verify } = await withApp();
    const wrong = wrongFor(await appCode(testApp(), secret));
    for (let i = 0; i < 5; i += 1) {
      testApp().clock.advance(30_000);
      expect(outcomeOf(await verify(wrong))).toBe('400 wrong_code');
    }
    const refused = await verify(await appCode(testApp(), secret));
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(refused.headers['retry-after']).toBe('900');
    expect(outcomeOf(await verify(codes[0] ?? ''))).toBe('429 too_many');
    testApp().clock.advance(15 * 60_000);
    expect(outcomeOf(await verify(await appCode(testApp(), secret)))).toBe('200');
    const trail = await auditTrailOf(testApp(), id);
    expect(trail.filter((line) => line === 'sign-in.app-code refused')).toHaveLength(5);
  });

  it('is wrong for a user without an app', async () => {
    const { email } = await insertUser(testApp(), { password: goodPassword });
    const { access } = await signInWithPassword(testApp(), email);
    const answer = await callApi(
      testApp(),
      authEndpoints.verifyTotp,
      { body: { code: '123456' } },
      access,
    );
    expect(outcomeOf(answer)).toBe('400 wrong_code');
  });

  it('of another account is wrong', async () => {
    const [mine, another] = [await withApp(), await withApp()];
    const foreign = await appCode(testApp(), another.secret);
    if (foreign !== (await appCode(testApp(), mine.secret))) {
      expect(outcomeOf(await mine.verify(foreign))).toBe('400 wrong_code');
    }
    expect(outcomeOf(await mine.verify(another.recovery_codes[0] ?? ''))).toBe('400 wrong_code');
  });

  it.each([[''], ['x'.repeat(41)], [7], [null], ['12\u000034']])(
    'is refused with a sentence when it is %j',
    async (code) => {
      const { verify } = await withApp();
      expect(outcomeOf(await verify(code as string))).toBe('400 invalid_input');
    },
  );
});

describe('a recovery code', () => {
  it('works once, in any case and with or without dashes', async () => {
    const { recovery_codes: codes, verify } = await withApp();
    const [first = '', second = '', third = ''] = codes;
    expect(outcomeOf(await verify(first.toUpperCase()))).toBe('200');
    expect(outcomeOf(await verify(first))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(second.replaceAll('-', '')))).toBe('200');
    expect(outcomeOf(await verify(` ${third.replaceAll('-', ' ')} `))).toBe('200');
  });

  it('works once in twenty concurrent requests', async () => {
    const { recovery_codes: codes, email, verify } = await withApp();
    const { access } = await signInWithPassword(testApp(), email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(codes[0] ?? '', access)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('signs out every other device and mails the user', async () => {
    const { access: elsewhere, recovery_codes: codes, email, id, verify } = await withApp();
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, elsewhere))).toBe('200');
    const answer = await verify(codes[3] ?? '');
    expect(outcomeOf(answer)).toBe('200');
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, elsewhere))).toBe(
      '401 invalid_token',
    );
    const { access } = answer.json<TokensAndUser>();
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access))).toBe('200');
    const [mail] = await mailsTo(testApp(), email);
    expect(mail?.subject).toContain('recovery code was used');
    expect(mail?.text).toContain('You have 9 left');
    expect((await auditTrailOf(testApp(), id)).at(-1)).toBe('sign-in.recovery-code done');
  });

  it('allows the user to set up a new app', async () => {
    const { recovery_codes: codes, verify } = await withApp();
    const tokens = (await verify(codes[0] ?? '')).json<TokensAndUser>();
    expect((await setUpApp(testApp(), tokens)).recovery_codes).toHaveLength(10);
  });

  it('is stored only as a hash', async () => {
    const { id, recovery_codes: codes } = await withApp();
    const { deps } = testApp();
    expect(
      await deps.db.query(`SELECT 1 FROM recovery_codes WHERE user_id = $1`, [id]),
    ).toHaveLength(10);
    const hash = JSON.stringify(
      await deps.db.query(`SELECT * FROM recovery_codes WHERE user_id = $1`, [id]),
    );
    // The cheap hash of these tests shows that the secret was hashed.
    expect(hash).toContain(`plain ${codes[0]?.slice(3).replaceAll('-', '')}`);
    expect(hash).not.toContain(codes[0]);
  });
});
