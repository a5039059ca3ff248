import { specSentences, type SpecSentence } from './spec-sentences.ts';
import type { TitlesOf } from './test-titles.ts';

const states = ['met', 'settled', 'open', 'context'] as const;
type State = (typeof states)[number];

export type CoverageRow = {
  readonly section: string;
  readonly words: string;
  readonly state: string;
  readonly proof: string;
};

type Repository = {
  readonly titlesOf: TitlesOf;
  readonly isThere: (file: string) => boolean;
};

const proofForm = /^`([^`]+)` › "(.+)"$/;
const decisionForm = /^\[\d{4}\]\(\.\.\/(decisions\/[\w-]+\.md)\)$/;

export const coverageRows = (markdown: string): CoverageRow[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
      const [, section = '', words = '', state = '', proof = ''] = cells;
      return { section, words, state, proof };
    });

/** Words that join requirements and are none themselves. */
const joining = new Set(
  'a also an and as at but by else for if in is it of on or otherwise plus so that the then to with'.split(
    ' ',
  ),
);

/** Where a quote occurs in a text, at word boundaries. */
const placesOf = (quote: string): RegExp =>
  new RegExp(`(?<![\\w/])${quote.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?!\\w)`, 'g');

const says = ({ text }: SpecSentence, words: string): boolean =>
  words !== '' && placesOf(words).test(text);

/** The words of a sentence that no row quotes. */
function unquoted({ text }: SpecSentence, quotes: readonly string[]): string[] {
  let rest = text;
  // The longest first: a short quote may be part of a long one.
  for (const quote of quotes.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(placesOf(quote), ' ');
  return (rest.match(/[\p{L}\p{N}/_{}]+/gu) ?? []).filter((word) => !joining.has(word));
}

function proofFaults({ state, proof }: CoverageRow, { titlesOf, isThere }: Repository): string[] {
  if (!states.includes(state as State)) return [`is “${state}”, and not ${states.join(', ')}.`];
  const parts = proof.split('<br>');
  const tests = parts.flatMap((part) => {
    const [, file = '', title = ''] = proofForm.exec(part) ?? [];
    return file === '' ? [] : [{ file, title }];
  });
  const decisions = parts.flatMap((part) => decisionForm.exec(part)?.[1] ?? []);
  // A test that is named in any other way would not be checked.
  const unread = parts.filter((part) => part.includes('.test.') || part.includes('.spec.'));
  const faults = tests.flatMap(({ file, title }) => {
    const titles = titlesOf(file);
    if (titles === null) return [`names ${file}, which is not there.`];
    return titles.has(title) ? [] : [`names “${title}”, which is no test that runs in ${file}.`];
  });
  if (unread.length > tests.length) faults.push('names a test in a way that is not read.');
  for (const file of decisions)
    if (!isThere(`docs/${file}`)) faults.push(`names ${file}, which is not there.`);
  if (state === 'met' && tests.length === 0) faults.push('is met and names no test.');
  if (state === 'settled' && decisions.length === 0) faults.push('is settled by no decision.');
  if (proof === '') faults.push('says nothing of why.');
  return faults;
}

/** The faults of docs/spec/coverage.md, as sentences; none when every requirement has its proof. */
export function coverageTableFaults(spec: string, table: string, repository: Repository): string[] {
  const sentences = specSentences(spec);
  const rows = coverageRows(table);
  const missing = sentences.flatMap((sentence) => {
    const quotes = rows
      .filter(({ section, words }) => section === sentence.section && says(sentence, words))
      .map(({ words }) => words);
    const left = unquoted(sentence, quotes);
    return left.length === 0
      ? []
      : [`§${sentence.section} has no row for “${left.join(' ')}” of: ${sentence.text}`];
  });
  const strange = rows
    .filter(
      ({ section, words }) =>
        !sentences.some((each) => each.section === section && says(each, words)),
    )
    .map(({ section, words }) => `§${section} does not say: ${words}`);
  const twice = rows.filter(
    (row, at) =>
      rows.findIndex(({ section, words }) => section === row.section && words === row.words) < at,
  );
  return [
    ...missing,
    ...strange,
    ...twice.map(({ section, words }) => `§${section} has two rows for: ${words}`),
    ...rows.flatMap((row) =>
      proofFaults(row, repository).map((fault) => `§${row.section} “${row.words}” ${fault}`),
    ),
  ];
}
