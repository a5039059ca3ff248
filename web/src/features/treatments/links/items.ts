import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { textOfFile } from '@caretrail/contract/files/filter';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { datePart } from '@caretrail/contract/time/days';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { searchTextOf, searchWords } from '@caretrail/contract/timelines/filter';
import { request } from '../../../lib/http.ts';
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

export async function loadMedicines(): Promise<Item[]> {
  const [current, completed] = await Promise.all([
    request(medicationCalls.listCurrent, { body: { status: 'current', search: '' } }),
    request(medicationCalls.listCompleted, { body: { status: 'completed', search: '' } }),
  ]);
  return [...current, ...completed].map(({ id, name, dosage, treatment_id }) => ({
    id,
    label: name,
    hint: dosage,
    treatment_id,
    text: name.toLowerCase(),
  }));
}

export async function loadEvents(): Promise<Item[]> {
  const { data } = await request(timelinesEndpoints.list, {});
  return data.map((event) => ({
    id: event.id,
    label: event.title,
    hint: longDate(datePart(event.start)),
    treatment_id: event.treatment_id,
    text: searchTextOf(event),
  }));
}

export async function loadFiles(): Promise<Item[]> {
  const { data } = await request(filesEndpoints.list, {});
  return data.map((file) => ({
    id: file.id,
    label: file.title,
    hint: longDate(file.day),
    treatment_id: file.treatment_id,
    text: textOfFile(file),
  }));
}
