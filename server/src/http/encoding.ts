export type Encoding = 'br' | 'gzip';

const refused = /;\s*q=0(\.0+)?\s*$/;

/** The best available encoding that the client accepts. */
export function pickEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return available.find((encoding) => accepted.includes(encoding) || accepted.includes('*'));
}
