import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFacts } from '../contract/src/i18n/current-language.ts';
import { readCatalogue, readLanguages } from '../web/build/messages/catalogues.ts';
import { root } from './root.ts';
import { collectMessages } from './words/collect.ts';
import { legalTextIn, legalTexts, wordsOfLegalText } from './words/legal-texts.ts';
import { formsOfMessage } from './words/plain-text.ts';
import { searchWords } from './words/readers.ts';
import {
  bars,
  type Kind,
  type Passage,
  passagesOf,
  type Reading,
  readingsOf,
  type Section,
  worstSentences,
} from './words/readings.ts';

/** How hard every section of messages, email and legal text is to read, in every language; worst first. */

const english = collectMessages();
const sectionNames = [...new Set(english.map(({ section }) => section))].filter(
  (name) => !searchWords.includes(name),
);

function sectionsIn(tag: string): Section[] {
  const catalogue = tag === 'en' ? null : readCatalogue(tag);
  return sectionNames.map((name) => ({
    name,
    messages: (catalogue === null
      ? english.filter(({ section }) => section === name).map(({ text }) => text)
      : Object.values(catalogue[name] ?? {})
    ).flatMap(formsOfMessage),
  }));
}

const legalPassagesIn = (tag: string): Passage[] =>
  legalTexts()
    .map((file) => legalTextIn(tag, file))
    .filter((file) => existsSync(join(root, file)))
    .map((name) => ({ kind: 'legal', name, text: wordsOfLegalText(name) }));

const rounded = (grade: number): string => grade.toFixed(1);
const named = ({ name, grade }: Reading): string => `${name} ${rounded(grade)}`;

function sayLanguage({ name, tag }: LanguageFacts): Reading[] {
  const readings = readingsOf(tag, [...passagesOf(sectionsIn(tag)), ...legalPassagesIn(tag)]);
  console.log(`\n${name}`);
  for (const [kind, bar] of Object.entries(bars) as [Kind, number][]) {
    const ofKind = readings.filter((reading) => reading.kind === kind);
    console.log(`\n  ${kind}, at most ${bar}`);
    for (const reading of ofKind.filter(({ isOver }) => isOver)) {
      console.log(`    ✗ ${named(reading)}`);
      for (const { sentence, grade } of worstSentences(tag, reading.text, 3)) {
        console.log(`        ${rounded(grade)} ${sentence}`);
      }
    }
    const rest = ofKind.filter(({ isOver }) => !isOver);
    if (rest.length > 0) console.log(`    ✓ ${rest.map(named).join(' · ')}`);
  }
  return readings;
}

const all = readLanguages().flatMap(sayLanguage);
const over = all.filter(({ isOver }) => isOver).length;
console.log(`\n${all.length} passages, ${over} above their grade`);
process.exitCode = over === 0 ? 0 : 1;
