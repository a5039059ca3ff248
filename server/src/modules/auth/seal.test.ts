import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../keys.ts';
import { seal, unseal } from './seal.ts';

const keys = deriveKeys('a secret that only this test knows, long enough');

describe('a sealed value', () => {
  it('opens for its owner and looks different each time', () => {
    const [one, two] = [
      seal(keys, 'ada', 'JBSWY3DPEHPK3PXP'),
      seal(keys, 'ada', 'JBSWY3DPEHPK3PXP'),
    ];
    expect(one.equals(two)).toBe(false);
    expect(unseal(keys, 'ada', one)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens for no other owner, with no other secret, and not when one bit of it was changed', () => {
    const sealed = seal(keys, 'ada', 'JBSWY3DPEHPK3PXP');
    expect(unseal(keys, 'ben', sealed)).toBeUndefined();
    expect(
      unseal(deriveKeys('another secret, long enough for anybody'), 'ada', sealed),
    ).toBeUndefined();
    for (let at = 0; at < sealed.length; at += 1) {
      const broken = Buffer.from(sealed);
      broken[at] = (broken[at] ?? 0) ^ 1;
      expect(unseal(keys, 'ada', broken)).toBeUndefined();
    }
    expect(unseal(keys, 'ada', sealed.subarray(0, 20))).toBeUndefined();
    expect(unseal(keys, 'ada', Buffer.alloc(0))).toBeUndefined();
  });
});
