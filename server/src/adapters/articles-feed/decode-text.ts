const declared = /^[^<]{0,20}<\?xml[^>]{0,200}\bencoding=["']([\w.:-]{1,40})["']/i;
const inHeader = /\bcharset=["']?([\w.:-]{1,40})/i;

/** The text of a document in the encoding that its header or its first line names; UTF-8 unless it is one that exists. */
export function decodeText(body: Buffer, contentType: string): string {
  const name =
    inHeader.exec(contentType)?.[1] ??
    declared.exec(body.subarray(0, 300).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(name).decode(body);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(body);
  }
}
