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

const legalPassagesIn = (tag: string): Passage[] =>
  legalTexts()
    .map((file) => legalTextIn(tag, file))
    .filter((file) => existsSync(join(root, file)))
    .map((name) => ({ kind: 'legal', name, text: wordsOfLegalText(name) }));

export const passagesIn = (tag: string): Passage[] => [
  ...passagesOf(messagesIn(tag)),
  ...legalPassagesIn(tag),
];
