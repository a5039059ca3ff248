import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { fail } from '../../http/fail.ts';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const password = 'correct horse battery';

const signIn = (email: string, typed: string, network: string) =>
  callFrom(testApp(), authEndpoints.login, { body: { email, password: typed }, network });
const failTimes = async (times: number, email: string, network: string): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let i = 0; i < times; i += 1)
    outcomes.push(outcomeOf(await signIn(email, 'wrong', network)));
  return outcomes;
};

/** In groups of ten, as many as a busy machine answers in time. */
const failAtOnce = async (
  times: number,
  whose: (i: number) => { email: string; network: string },
): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let from = 0; from < times; from += 10) {
    const crowd = Array.from({ length: Math.min(10, times - from) }, (_, i) => whose(from + i));
    const answers = await Promise.all(
      crowd.map(({ email, network }) => signIn(email, 'wrong', network)),
    );
    outcomes.push(...answers.map(outcomeOf));
  }
  return outcomes.toSorted();
};

describe('the throttle of sign-in', () => {
  it('delays an account at this network after five failures, longer each time', async () => {
    const { email } = await insertUser(testApp(), { password });
    const network = anotherNetwork();
    expect(await failTimes(5, email, network)).toEqual(Array(5).fill('400 wrong_credentials'));
    const waits: (string | undefined)[] = [];
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const refused = await signIn(email, password, network);
      expect(outcomeOf(refused)).toBe('429 too_many');
      waits.push(String(refused.headers['retry-after']));
      testApp().clock.advance(seconds * 1000);
      expect(outcomeOf(await signIn(email, 'wrong', network))).toBe('400 wrong_credentials');
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '30', '30']);
  });

  it('forgets the failures after a success, and after a quarter of an hour', async () => {
    const { email } = await insertUser(testApp(), { password });
    const network = anotherNetwork();
    await failTimes(4, email, network);
    expect(outcomeOf(await signIn(email, password, network))).toBe('200');
    expect(await failTimes(5, email, network)).toEqual(Array(5).fill('400 wrong_credentials'));
    testApp().clock.advance(15 * 60_000);
    expect(await failTimes(5, email, network)).toEqual(Array(5).fill('400 wrong_credentials'));
  });

  it('does not delay the owner on another network', async () => {
    const { email } = await insertUser(testApp(), { password });
    const attacker = anotherNetwork();
    await failTimes(6, email, attacker);
    expect(outcomeOf(await signIn(email, password, attacker))).toBe('429 too_many');
    expect(outcomeOf(await signIn(email, password, anotherNetwork()))).toBe('200');
  });

  it('counts an address without an account in the same way', async () => {
    const network = anotherNetwork();
    const outcomes = await failTimes(6, 'not-there@example.org', network);
    expect(outcomes).toEqual([...Array<string>(5).fill('400 wrong_credentials'), '429 too_many']);
  });

  it('lets five of fifty concurrent guesses through, not more', async () => {
    const { email } = await insertUser(testApp(), { password });
    const network = anotherNetwork();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signIn(email, 'wrong', network)),
    );
    const evaluated = answers
      .map(outcomeOf)
      .filter((outcome) => outcome === '400 wrong_credentials');
    expect(evaluated).toHaveLength(5);
  });

  it('limits one network to a hundred failures over all accounts in a quarter of an hour', async () => {
    const network = anotherNetwork();
    await failAtOnce(100, (i) => ({ email: `guess-${i}@example.org`, network }));
    const { email } = await insertUser(testApp(), { password });
    const refused = await signIn(email, password, network);
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    testApp().clock.advance(15 * 60_000);
    expect(outcomeOf(await signIn(email, password, network))).toBe('200');
  });

  it('compares at most a hundred guesses at one account, though they come from everywhere at once', async () => {
    const { email } = await insertUser(testApp(), { password });
    expect(await failAtOnce(150, () => ({ email, network: anotherNetwork() }))).toEqual([
      ...Array<string>(100).fill('400 wrong_credentials'),
      ...Array<string>(50).fill('429 too_many'),
    ]);
  });

  it('compares at most a hundred guesses from one network, though they come at once', async () => {
    const network = anotherNetwork();
    const outcomes = await failAtOnce(120, (i) => ({ email: `at-once-${i}@example.org`, network }));
    expect(outcomes).toEqual([
      ...Array<string>(100).fill('400 wrong_credentials'),
      ...Array<string>(20).fill('429 too_many'),
    ]);
  });

  it('counts no right password against its network', async () => {
    const network = anotherNetwork();
    await failAtOnce(99, (i) => ({ email: `beside-${i}@example.org`, network }));
    const { email } = await insertUser(testApp(), { password });
    for (let i = 0; i < 3; i += 1)
      expect(outcomeOf(await signIn(email, password, network))).toBe('200');
  });

  it('keeps the counts of a failure, and after a success only those over all of a network and of an account', async () => {
    const { email } = await insertUser(testApp(), { password });
    const network = anotherNetwork();
    const { db } = testApp().deps;
    const counts = () =>
      db.query<{ bucket: string; hits: number }>(
        `SELECT bucket, hits FROM throttle_counters ORDER BY bucket`,
      );
    await db.execute(`DELETE FROM throttle_counters`);
    await failTimes(2, email, network);
    expect(await counts()).toEqual([
      { bucket: 'sign-in: account', hits: 2 },
      { bucket: 'sign-in: account at network', hits: 2 },
      { bucket: 'sign-in: account at network, in a row', hits: 2 },
      { bucket: 'sign-in: account, in a row', hits: 2 },
      { bucket: 'sign-in: network', hits: 2 },
    ]);
    expect(outcomeOf(await signIn(email, password, network))).toBe('200');
    expect(await counts()).toEqual([
      { bucket: 'sign-in: account', hits: 2 },
      { bucket: 'sign-in: network', hits: 2 },
    ]);
  });

  it('counts no guess against an account that the server had no time to compare', async () => {
    const { email } = await insertUser(testApp(), { password });
    await failAtOnce(99, () => ({ email, network: anotherNetwork() }));
    const busy = buildApp({
      ...testApp().deps,
      hashing: { ...cheapHashing, matches: () => Promise.reject(fail('unavailable')) },
    });
    const body = { email, password: 'wrong' };
    for (let i = 0; i < 3; i += 1) {
      const answer = await callFrom({ app: busy }, authEndpoints.login, { body });
      expect(outcomeOf(answer)).toBe('503 unavailable');
    }
    await busy.close();
    expect(await failTimes(1, email, anotherNetwork())).toEqual(['400 wrong_credentials']);
    expect(await failTimes(1, email, anotherNetwork())).toEqual(['429 too_many']);
  });

  it('locks the password of an account after a hundred failures in a row, until a new one is set', async () => {
    const { email, id } = await insertUser(testApp(), { password });
    await failAtOnce(100, () => ({ email, network: anotherNetwork() }));
    const refused = await signIn(email, password, anotherNetwork());
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(refused.json<{ detail: string }>().detail).toContain('Forgot your password?');
    testApp().clock.advance(24 * 3_600_000);
    expect(outcomeOf(await signIn(email, password, anotherNetwork()))).toBe('429 too_many');
    expect(
      await testApp().deps.db.query(`SELECT 1 FROM sessions WHERE user_id = $1`, [id]),
    ).toEqual([]);
  });

  it('leaves the password open where its owner passed the second factor in the last thirty days', async () => {
    const { email, id } = await insertUser(testApp(), { password });
    await openSessionFor(testApp(), id);
    const home = '127.0.0.1';
    const strangers = () => failAtOnce(100, () => ({ email, network: anotherNetwork() }));
    await strangers();
    expect(outcomeOf(await signIn(email, password, anotherNetwork()))).toBe('429 too_many');
    expect(outcomeOf(await signIn(email, password, home))).toBe('200');
    // The right password ended the row.
    expect(outcomeOf(await signIn(email, 'wrong', anotherNetwork()))).toBe('400 wrong_credentials');
    await strangers();
    testApp().clock.advance(30 * 24 * 3_600_000);
    expect(outcomeOf(await signIn(email, password, home))).toBe('429 too_many');
  });

  it('lets a known network of one account open no other, and guess no more than a hundred times', async () => {
    const [owner, another] = [
      await insertUser(testApp(), { password }),
      await insertUser(testApp(), { password }),
    ];
    await openSessionFor(testApp(), owner.id);
    const home = '127.0.0.1';
    for (const { email } of [owner, another])
      await failAtOnce(100, () => ({ email, network: anotherNetwork() }));
    expect(outcomeOf(await signIn(another.email, password, home))).toBe('429 too_many');
    const outcomes: string[] = [];
    for (let i = 0; i < 101; i += 1) {
      testApp().clock.advance(60_000);
      outcomes.push(outcomeOf(await signIn(owner.email, 'wrong', home)));
    }
    expect(outcomes.filter((outcome) => outcome === '400 wrong_credentials')).toHaveLength(100);
    expect(outcomes.at(-1)).toBe('429 too_many');
  });

  it('stores its counters in the database: another server sees them, and no address is in it', async () => {
    const { email } = await insertUser(testApp(), { password });
    const network = anotherNetwork();
    await failTimes(6, email, network);
    const another = buildApp(testApp().deps);
    const answer = await callFrom({ app: another }, authEndpoints.login, {
      body: { email, password },
      network,
    });
    expect(outcomeOf(answer)).toBe('429 too_many');
    await another.close();
    const rows = await testApp().deps.db.query(
      `SELECT bucket, encode(subject, 'escape') AS subject FROM throttle_counters`,
    );
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain(network);
  });
});
