import type { SearchGroup } from '@caretrail/contract/search/schema';
import type { LucideIcon } from 'lucide-react';

/** One line of the search: something that can be opened. */
export type Result = {
  readonly key: string;
  readonly title: string;
  /** What it is, when or where; may be empty. */
  readonly line: string;
  /** The passage inside a file. */
  readonly excerpt?: string | null;
  readonly Icon: LucideIcon;
  readonly href: string;
  /** Of another site: opened in a new tab. */
  readonly isElsewhere?: true;
  /** A number: the phone opens it. */
  readonly isCall?: true;
  /** Passed in memory, because an address with it would reveal an illness. */
  readonly state?: unknown;
};

/** Another source, for example people, is another name here. */
export type GroupName = 'numbers' | 'actions' | 'pages' | 'settings' | SearchGroup;

export type ResultGroup = {
  readonly name: GroupName;
  readonly results: readonly Result[];
  /** How many there are, which may be more than the results. */
  readonly total: number;
  /** The words were not found as they were typed. */
  readonly isSimilar: boolean;
  /** Opens all of them. */
  readonly more: Result | null;
};

/** Articles are of everyone: that one of them has the word says nothing about what was meant. */
const isFit = ({ name, isSimilar, results }: ResultGroup): boolean =>
  name !== 'articles' && !isSimilar && results.length > 0;

/** What the app offers comes after what the person has written down, and before what is of everyone. */
const later: Readonly<Partial<Record<GroupName, number>>> = {
  actions: 1,
  pages: 2,
  settings: 3,
  articles: 4,
};
const placeOf = ({ name, isSimilar }: ResultGroup): number =>
  (later[name] ?? 0) + (isSimilar ? 10 : 0);

/**
 * What was found as it was typed comes first. What is only similar is shown where nothing else is, except for
 * medicines: their names are misspelt most, and an old note may have the same slip.
 */
export function inOrder(groups: readonly ResultGroup[]): ResultGroup[] {
  const hasFit = groups.some(isFit);
  return groups
    .filter(({ results }) => results.length > 0)
    .filter(({ name, isSimilar }) => !isSimilar || !hasFit || name === 'medicines')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The lines as the arrow keys reach them. */
export const linesOf = (groups: readonly ResultGroup[]): Result[] =>
  groups.flatMap(({ results, more }) => (more === null ? results : [...results, more]));

/** How many are listed, and how many there are. */
export const countOf = (groups: readonly ResultGroup[]): { shown: number; count: number } => ({
  shown: groups.reduce((sum, { results }) => sum + results.length, 0),
  count: groups.reduce((sum, { results, total }) => sum + Math.max(results.length, total), 0),
});
