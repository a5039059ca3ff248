/** One sentence or table row of the specification. */
export type SpecSentence = { readonly section: string; readonly text: string };

const headingForm = /^#+ (\d+(?:\.\d+)?)/;
const itemForm = /^(?:[-*]|\d+\.) +/;
const tableRule = /^\|[-|]+\|$/;
/** What the specification leaves open, and words that only introduce a list or a table. */
const saysNothing = [/^[^;]*: not shown\.?$/, /:$/];

/** A capital letter after a full stop, which may stand inside a quotation; '...' ends nothing. */
const sentenceEnd = /(?<=[^.][.!?]'?\)?) +(?=\*{0,2}[A-Z'])/;

/** Whether a quotation is still open; an apostrophe within a word is none. */
const isQuoting = (text: string): boolean =>
  (text.replaceAll(/(?<=\w)'(?=\w)/g, '').match(/'/g)?.length ?? 0) % 2 === 1;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.replace(itemForm, '').split(sentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && isQuoting(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part.trim());
  }
  return sentences.filter((text) => !saysNothing.some((form) => form.test(text)));
}

const cellsOf = (row: string): string =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join(' | ');

/** The specification sentence by sentence and row by row, under the numbers of its sections. */
export function specSentences(markdown: string): SpecSentence[] {
  const found: SpecSentence[] = [];
  const lines = markdown.split('\n');
  let section = '';
  for (const [at, line] of lines.entries()) {
    section = headingForm.exec(line)?.[1] ?? section;
    if (section === '' || line.startsWith('#') || line.trim() === '') continue;
    if (!line.startsWith('|')) {
      found.push(...sentencesOf(line).map((text) => ({ section, text })));
    } else if (!tableRule.test(line) && !tableRule.test(lines[at + 1] ?? '')) {
      found.push({ section, text: cellsOf(line) });
    }
  }
  return found;
}
