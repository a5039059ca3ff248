import { leadingAbstract } from './card.ts';
import { decodeEntities, stripTags } from './plain-summary.ts';

/** One paragraph of a summary, as the sentences that are read aloud one after the other. */
export type Paragraph = readonly string[];

const splitSentences = (text: string, language: string | null): string[] => {
  // Some browsers have no segmenter: then a paragraph is read as a whole.
  if (typeof Intl.Segmenter !== 'function') return [text];
  const segmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
};

/** The whole summary as plain text in paragraphs: tags are stripped, block elements begin a new one. */
export function readingParagraphs(
  summary: string | null | undefined,
  language: string | null,
): Paragraph[] {
  const text = stripTags(decodeEntities(stripTags(summary ?? '', '\n')), '\n');
  return text
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line, index) => (index === 0 ? line.replace(leadingAbstract, '') : line))
    .filter(Boolean)
    .map((line) => splitSentences(line, language));
}
