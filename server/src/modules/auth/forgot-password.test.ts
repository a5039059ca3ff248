// @module-tag slow
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { codeIn, linkIn, mailsTo } from '../../testing/outbox.ts';
import { mailedCode, wrongFor } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });
const minute = 60_000;

const forgot = (email: string, network = anotherNetwork()) =>
  callFrom(testApp(), authEndpoints.forgotPassword, { body: { email }, network });
const verify = (email: string, code: string, network = anotherNetwork()) =>
  callFrom(testApp(), authEndpoints.verifyResetCode, { body: { email, code }, network });

/** A user with a code in the mailbox. */
async function forgetful() {
  const { email, id } = await insertUser(testApp());
  await forgot(email);
  return { email, id, code: await mailedCode(testApp(), { email }) };
}

describe('a forgotten password', () => {
  it('gets the same response for every address; only an active account gets a mail', async () => {
    const people = [
      await insertUser(testApp()),
      await insertUser(testApp(), { status: 'inactive' }),
      await insertUser(testApp(), { status: 'pending' }),
      { email: 'nobody@example.org' },
    ];
    for (const { email } of people) {
      const answer = await forgot(email);
      expect([answer.statusCode, answer.body]).toEqual([202, '']);
      expect(Object.keys(answer.headers)).not.toContain('retry-after');
    }
    const counts = await Promise.all(
      people.map(async ({ email }) => (await mailsTo(testApp(), email)).length),
    );
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  it('sends a code, and a link with its own long one, whose secret part no server sees', async () => {
    const { email, code } = await forgetful();
    const [mail] = await mailsTo(testApp(), email);
    const link = new URL(mail ? linkIn(mail) : '');
    expect(link.origin + link.pathname + link.search).toBe('http://localhost:4000/password-verify');
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      email,
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      kind: 'reset',
    });
    expect(mail?.text).toContain('The code works for 10 minutes, the link for 60 minutes.');
    expect(mail?.subject).not.toContain(code);
  });

  it('ignores the host that the request names', async () => {
    const { email } = await insertUser(testApp());
    const { url, method } = { url: authEndpoints.forgotPassword.path, method: 'POST' as const };
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await testApp().app.inject({
      method,
      url,
      payload: { email },
      headers,
      remoteAddress: anotherNetwork(),
    });
    const [mail] = await mailsTo(testApp(), email);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('sends three mails an hour to one account, and the response does not reveal where it stopped', async () => {
    const { email, id } = await insertUser(testApp());
    for (let i = 0; i < 5; i += 1) expect(outcomeOf(await forgot(email))).toBe('202');
    expect(await mailsTo(testApp(), email)).toHaveLength(3);
    expect(await auditTrailOf(testApp(), id)).toEqual([
      ...Array<string>(3).fill('password.forgotten done'),
      ...Array<string>(2).fill('password.forgotten refused'),
    ]);
    testApp().clock.advance(60 * minute);
    await forgot(email);
    expect(await mailsTo(testApp(), email)).toHaveLength(4);
  });

  it('can be requested ten times an hour from one network', async () => {
    const network = anotherNetwork();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => forgot(`nobody-${i}@example.org`, network)),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      ...Array<string>(10).fill('202'),
      ...Array<string>(2).fill('429 too_many'),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe(
      '3600',
    );
  });

  it.each([
    [{}],
    [{ email: 'x' }],
    [{ email: 1 }],
    [{ email: ['a@b.example'] }],
    [{ email: 'a@b.example', role: 'x' }],
  ])('is refused with a sentence for %j', async (body) => {
    expect(outcomeOf(await callFrom(testApp(), authEndpoints.forgotPassword, { body }))).toBe(
      '400 invalid_input',
    );
  });
});

describe('a forgotten password, in the time that it takes users', () => {
  const slowApp = useTestApp({ hashing: cheapHashing });

  it('gets a response after the same time, whether there was something to do or not', async () => {
    const { email } = await insertUser(slowApp());
    for (const address of [email, 'unknown@example.org']) {
      const start = performance.now();
      const body = { email: address };
      await callFrom(slowApp(), authEndpoints.forgotPassword, { body, network: anotherNetwork() });
      expect(performance.now() - start).toBeGreaterThan(145);
    }
  });
});

/** The long codes of the mailed links, newest first. */
const linkCodes = async (email: string): Promise<string[]> =>
  (await mailsTo(testApp(), email)).map(
    (mail) => new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('code') ?? '',
  );

/** How many mailed links would work now. */
const liveLinks = async (userId: string): Promise<number> => {
  const { db, clock } = testApp().deps;
  const live = `SELECT 1 FROM password_grants WHERE user_id = $1 AND link_expires_at > $2 AND code_used_at IS NULL`;
  return (await db.query(live, [userId, clock.now().toISOString()])).length;
};

describe('the link of a forgotten password', () => {
  it('works while a stranger guesses the digits', async () => {
    const { email } = await forgetful();
    const [code = ''] = await linkCodes(email);
    for (let i = 0; i < 10; i += 1) await verify(email, '123456');
    expect(outcomeOf(await verify(email, code))).toBe('200');
    expect(outcomeOf(await verify(email, code))).toBe('410 link_used');
  });

  it('works although a newer one was requested, and is used up with its digits', async () => {
    const { email, code: digits } = await forgetful();
    const [code = ''] = await linkCodes(email);
    await forgot(email);
    expect(outcomeOf(await verify(email, code))).toBe('200');
    expect(outcomeOf(await verify(email, digits))).toBe('410 link_used');
  });

  it('works for the owner at any time, however often a stranger requests and guesses', async () => {
    const { email, id } = await insertUser(testApp());
    for (let minutes = 0; minutes < 150; minutes += 7) {
      await Promise.all([
        forgot(email),
        forgot(email),
        verify(email, '123456'),
        verify(email, '654321'),
      ]);
      testApp().clock.advance(7 * minute);
      // The owner requests one too, and opens the mailbox.
      await forgot(email);
      expect(await liveLinks(id)).toBeGreaterThan(0);
    }
    const [newest = ''] = await linkCodes(email);
    expect(outcomeOf(await verify(email, newest))).toBe('200');
  });

  it('lets its owner request more once it was opened', async () => {
    const { email } = await insertUser(testApp());
    for (let i = 0; i < 5; i += 1) await forgot(email);
    const [newest = ''] = await linkCodes(email);
    expect(outcomeOf(await verify(email, newest))).toBe('200');
    await forgot(email);
    expect(await mailsTo(testApp(), email)).toHaveLength(4);
  });

  it('is expired after an hour', async () => {
    const { email } = await forgetful();
    const [code = ''] = await linkCodes(email);
    testApp().clock.advance(60 * minute - 1);
    expect(outcomeOf(await verify(email, code.replace(/.$/, '!')))).toBe('400 invalid_input');
    testApp().clock.advance(1);
    expect(outcomeOf(await verify(email, code))).toBe('410 link_expired');
  });
});

describe('the code of a forgotten password', () => {
  it('is exchanged for a grant, once', async () => {
    const { email, code } = await forgetful();
    const answer = await verify(email.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json<object>())).toEqual(['token']);
    expect(outcomeOf(await verify(email, code))).toBe('410 link_used');
  });

  it('is exchanged once in fifty concurrent requests', async () => {
    const { email, code } = await forgetful();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('has five attempts; then the right one is wrong too', async () => {
    const { email, id, code } = await forgetful();
    for (let i = 0; i < 5; i += 1)
      expect(outcomeOf(await verify(email, wrongFor(code)))).toBe('400 wrong_code');
    expect(outcomeOf(await verify(email, code))).toBe('400 wrong_code');
    expect(
      (await auditTrailOf(testApp(), id)).filter((line) => line === 'password.code refused'),
    ).toHaveLength(6);
  });

  it('is expired after ten minutes, and only its holder learns that', async () => {
    const { email, code } = await forgetful();
    testApp().clock.advance(10 * minute);
    expect(outcomeOf(await verify(email, code))).toBe('410 link_expired');
    expect(outcomeOf(await verify(email, wrongFor(code)))).toBe('400 wrong_code');
  });

  it('is expired when a newer one was requested', async () => {
    const { email, code } = await forgetful();
    await forgot(email);
    const [newest] = await mailsTo(testApp(), email);
    const newer = newest ? codeIn(newest) : '';
    if (newer !== code) expect(outcomeOf(await verify(email, code))).toBe('410 link_expired');
    expect(outcomeOf(await verify(email, newer))).toBe('200');
  });

  it('is wrong for another account, and for an unknown address', async () => {
    const [mine, another] = [await forgetful(), await forgetful()];
    if (mine.code !== another.code)
      expect(outcomeOf(await verify(another.email, mine.code))).toBe('400 wrong_code');
    expect(outcomeOf(await verify('nobody@example.org', mine.code))).toBe('400 wrong_code');
  });

  it('can be tried sixty times an hour from one network', async () => {
    const network = anotherNetwork();
    const answers = await Promise.all(
      Array.from({ length: 65 }, () => verify('nobody@example.org', '123456', network)),
    );
    expect(answers.map(outcomeOf).filter((outcome) => outcome === '429 too_many')).toHaveLength(5);
  });

  it.each([['12345'], ['abcdef'], [''], [123456], ['x'.repeat(44)], ["' OR '1'='1"]])(
    'is refused with a sentence when it is %j',
    async (code) => {
      expect(outcomeOf(await verify('someone@example.org', code as string))).toBe(
        '400 invalid_input',
      );
    },
  );
});
