import { describe, expect, it } from 'vitest';
import { inFours, recoveryFile } from './key-text.ts';

describe('§2.1 /mfa', () => {
  it.each([
    ['JBSWY3DPEHPK', 'JBSW Y3DP EHPK'],
    ['ABCDE', 'ABCD E'],
    ['', ''],
  ])('shows the key %j in fours', (key, shown) => expect(inFours(key)).toBe(shown));

  it('the file has every code on a line of its own and says what they are for', () => {
    const lines = recoveryFile(['00-aaaa', '01-bbbb'], 'care.example').split('\r\n');
    expect(lines).toContain('00-aaaa');
    expect(lines).toContain('01-bbbb');
    expect(lines[0]).toContain('care.example');
  });
});
