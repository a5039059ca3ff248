import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../keys.ts';
import { isSameMac, macOfCode, newSixDigits } from './one-time-code.ts';

const keys = deriveKeys('a secret that only this test knows, long enough');

describe('a one-time code', () => {
  it('has six digits, leading zeros too', () => {
    const codes = Array.from({ length: 2000 }, newSixDigits);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });

  it('is invalid for another session, and with another secret of the operator', () => {
    const mac = macOfCode(keys, 'session 1', '123456');
    expect(isSameMac(mac, macOfCode(keys, 'session 1', '123456'))).toBe(true);
    expect(isSameMac(mac, macOfCode(keys, 'session 2', '123456'))).toBe(false);
    expect(isSameMac(mac, macOfCode(keys, 'session 1', '123457'))).toBe(false);
    const others = deriveKeys('another secret, long enough for anybody');
    expect(isSameMac(mac, macOfCode(others, 'session 1', '123456'))).toBe(false);
    expect(isSameMac(mac, Buffer.alloc(3))).toBe(false);
  });
});
