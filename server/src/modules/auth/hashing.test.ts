import { describe, expect, it } from 'vitest';
import { makeHashing } from './hashing.ts';

const hashing = makeHashing();

describe('hashing', () => {
  it('is argon2id with 19 MiB, two rounds, one lane, and a new salt each time', async () => {
    const [one, two] = [await hashing.hash('correct horse'), await hashing.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(hashing.isOutdated(one)).toBe(false);
    expect(hashing.isOutdated(one.replace('t=2', 't=1'))).toBe(true);
  });

  it('of a random code is argon2id too, at a cost that ten of them have on a busy server', async () => {
    const hashed = await hashing.hashCode('abcdefghijklmnop');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    expect(await hashing.matches(hashed, 'abcdefghijklmnop')).toBe(true);
    expect(await hashing.matches(hashed, 'abcdefghijklmnoq')).toBe(false);
  });

  it('treats equal letters as equal, however they are composed', async () => {
    const hashed = await hashing.hash('cafe\u0301');
    expect(await hashing.matches(hashed, 'café')).toBe(true);
    expect(await hashing.matches(hashed, 'cafe')).toBe(false);
  });

  it('returns false for a missing or malformed hash', async () => {
    expect(await hashing.matches(null, 'no account has this password')).toBe(false);
    expect(await hashing.matches('not a hash', 'anything')).toBe(false);
  });
});
