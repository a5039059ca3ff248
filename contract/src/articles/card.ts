import { limits } from '../limits.ts';
import { plainSummary } from './plain-summary.ts';
import { articlesTexts } from './texts.ts';

export const leadingAbstract = /^abstract(?![\p{L}\p{N}])[\s:.–—-]*/iu;

const isHighSurrogate = (text: string, at: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(at));

/** §2.6 §9: at most `summaryCut` characters, at a word boundary if one lies within the window, then '...'. */
export function cutSummary(text: string): string {
  const { summaryCut, summaryBoundaryWindow } = limits.articles;
  if (text.length <= summaryCut) return text;
  const boundary = text.lastIndexOf(' ', summaryCut);
  const isNear = boundary >= summaryCut - summaryBoundaryWindow;
  // A hard cut must not halve a character of two units.
  const hardCut = isHighSurrogate(text, summaryCut - 1) ? summaryCut - 1 : summaryCut;
  return `${text.slice(0, isNear ? boundary : hardCut).trimEnd()}...`;
}

const wholeSummary = (summary: string | null | undefined): string =>
  plainSummary(summary).replace(leadingAbstract, '');

/** §2.6: tags stripped, trimmed, a leading word 'Abstract' removed, cut. */
export const cardSummary = (summary: string | null | undefined): string =>
  cutSummary(wholeSummary(summary));

/** Whether the summary says more than the card shows of it. */
export const isCutOnCard = (summary: string | null | undefined): boolean =>
  wholeSummary(summary).length > limits.articles.summaryCut;

/** §2.6: the source, or 'General' if none. */
export const sourceLabel = (source: string | null | undefined): string =>
  source?.trim() || articlesTexts.generalSource;
