import type { Random } from './random.ts';

type Change = (bytes: Buffer, random: Random) => Buffer;

const replaced =
  (from: string, to: (random: Random) => string): Change =>
  (bytes, random) => {
    const at = bytes.indexOf(from);
    if (at < 0) return bytes;
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(to(random)),
      bytes.subarray(at + from.length),
    ]);
  };

const names = [
  '../../etc/passwd',
  'a\u0000b.pdf',
  '.htaccess',
  'con.pdf',
  'x'.repeat(400),
  '<script>.pdf',
  'a.pdf\r\nX: y',
  '',
  '..',
  '\u202Efdp.exe',
  '%2e%2e%2f',
  'a/b\\c.svg',
];

const changes: readonly Change[] = [
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let at = 0; at < 1 + copy.length / 60; at += 1)
      copy[random.below(copy.length)] = random.below(256);
    return copy;
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => bytes.subarray(random.below(bytes.length)),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes, random) => {
    const at = random.below(bytes.length);
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.alloc(random.below(3000)),
      bytes.subarray(at),
    ]);
  },
  replaced('\r\n\r\n', () => '\n\n'),
  replaced('\r\n\r\n', () => ''),
  replaced('name="', () => 'name='),
  replaced('name="files"', () => 'name="__proto__"'),
  replaced('Letter.pdf', (random) => random.pick(names)),
  replaced('form-data', () => 'attachment'),
  replaced('Content-Disposition', () => 'Content-Length: 5\r\nContent-Disposition'),
  replaced('Content-Disposition', () => `X: ${'y'.repeat(20_000)}\r\nContent-Disposition`),
  replaced('application/octet-stream', () => 'multipart/mixed; boundary=inner'),
  replaced('%PDF-1.4', (random) =>
    random.pick(['', 'GIF89a', '<svg onload=alert(1)>', 'MZ', 'PK\u0003\u0004']),
  ),
];

/** A valid form with one or two faults in its bytes; now and then it is left valid. */
export function brokenForm(
  whole: Buffer,
  type: string,
  random: Random,
): { type: string; payload: Buffer } {
  let payload = whole;
  const count = random.chance(0.1) ? 0 : 1 + random.below(2);
  for (let at = 0; at < count; at += 1)
    if (payload.length > 0) payload = random.pick(changes)(payload, random);
  const otherType = random.chance(0.08);
  return { type: otherType ? type.replace('----', '--') : type, payload };
}
