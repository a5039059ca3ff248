import { wideEncodingOf } from '@caretrail/contract/files/decode-text';

/**
 * Bytes that no text has: control characters except tab, line ends and form feed. Above 7F they are letters in some
 * encodings.
 */
const controls = /[^\P{Cc}\t-\r\u{7F}-\u{9F}]|[\uFFFE\uFFFF]/u;

const decoderOf = (encoding: string) => new TextDecoder(encoding, { fatal: true });

/** A web page or a drawing with the name of a text: some programs would open it as what it is. */
export const startsAsMarkup = (head: Buffer): boolean =>
  /^[\s\uFEFF]*<(!doctype|!--|html|head|body|script|svg|\?xml|\?php|iframe)/i.test(
    new TextDecoder(wideEncodingOf(head) ?? 'utf-8').decode(head).replaceAll('\0', ''),
  );

/** Whether it can be text, which arrives in chunks, in any encoding: old devices write others than UTF-8. */
export function makeTextCheck(): (chunk: Buffer) => boolean {
  let decoder: ReturnType<typeof decoderOf> | null | undefined;
  return (chunk) => {
    if (decoder === undefined) {
      const wide = wideEncodingOf(chunk);
      decoder = wide === null ? null : decoderOf(wide);
    }
    try {
      const text = decoder ? decoder.decode(chunk, { stream: true }) : chunk.toString('latin1');
      return !controls.test(text);
    } catch {
      return false;
    }
  };
}

export const looksLikeText = (bytes: Buffer): boolean => makeTextCheck()(bytes);
