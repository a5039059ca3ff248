import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../web/build/messages/catalogues.ts';
import { root } from '../root.ts';
import { collectMessages } from './collect.ts';
import { isFixedBySpec } from './fixed-texts.ts';
import { legalTextIn, legalTexts, wordsOfLegalText } from './legal-texts.ts';
import { searchWords } from './readers.ts';
import { type Passage, passagesOf, type Said } from './readings.ts';

/** What people read in a language: every screen, email and legal page as it is in the code. */

const english = collectMessages().filter(({ section }) => !searchWords.includes(section));

/** English texts that the specification fixes to the letter are not ours to write in easier words; translations are. */
function messagesIn(tag: string): Said[] {
  if (tag === 'en')
    return english
      .filter(({ text }) => !isFixedBySpec(text))
      .map((message) => ({ ...message, said: message.text }));
  const catalogue = readCatalogue(tag);
  return english.map((message) => ({
    ...message,
    said: catalogue[message.section]?.[message.key] ?? '',
  }));
}

/** Named by the heading of the English page. */
const legalPassagesIn = (tag: string): Passage[] =>
  legalTexts()
    .filter((file) => existsSync(join(root, legalTextIn(tag, file))))
    .map((file) => ({
      kind: 'legal',
      name: wordsOfLegalText(file).split('\n')[0] ?? file,
      text: wordsOfLegalText(legalTextIn(tag, file)),
    }));

export const passagesIn = (tag: string): Passage[] => [
  ...passagesOf(messagesIn(tag)),
  ...legalPassagesIn(tag),
];
