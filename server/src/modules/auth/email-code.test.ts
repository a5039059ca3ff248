import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { mailedCode, setUpApp, wrongFor } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const demoApp = useTestApp({ hashing: cheapHashing, mode: 'demo' });
const minute = 60_000;

const signedIn = () => asPatient(testApp(), { aal: 1 });
const send = (person: Person) => person.call(authEndpoints.sendEmailCode);
const verify = (person: Person, code: string) =>
  person.call(authEndpoints.verifyEmailCode, { body: { code } });
const logoutAll = (userId: string) =>
  testApp().deps.db.execute(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1`, [userId]);

describe('the e-mail code is sent', () => {
  it('to the address of the account, of which the response shows the ends', async () => {
    const person = await asPatient(testApp(), { aal: 1, email: 'margarethe@example.org' });
    const answer = await send(person);
    expect(answer.json()).toEqual({
      sent_to: 'm•••••e@example.org',
      expires_at: new Date(testApp().clock.now().getTime() + 10 * minute).toISOString(),
      resend_after: 60,
    });
    const [mail] = await mailsTo(testApp(), person.email);
    expect(mail?.subject).not.toMatch(/\d/);
    expect(await mailedCode(testApp(), person)).toMatch(/^\d{6}$/);
  });

  it('once in 60 seconds, however often it is requested', async () => {
    const person = await signedIn();
    await Promise.all(Array.from({ length: 10 }, () => send(person)));
    const first = await mailedCode(testApp(), person);
    testApp().clock.advance(59_000);
    expect((await send(person)).json()).toMatchObject({ resend_after: 1 });
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
    testApp().clock.advance(1_000);
    expect((await send(person)).json()).toMatchObject({ resend_after: 60 });
    expect(await mailsTo(testApp(), person.email)).toHaveLength(2);
    expect(outcomeOf(await verify(person, first))).toBe('400 wrong_code');
  });

  it('later, while the mail server is away: sign-in says so, and the code works once it has arrived', async () => {
    const person = await signedIn();
    expect((await send(person)).statusCode).toBe(200);
    const { db } = testApp().deps;
    await db.execute(`UPDATE mail_outbox SET unreachable_at = $2 WHERE to_address = $1`, [
      person.email,
      testApp().clock.now().toISOString(),
    ]);
    const late = await send(person);
    expect(outcomeOf(late)).toBe('503 mail_late');
    expect(late.json<{ detail: string }>().detail).toContain('We will send your code as soon as');
    expect(late.headers['retry-after']).toBe('30');
    const code = await mailedCode(testApp(), person);
    await db.execute(`UPDATE mail_outbox SET sent_at = $2 WHERE to_address = $1`, [
      person.email,
      testApp().clock.now().toISOString(),
    ]);
    expect((await send(person)).statusCode).toBe(200);
    expect(outcomeOf(await verify(person, code))).toBe('200');
  });

  describe('five times an hour to one account, over all its sessions', () => {
    /** Requests five codes and is refused the sixth; returns how to request again, and the last session. */
    async function usedUp() {
      const { email } = await insertUser(testApp(), { password: goodPassword });
      const ask = async () => {
        const { access } = await signInWithPassword(testApp(), email);
        return {
          access,
          answer: await callApi(testApp(), authEndpoints.sendEmailCode, {}, access),
        };
      };
      let last = '';
      for (let i = 0; i < 5; i += 1) {
        const { access, answer } = await ask();
        expect(outcomeOf(answer)).toBe('200');
        last = access;
      }
      const { answer: refused } = await ask();
      expect(outcomeOf(refused)).toBe('429 too_many');
      expect(refused.headers['retry-after']).toBe('3600');
      expect(await mailsTo(testApp(), email)).toHaveLength(5);
      return { email, ask, last };
    }

    it('and again an hour later', async () => {
      const { ask } = await usedUp();
      testApp().clock.advance(60 * minute);
      expect(outcomeOf((await ask()).answer)).toBe('200');
      const limit = `SELECT 1 FROM audit_log WHERE action = 'throttle.limit-reached' AND reason = 'e-mail code: account'`;
      expect((await testApp().deps.db.query(limit)).length).toBeGreaterThan(0);
    });

    it('or as soon as one of them was used, which proves that its reader is the owner', async () => {
      const { email, ask, last } = await usedUp();
      const body = { code: await mailedCode(testApp(), { email }) };
      const passed = await callApi(testApp(), authEndpoints.verifyEmailCode, { body }, last);
      expect(outcomeOf(passed)).toBe('200');
      expect(outcomeOf((await ask()).answer)).toBe('200');
    });
  });

  it('not to administrators, whose mailbox is no second factor, except in the demo', async () => {
    const administrator = await asAdministrator(testApp(), { aal: 1 });
    expect(outcomeOf(await send(administrator))).toBe('403 forbidden');
    expect(outcomeOf(await verify(administrator, '123456'))).toBe('403 forbidden');
    expect(await mailsTo(testApp(), administrator.email)).toEqual([]);
    const inDemo = await asAdministrator(demoApp(), { aal: 1 });
    expect(outcomeOf(await send(inDemo))).toBe('200');
    expect(outcomeOf(await verify(inDemo, await mailedCode(demoApp(), inDemo)))).toBe('200');
  });

  it('not to a user with an authenticator app: a mailbox that resets the password must not be enough', async () => {
    const person = await asPatient(testApp());
    const withApp = await setUpApp(testApp(), person);
    expect(withApp.user).toMatchObject({ is_primary_email: false, is_primary_mfa: true });
    expect(
      outcomeOf(await callApi(testApp(), authEndpoints.sendEmailCode, {}, withApp.access)),
    ).toBe('403 forbidden');
  });
});

describe('§4.1 the right e-mail code', () => {
  it('returns new tokens of level 2 in a new session; the old ones stop working at once', async () => {
    const person = await signedIn();
    await send(person);
    const answer = await verify(person, await mailedCode(testApp(), person));
    expect(answer.statusCode).toBe(200);
    const { access, refresh, user } = answer.json<TokensAndUser>();
    expect(user.id).toBe(person.userId);
    expect(refresh.split('.')[0]).not.toBe(person.refresh.split('.')[0]);
    expect(outcomeOf(await send(person))).toBe('401 invalid_token');
    const old = await callFrom(testApp(), authEndpoints.refresh, {
      body: { refresh: person.refresh },
    });
    expect(outcomeOf(old)).toBe('401 invalid_token');
    expect(outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access))).toBe('200');
  });

  it('sets the last sign-in and leaves its rows in the audit log', async () => {
    const person = await signedIn();
    await send(person);
    await verify(person, wrongFor(await mailedCode(testApp(), person)));
    await verify(person, await mailedCode(testApp(), person));
    const { last_login } = await testApp().deps.db.one<{ last_login: string }>(
      `SELECT last_login FROM users WHERE id = $1`,
      [person.userId],
    );
    expect(last_login).toBe(testApp().clock.now().toISOString());
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'sign-in.email-code-sent done',
      'sign-in.email-code refused',
      'sign-in.email-code done',
    ]);
  });

  it('is accepted with spaces and dashes between the digits', async () => {
    const person = await signedIn();
    await send(person);
    const code = await mailedCode(testApp(), person);
    expect(outcomeOf(await verify(person, ` ${code.slice(0, 3)} - ${code.slice(3)} `))).toBe('200');
  });

  it('works once in fifty concurrent requests', async () => {
    const person = await signedIn();
    await send(person);
    const code = await mailedCode(testApp(), person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(person, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const live = `SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL`;
    expect(await testApp().deps.db.query(live, [person.userId])).toHaveLength(1);
  });

  it('does not bring back a session that ended before the code arrived', async () => {
    const person = await signedIn();
    await send(person);
    const code = await mailedCode(testApp(), person);
    await logoutAll(person.userId);
    expect(outcomeOf(await verify(person, code))).toBe('401 invalid_token');
  });
});

describe('a wrong e-mail code', () => {
  it('has five attempts; then the right one is void too', async () => {
    const person = await signedIn();
    await send(person);
    const code = await mailedCode(testApp(), person);
    for (let i = 0; i < 5; i += 1)
      expect(outcomeOf(await verify(person, wrongFor(code)))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(person, code))).toBe('400 expired_code');
  });

  it('has five attempts in a hundred concurrent requests', async () => {
    const person = await signedIn();
    await send(person);
    const wrong = wrongFor(await mailedCode(testApp(), person));
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(person, wrong)));
    expect(answers.map(outcomeOf).filter((outcome) => outcome === '400 wrong_code')).toHaveLength(
      5,
    );
  });

  it('is expired after ten minutes', async () => {
    const person = await signedIn();
    await send(person);
    const code = await mailedCode(testApp(), person);
    // The access token lives five minutes, so the client refreshes in between.
    testApp().clock.advance(10 * minute - 1);
    const refreshed = await callFrom(testApp(), authEndpoints.refresh, {
      body: { refresh: person.refresh },
    });
    const { access } = refreshed.json<{ access: string }>();
    testApp().clock.advance(1);
    const late = await callApi(
      testApp(),
      authEndpoints.verifyEmailCode,
      { body: { code } },
      access,
    );
    expect(outcomeOf(late)).toBe('400 expired_code');
  });

  it('of another account, or of another session of the same user, is wrong', async () => {
    const { email } = await insertUser(testApp(), { password: goodPassword });
    const sessions = [
      await signInWithPassword(testApp(), email),
      await signInWithPassword(testApp(), email),
    ];
    const stranger = await signedIn();
    const codes: string[] = [];
    for (const { access } of sessions) {
      await callApi(testApp(), authEndpoints.sendEmailCode, {}, access);
      codes.push(await mailedCode(testApp(), { email }));
    }
    await send(stranger);
    const [first = '', second = ''] = codes;
    const foreign = await mailedCode(testApp(), stranger);
    for (const code of [second, foreign].filter((other) => other !== first)) {
      const answer = await callApi(
        testApp(),
        authEndpoints.verifyEmailCode,
        { body: { code } },
        sessions[0]?.access,
      );
      expect(outcomeOf(answer)).toBe('400 wrong_code');
    }
  });

  it('is wrong where none was sent', async () => {
    expect(outcomeOf(await verify(await signedIn(), '123456'))).toBe('400 expired_code');
  });

  it.each([
    ['123'],
    ['1234567'],
    ['abcdef'],
    [''],
    ['１２３４５６'],
    [123456],
    [null],
    [['123456']],
  ])('is refused with a sentence when it is %j', async (code) => {
    const answer = await verify(await signedIn(), code as string);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(answer.json<{ fields: { code: string } }>().fields.code).toMatch(/^Enter/);
  });
});
