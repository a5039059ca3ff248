import { useMemo } from 'react';
import { filesApi } from '../../../data/files.ts';
import { medicationsApi } from '../../../data/medications.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import type { Loaded } from '../../../lib/use-loaded.ts';
import { eventItem, fileItem, type Item, medicineItem } from './items.ts';

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
