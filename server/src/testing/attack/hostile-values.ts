import type { Random } from './random.ts';

/** Raw text for a JSON body, because no value can be written that way. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const nested = (open: string, close: string, depth: number): RawJson =>
  new RawJson(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** What attackers write into a field. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202Egnp.exe',
  '\u2066open',
  '\u200b\u200d',
  '\r\nSet-Cookie: a=b',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '1; SELECT pg_sleep(10)',
  "\\'; SELECT 1 --",
  '%\\_%',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '%s%s%s%n',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '９９',
  'İ',
  'ﬃ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '👩‍👩‍👧‍👦'.repeat(30),
  'a'.repeat(201),
  'a'.repeat(10_001),
  'a'.repeat(70_000),
  '<'.repeat(20_000),
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '2026-13-45T99:99',
  '24:00',
  'Europe/Nowhere',
  '../Europe/Berlin',
  'a@b',
  `${'a'.repeat(300)}@example.org`,
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-000000000000',
  '{"a":1}',
  '[]',
] as const;

const hostileNumbers: readonly unknown[] = [
  0,
  -1,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  -9_007_199_254_740_992,
  2_147_483_648,
  1e308,
  5e-324,
];

const hostileStructures: readonly unknown[] = [
  null,
  true,
  false,
  {},
  [],
  [[]],
  { length: 1 },
  { toString: 1 },
  { toJSON: 'x' },
  { $gt: '' },
  new RawJson('-0'),
  new RawJson('1e999'),
  new RawJson('-1e400'),
  new RawJson('123456789012345678901234567890.12345678901234567890'),
  new RawJson('{"__proto__":{"isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"isAdmin":true}}}'),
  new RawJson('"\\ud800"'),
  new RawJson('"\\u0000"'),
  new RawJson('NaN'),
  new RawJson('undefined'),
  nested('[', ']', 1000),
  nested('{"a":', '}', 1000),
  nested('[', ']', 100_000),
  new RawJson(`[${'1,'.repeat(9_999)}1]`),
  new RawJson(`[${'{},'.repeat(9_999)}{}]`),
  new RawJson(`[${'"a",'.repeat(9_999)}"a"]`),
  new RawJson(`{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`),
];

/** Keys that no client may set, and keys that do not exist. */
export const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a'.repeat(5000),
  'id',
  'patient_id',
  'user_id',
  'owner_id',
  'user_type',
  'status',
  'preboarding_completed',
  'data_version',
  'deleted_at',
  '$where',
  'length',
] as const;

export const hostileValue = (random: Random): unknown => {
  const kind = random.next();
  if (kind < 0.5) return random.pick(hostileTexts);
  if (kind < 0.65) return random.pick(hostileNumbers);
  const structure = random.pick(hostileStructures);
  // A copy: a change of it in one body must not affect another.
  return structure instanceof RawJson ? structure : structuredClone(structure);
};
