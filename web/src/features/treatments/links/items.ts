import { textOfFile } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { Medication } from '@caretrail/contract/medications/schema';
import { datePart } from '@caretrail/contract/time/days';
import { searchTextOf, searchWords } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useMemo } from 'react';
import { filesApi } from '../../../data/files.ts';
import { medicationsApi } from '../../../data/medications.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { longDate } from '../../../lib/long-date.ts';
import type { Loaded } from '../../../lib/loaded.ts';

/** Something that can belong to a treatment. */
export type Item = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly treatment_id: string | null;
  /** The searchable text, in lower case. */
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

const medicineItem = ({ id, name, dosage, treatment_id }: Medication): Item => ({
  id,
  label: name,
  hint: dosage,
  treatment_id,
  text: name.toLowerCase(),
});

const eventItem = (event: TimelineEvent): Item => ({
  id: event.id,
  label: event.title,
  hint: longDate(datePart(event.start)),
  treatment_id: event.treatment_id,
  text: searchTextOf(event),
});

const fileItem = (file: LibraryFile): Item => ({
  id: file.id,
  label: file.title,
  hint: longDate(file.day),
  treatment_id: file.treatment_id,
  text: textOfFile(file),
});

const current = { status: 'current', search: '' } as const;
const completed = { status: 'completed', search: '' } as const;

/** The items of a list, made once for each answer. */
function useMade<A, T>(
  loaded: Loaded<A>,
  recordsOf: (answer: A) => readonly T[],
  itemOf: (record: T) => Item,
): Loaded<Item[]> {
  const answer = loaded.status === 'succeeded' ? loaded.data : null;
  const items = useMemo(
    () => (answer === null ? [] : recordsOf(answer).map(itemOf)),
    [answer, recordsOf, itemOf],
  );
  return loaded.status === 'succeeded' ? { status: 'succeeded', data: items } : loaded;
}

const all = <T>(records: readonly T[]): readonly T[] => records;
const inData = <T>({ data }: { readonly data: readonly T[] }): readonly T[] => data;

function together(one: Loaded<Item[]>, other: Loaded<Item[]>): Loaded<Item[]> {
  if (one.status !== 'succeeded') return one;
  if (other.status !== 'succeeded') return other;
  return { status: 'succeeded', data: [...one.data, ...other.data] };
}

/** What can belong to a treatment. */
export const useItems = () => ({
  medicines: together(
    useMade(loadedOf(medicationsApi.useListMedicationsQuery(current)), all, medicineItem),
    useMade(loadedOf(medicationsApi.useListMedicationsQuery(completed)), all, medicineItem),
  ),
  events: useMade(loadedOf(timelinesApi.useListEventsQuery()), inData, eventItem),
  files: useMade(loadedOf(filesApi.useListFilesQuery()), inData, fileItem),
});
