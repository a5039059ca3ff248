import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';
import { idPattern } from '../../ports/ids.ts';

/**
 * `session.generation.mac`: one row per session holds everything, and nothing has to be pruned. The key mixes the
 * operator's secret with the row's seed, so a copy of the database forges nothing.
 */
const macOf = (keys: Keys, seed: Buffer, sessionId: string, generation: number): Buffer =>
  createHmac('sha256', keys.of('refresh-seed'))
    .update(seed)
    .update(`${sessionId}.${generation}`)
    .digest();

export const makeRefreshToken = (
  keys: Keys,
  seed: Buffer,
  sessionId: string,
  generation: number,
): string =>
  `${sessionId}.${generation}.${macOf(keys, seed, sessionId, generation).toString('base64url')}`;

const tokenForm = new RegExp(`^(${idPattern})\\.(\\d{1,9})\\.([\\w-]{43})$`);

export type RefreshTokenParts = { sessionId: string; generation: number; mac: Buffer };

export function readRefreshToken(token: string): RefreshTokenParts | undefined {
  const match = tokenForm.exec(token);
  if (!match) return undefined;
  const [, sessionId = '', generation = '', mac = ''] = match;
  return { sessionId, generation: Number(generation), mac: Buffer.from(mac, 'base64url') };
}

export function isGenuine(keys: Keys, seed: Buffer, parts: RefreshTokenParts): boolean {
  const expected = macOf(keys, seed, parts.sessionId, parts.generation);
  return parts.mac.length === expected.length && timingSafeEqual(parts.mac, expected);
}
