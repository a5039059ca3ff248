import { limits } from '../limits.ts';
import {
  diseaseGroupLabels,
  diseaseTypeLabels,
  distinct,
  noneKey,
} from '../profile/disease-labels.ts';

/** Never part of a real word. */
const mashes = ['asdf', 'qwer', 'zxcv', 'dummy', 'foobar', 'lorem', 'ipsum'];

/** Whole words only: 'Temporal lobe' and 'Testicular cancer' are diagnoses. */
const testWord = /^(?:test(?:s|er|ing)?|temp|tmp|foo|fake|sample|example|placeholder)+$/;

/** Runs of letters, cut at an inner capital as well: 'my-Test1', 'MyTestTag'. */
const wordsOf = (text: string): string[] => text.match(/\p{Lu}?\p{Ll}+|\p{L}+/gu) ?? [];

function isTestLike(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    mashes.some((mash) => lower.includes(mash)) ||
    wordsOf(text).some((word) => testWord.test(word.toLowerCase()))
  );
}

/** §5: which entries of the profile may serve as tags. */
export function isClinicalTag(entry: unknown): entry is string {
  if (typeof entry !== 'string') return false;
  const text = entry.trim();
  const { minTagLength, lowercaseOnlyTagLength } = limits.articles;
  if (text.length < minTagLength) return false;
  if (text.length >= lowercaseOnlyTagLength && /^\p{Ll}+$/u.test(text)) return false;
  return !isTestLike(text);
}

const enumerated = [
  ...Object.values(diseaseGroupLabels),
  ...Object.values(diseaseTypeLabels),
].filter((label) => label !== diseaseTypeLabels[noneKey]);

/** §5: both enumerations without 'None', then the clinical entries that pass. 'All' comes from the selector. */
export const tagOptions = (clinicalData: readonly unknown[]): string[] =>
  distinct([...enumerated, ...clinicalData.filter(isClinicalTag)]);
