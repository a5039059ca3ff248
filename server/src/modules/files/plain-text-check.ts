/** Bytes that no text holds: control characters but for tab, line ends and form feed. Above 7F they are letters elsewhere. */
const controls = /[^\P{Cc}\t-\r\u{7F}-\u{9F}]/u;
const hasControls = (bytes: Buffer): boolean => controls.test(bytes.toString('latin1'));

const isUtf16 = (head: Buffer): boolean =>
  head.length >= 2 && [0xfffe, 0xfeff].includes(head.readUInt16BE(0));

/** In whatever encoding: old devices write others than UTF-8. */
export const looksLikeText = (bytes: Buffer): boolean => isUtf16(bytes) || !hasControls(bytes);

/** A page or a drawing under the name of a text: some programs would open it as what it is. */
export const startsAsMarkup = (head: Buffer): boolean =>
  /^[\s\uFEFF]*<(!doctype|!--|html|head|body|script|svg|\?xml|\?php|iframe)/i.test(
    head.toString(isUtf16(head) ? 'utf16le' : 'utf8').replaceAll('\0', ''),
  );

/** The same for a text that arrives in pieces. */
export function makeTextCheck(): (chunk: Buffer) => boolean {
  let isWide: boolean | undefined;
  return (chunk) => {
    isWide ??= isUtf16(chunk);
    return isWide || !hasControls(chunk);
  };
}
