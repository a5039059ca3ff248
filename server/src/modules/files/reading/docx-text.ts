import { Parser } from 'htmlparser2';
import { fromBufferPromise } from 'yauzl';
import type { Most } from './document-text.ts';

const body = 'word/document.xml';
/** Unpacked, of which most is markup. */
const mostBytes = 50 * 1024 * 1024;

/** The words of a DOCX, a line for each paragraph. Only its body is unpacked. */
export async function docxText(data: Uint8Array, { characters }: Most): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  let text = '';
  let isText = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        isText = name === 'w:t';
        if (name === 'w:tab') text += ' ';
        if (name === 'w:br') text += '\n';
      },
      ontext: (part) => {
        if (isText) text += part;
      },
      onclosetag: (name) => {
        isText = false;
        if (name === 'w:p') text += '\n';
      },
    },
    { xmlMode: true },
  );
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== body) continue;
    let bytes = 0;
    const content = await zip.openReadStreamPromise(entry);
    const decoder = new TextDecoder();
    for await (const part of content) {
      bytes += (part as Buffer).length;
      if (bytes > mostBytes) throw new RangeError('This document is too long.');
      parser.write(decoder.decode(part as Buffer, { stream: true }));
      if (text.length > characters) break;
    }
    break;
  }
  return text;
}
