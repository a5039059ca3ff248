const hasBom = (bytes: Uint8Array, one: number, two: number): boolean =>
  bytes[0] === one && bytes[1] === two;

/** A text in whatever encoding: UTF-16 says so at its beginning, UTF-8 can be told, old devices wrote others. */
export function plainText(bytes: Uint8Array): string {
  if (hasBom(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasBom(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
