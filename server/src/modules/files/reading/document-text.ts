import { decodeText } from '@caretrail/contract/files/decode-text';
import { docxText } from './docx-text.ts';
import { pdfText } from './pdf-text.ts';

/** How much of a document is read. */
export type Most = { readonly pages: number; readonly characters: number };

const readers: Readonly<
  Record<string, (data: Uint8Array, most: Most) => Promise<string> | string>
> = {
  'application/pdf': pdfText,
  'text/plain': (data) => decodeText(data, TextDecoder),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docxText,
};

/** Control characters, marks that turn text round, halves of a character. */
const unreadable = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** More accents than any letter has: putting them in order takes the square of their number. */
const manyMarks = /(\p{M}{8})\p{M}+/gu;

/** Lines without blanks around them; a page without words leaves nothing. */
export const tidyText = (text: string, characters: number): string =>
  text
    .slice(0, characters)
    .toWellFormed()
    .replaceAll(unreadable, ' ')
    .replaceAll(manyMarks, '$1')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The words of a document. Called in a process of its own only: it trusts nothing, and still may not come to an end. */
export async function documentText(type: string, data: Uint8Array, most: Most): Promise<string> {
  const text = await readers[type]?.(data, most);
  if (text === undefined) throw new Error('This type has no reader.');
  return tidyText(text, most.characters);
}
