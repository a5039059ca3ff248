import { describe, expect, it } from 'vitest';
import { makeHashing } from './hashing.ts';

const hashing = makeHashing();

describe('hashing', () => {
  it('is argon2id with 19 MiB, two rounds, one lane, and a salt of its own each time', async () => {
    const [one, two] = [await hashing.hash('correct horse'), await hashing.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(hashing.isOutdated(one)).toBe(false);
    expect(hashing.isOutdated(one.replace('t=2', 't=1'))).toBe(true);
  });

  it('takes the same letters for the same, however they are composed', async () => {
    const hashed = await hashing.hash('cafe\u0301');
    expect(await hashing.matches(hashed, 'café')).toBe(true);
    expect(await hashing.matches(hashed, 'cafe')).toBe(false);
  });

  it('says no where there is nothing to compare, or nothing that is a hash', async () => {
    expect(await hashing.matches(null, 'no account has this password')).toBe(false);
    expect(await hashing.matches('not a hash', 'anything')).toBe(false);
  });

  it('works on two at a time, lets 150 wait, and tells the rest to come back', async () => {
    const busy = makeHashing();
    const hashed = await busy.hash('secret');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 160 }, () => busy.matches(hashed, 'secret')),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({
      reason: { code: 'unavailable', status: 503, extras: { retryAfter: 5 } },
    });
    expect(await busy.matches(hashed, 'secret')).toBe(true);
  });
});
