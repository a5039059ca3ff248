import { describe, expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it('is read as it is shown, and as people type it', () => {
    for (let index = 0; index < 10; index += 1) {
      const { shown, secret } = newRecoveryCode(index);
      for (const typed of [
        shown,
        shown.toUpperCase(),
        shown.replaceAll('-', ''),
        ` ${shown.replaceAll('-', ' ')} `,
      ]) {
        expect(readRecoveryCode(typed)).toEqual({ index, secret });
      }
    }
  });

  it('may be typed with o for 0 and with l or i for 1', () => {
    expect(readRecoveryCode('O1-0lil-oooo-abcd-efgh')).toEqual({
      index: 1,
      secret: '01110000abcdefgh',
    });
  });

  it.each([
    '',
    '123456',
    '01-abcd',
    '01-abcd-efgh-jkmn-pqru',
    'xx-abcd-efgh-jkmn-pqrs',
    '01-abcd-efgh-jkmn-pqrs-t',
  ])('is invalid when it is %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined();
  });

  it('is 80 random bits: a thousand codes are all different', () => {
    const secrets = Array.from({ length: 1000 }, () => newRecoveryCode(0).secret);
    expect(new Set(secrets).size).toBe(1000);
  });
});
