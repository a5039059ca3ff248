/** `TextDecoder` of the platform, which Node and browsers have and the language has not. */
type Decoder = new (
  encoding: string,
  options?: { readonly fatal?: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

const hasBom = (bytes: Uint8Array, one: number, two: number): boolean =>
  bytes[0] === one && bytes[1] === two;

/** UTF-16 begins with its byte order; null for every other encoding. */
export function wideEncodingOf(bytes: Uint8Array): string | null {
  if (hasBom(bytes, 0xff, 0xfe)) return 'utf-16le';
  return hasBom(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
}

/** A text in whatever encoding: UTF-16 says so at its beginning, UTF-8 can be told, old devices wrote others. */
export function decodeText(bytes: Uint8Array, TextDecoder: Decoder): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
