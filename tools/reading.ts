import type { LanguageFacts } from '../contract/src/i18n/current-language.ts';
import { readLanguages } from '../web/build/messages/catalogues.ts';
import { passagesIn } from './words/passages.ts';
import { bars, type Kind, type Reading, readingsOf, worstSentences } from './words/readings.ts';

/** How hard every screen, email and legal page is to read, in every language; worst first. */

const names: Readonly<Record<Kind, string>> = {
  app: 'screens',
  mail: 'emails',
  legal: 'legal pages',
};

function sayReading(tag: string, { name, grade, isOver, text }: Reading): void {
  const shown = (grade?.toFixed(1) ?? '–').padStart(4);
  console.log(`    ${isOver ? '✗' : '✓'} ${shown}  ${name}`);
  for (const worst of isOver ? worstSentences(tag, text, 3) : []) {
    console.log(`            ${worst.grade.toFixed(1)} ${worst.sentence}`);
  }
}

function sayLanguage({ name, tag }: LanguageFacts): Reading[] {
  const readings = readingsOf(tag, passagesIn(tag));
  console.log(`\n${name}`);
  for (const [kind, bar] of Object.entries(bars) as [Kind, number][]) {
    console.log(`\n  ${names[kind]}, at most ${bar}`);
    for (const reading of readings) if (reading.kind === kind) sayReading(tag, reading);
  }
  return readings;
}

const all = readLanguages().flatMap(sayLanguage);
const over = all.filter(({ isOver }) => isOver).length;
console.log(`\n${all.length} texts, ${over} above their grade`);
process.exitCode = over === 0 ? 0 : 1;
