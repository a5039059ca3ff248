import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Keys } from '../../keys.ts';

export const newSixDigits = (): string =>
  String(randomInt(10 ** limits.auth.emailCodeDigits)).padStart(limits.auth.emailCodeDigits, '0');

/** For a link: too long to be guessed, so guesses cannot use it up. */
export const newLongCode = (): string => randomBytes(32).toString('base64url');

/** Bound to its purpose (a session, a reset), so that a code of one account is useless for another. */
export const macOfCode = (keys: Keys, boundTo: string, code: string): Buffer =>
  createHmac('sha256', keys.of('codes')).update(`${boundTo}\n${code}`).digest();

export const isSameMac = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
