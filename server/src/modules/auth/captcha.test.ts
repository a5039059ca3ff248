import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ captcha: true, hashing: cheapHashing });
const password = 'correct horse battery';

type Solved = { challenge: Challenge; solution: { counter: number; derivedKey: string } };
const encoded = (solved: unknown): string => Buffer.from(JSON.stringify(solved)).toString('base64');

async function solve(): Promise<Solved> {
  const challenge = (await callFrom(testApp(), authEndpoints.captcha)).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved.');
  return { challenge, solution };
}

/** A user whose next sign-in from this network needs a proof of work. */
async function underPressure() {
  const { email } = await insertUser(testApp(), { password });
  const network = anotherNetwork();
  const signIn = (body: object) =>
    callFrom(testApp(), authEndpoints.login, { body: { email, password, ...body }, network });
  for (let i = 0; i < 3; i += 1) {
    expect(outcomeOf(await signIn({ password: 'wrong' }))).toBe('400 wrong_credentials');
  }
  return signIn;
}

describe('the proof of work at sign-in', () => {
  it('is required after three failures, and a solved one is accepted', async () => {
    const signIn = await underPressure();
    expect(outcomeOf(await signIn({}))).toBe('400 captcha_required');
    expect(outcomeOf(await signIn({ captcha: encoded(await solve()) }))).toBe('200');
  });

  it('takes about a second at most', async () => {
    // Counted in steps, not in seconds: the machine runs other tests as well.
    const start = process.cpuUsage();
    for (let i = 0; i < 3; i += 1) await solve();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / 3).toBeLessThan(2_000);
  });

  it('is accepted once', async () => {
    const captcha = encoded(await solve());
    expect(outcomeOf(await (await underPressure())({ captcha }))).toBe('200');
    expect(outcomeOf(await (await underPressure())({ captcha }))).toBe('400 captcha_required');
  });

  it('is accepted once in twenty concurrent requests', async () => {
    // Not at sign-in: after the first success it is not required any more.
    const body = { email: 'nobody@example.org', captcha: encoded(await solve()) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callFrom(testApp(), authEndpoints.forgotPassword, { body })),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      '202',
      ...Array<string>(19).fill('400 captcha_required'),
    ]);
  });

  it('is refused when it is older than five minutes', async () => {
    const captcha = encoded(await solve());
    testApp().clock.advance(5 * 60_000);
    expect(outcomeOf(await (await underPressure())({ captcha }))).toBe('400 captcha_required');
  });

  it('is refused when any part of it was changed', async () => {
    const solved = await solve();
    const { challenge, solution } = solved;
    const { parameters } = challenge;
    const forged: unknown[] = [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } }, solution },
      { challenge: { ...challenge, signature: 'f'.repeat(64) }, solution },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, signature: [challenge.signature] }, solution },
      { challenge, solution: null },
      { challenge: null, solution },
      null,
      [],
      'text',
    ];
    const signIn = await underPressure();
    for (const payload of [
      ...forged.map(encoded),
      'not base64 at all',
      '',
      '{}',
      encoded(solved).slice(0, 40),
    ]) {
      expect([payload, outcomeOf(await signIn({ captcha: payload }))]).toEqual([
        payload,
        '400 captcha_required',
      ]);
    }
    expect(outcomeOf(await signIn({ captcha: 'x'.repeat(5000) }))).toBe('400 invalid_input');
    expect(outcomeOf(await signIn({ captcha: 1 }))).toBe('400 invalid_input');
    expect(outcomeOf(await signIn({ captcha: encoded(solved) }))).toBe('200');
  });

  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1 };
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 1],
    ['an array', [[]]],
    ['no challenge', {}],
    ['a challenge of null', { challenge: null }],
    ['a challenge that is an array', { challenge: [] }],
    ['parameters of null', { challenge: { parameters: null } }],
    ['parameters that are an array', { challenge: { parameters: [] } }],
    ['parameters that are text', { challenge: { parameters: 'x', signature: 'x' }, solution: {} }],
    ['parameters of wrong types', { challenge: { parameters: { ...parameters, salt: {} } } }],
    ['a time of null', { challenge: { parameters: { ...parameters, expiresAt: null } } }],
    ['a signature that is an object', { challenge: { parameters, signature: {} }, solution: 1 }],
    ['a prototype', JSON.parse('{"__proto__":{"challenge":{}},"constructor":null}')],
    ['deep', JSON.parse(`${'['.repeat(1400)}${']'.repeat(1400)}`)],
    ['large', { challenge: { parameters: { ...parameters, nonce: 'f'.repeat(2500) } } }],
  ])('is refused when it is %s', async (_, payload) => {
    const body = { email: 'nobody@example.org', captcha: encoded(payload) };
    const answer = await callFrom(testApp(), authEndpoints.forgotPassword, { body });
    expect(outcomeOf(answer)).toBe('400 captcha_required');
  });

  it('does not count an attempt without it', async () => {
    const signIn = await underPressure();
    for (let i = 0; i < 10; i += 1)
      expect(outcomeOf(await signIn({}))).toBe('400 captcha_required');
    expect(outcomeOf(await signIn({ captcha: encoded(await solve()) }))).toBe('200');
  });

  it('is always required for a forgotten password', async () => {
    const forgot = (body: object) =>
      callFrom(testApp(), authEndpoints.forgotPassword, {
        body: { email: 'nobody@example.org', ...body },
      });
    expect(outcomeOf(await forgot({}))).toBe('400 captcha_required');
    expect(outcomeOf(await forgot({ captcha: encoded(await solve()) }))).toBe('202');
  });
});
