import { textOfFile } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { Medication } from '@caretrail/contract/medications/schema';
import { datePart } from '@caretrail/contract/time/days';
import { searchTextOf, searchWords } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { longDate } from '../../../lib/long-date.ts';

/** Something that can belong to a treatment. */
export type Item = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly treatment_id: string | null;
  /** What a search reads of it, in small letters. */
  readonly text: string;
};

/** So many are shown at once; the search finds the others. */
export const atOnce = 12;

/** Those that are linked come first, then the newest. A search looks at all: what it looks for stays in the browser. */
export function itemsToShow(
  items: readonly Item[],
  linked: readonly string[],
  search: string,
): Item[] {
  const words = searchWords(search);
  const found = items.filter(({ text }) => words.every((word) => text.includes(word)));
  const first = new Set(linked);
  return [
    ...found.filter(({ id }) => first.has(id)),
    ...found.filter(({ id }) => !first.has(id)),
  ].slice(0, Math.max(atOnce, first.size));
}

export const medicineItem = ({ id, name, dosage, treatment_id }: Medication): Item => ({
  id,
  label: name,
  hint: dosage,
  treatment_id,
  text: name.toLowerCase(),
});

export const eventItem = (event: TimelineEvent): Item => ({
  id: event.id,
  label: event.title,
  hint: longDate(datePart(event.start)),
  treatment_id: event.treatment_id,
  text: searchTextOf(event),
});

export const fileItem = (file: LibraryFile): Item => ({
  id: file.id,
  label: file.title,
  hint: longDate(file.day),
  treatment_id: file.treatment_id,
  text: textOfFile(file),
});
