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

/** Tumours in general, and whose illness they are: of a person with another illness, or none, they say too much. */
const families = [
  {
    named: /(?:brain |hirn)tumou?r/u,
    known: /glio|astro[cz]yt|ependym|oligodendro|mening|medullo|neurinom|metasta|brain|hirn/u,
  },
  {
    named: /(?<!brain |hirn)tumou?r|cancer|krebs/u,
    known:
      /tumou?r|cancer|krebs|[ck]ar[cz]inom|astro[cz]ytom|blastom|ependymom|gliom|lymphom|melanom|meningeom|meningiom|metasta|neurinom|sar[ck]om/u,
  },
];

/**
 * Whether an article may be offered to a person of whom this is known (`clinicalData`): it names no illness, or one of
 * theirs. Where nothing is known that leaves what is general.
 */
export function fitsKnown(article: Named, clinicalData: readonly string[]): boolean {
  const words = wordsOf(article);
  const known = clinicalData.join('\n').toLowerCase();
  const named = illnessesIn(words);
  if (named.length === 0)
    return families.every((family) => !family.named.test(words) || family.known.test(known));
  return named.some((illness) => known.includes(illness));
}

/** Whether a category of the list is one of the person's own: 'Glioblastoma' of 'Glioblastoma, IDH-wildtype' too. */
export const isOwnTopic = (tag: string, clinicalData: readonly string[]): boolean =>
  clinicalData.some((entry) => entry.toLowerCase().includes(tag.trim().toLowerCase()));
