import {
  diseaseGroupLabels,
  diseaseTypeLabels,
  distinct,
  noneKey,
} from '../profile/disease-labels.ts';
import type { Article } from './schema.ts';

const labels = distinct([
  ...Object.values(diseaseGroupLabels),
  ...Object.values(diseaseTypeLabels),
]).filter((label) => label !== noneKey);

/** The beginnings of names that no enumeration has, English and German. A brain tumour is what most readers have. */
const furtherIllness =
  /(?<!\p{L})(?:astrocytom|astrozytom|ependymom|glioblastom|gliom|lymphom|medulloblastom|melanom|meningeom|meningiom|metasta|neurinom|oligodendrogliom|sarcom|sarkom|\p{L}+krebs)/gu;

type Named = Pick<Article, 'title'> & Partial<Pick<Article, 'tags'>>;

const wordsOf = ({ title, tags }: Named): string =>
  [title, ...(tags ?? [])].join('\n').toLowerCase();

/** The illnesses that a text names in its tags or its title, in small letters. */
const illnessesIn = (words: string): string[] => [
  ...labels.map((label) => label.toLowerCase()).filter((label) => words.includes(label)),
  ...(words.match(furtherIllness) ?? []),
];

/**
 * Whether an article may be offered to a person of whom this is known (`clinicalData`): it names no illness, or one of
 * theirs. Where nothing is known that leaves what is general.
 */
export function fitsKnown(article: Named, clinicalData: readonly string[]): boolean {
  const named = illnessesIn(wordsOf(article));
  if (named.length === 0) return true;
  const known = clinicalData.join('\n').toLowerCase();
  return named.some((illness) => known.includes(illness));
}

/** Whether a category of the list is one of the person's own: 'Glioblastoma' of 'Glioblastoma, IDH-wildtype' too. */
export const isOwnTopic = (tag: string, clinicalData: readonly string[]): boolean =>
  clinicalData.some((entry) => entry.toLowerCase().includes(tag.trim().toLowerCase()));
