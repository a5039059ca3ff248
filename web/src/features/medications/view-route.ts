import { queryNames } from '@caretrail/contract/access/record-href';

/** A place within /medication, kept in the URL: the lists, one medicine, a form, or the printed list. */
export type Place =
  | { readonly at: 'medicines' | 'new' | 'print' }
  /** `edit`: the facts. `change`: the schedule, from a day on. */
  | { readonly at: 'medicine' | 'edit' | 'change'; readonly id: string };

const names = {
  medicine: queryNames.medicine,
  edit: 'edit',
  change: 'change',
  create: queryNames.create,
  print: 'print',
} as const;

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get(names.medicine);
  if (id) {
    if (query.has(names.edit)) return { at: 'edit', id };
    return { at: query.has(names.change) ? 'change' : 'medicine', id };
  }
  if (query.has(names.create)) return { at: 'new' };
  return { at: query.has(names.print) ? 'print' : 'medicines' };
}

/** The query for a place. The chosen tab is kept for the way back. */
export function writePlace(place: Place, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if ('id' in place) query.set(names.medicine, place.id);
  if (place.at === 'new') query.set(names.create, '');
  if (place.at === 'edit' || place.at === 'change' || place.at === 'print') {
    query.set(names[place.at], '');
  }
  return query.size === 0 ? '' : `?${query}`;
}
