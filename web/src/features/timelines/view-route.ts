import {
  entryKindOf,
  type EntryKind,
  entryNumber,
  entryQuery,
  queryNames,
} from '@caretrail/contract/access/record-href';

/** A place within /timelines, kept in the URL: the list, one event, its form, a new event, results over time, or the picture of all of it. */
export type Place =
  | { readonly at: 'events' }
  | { readonly at: 'event' | 'edit'; readonly id: string }
  /** `shows`: which days, as the picture writes it; null: those around today. */
  | { readonly at: 'journey'; readonly shows: string | null }
  /** `of`: the event from which they were opened; its tests come first. */
  | { readonly at: 'results'; readonly of: string | null }
  | { readonly at: 'new'; readonly day: string | null; readonly as: EntryKind | null };

const names = {
  event: queryNames.event,
  edit: 'edit',
  create: queryNames.create,
  day: 'day',
  as: entryQuery,
  results: 'results',
  journey: 'journey',
} as const;

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get(names.event);
  if (id) return { at: query.has(names.edit) ? 'edit' : 'event', id };
  if (query.has(names.create))
    return { at: 'new', day: query.get(names.day), as: entryKindOf(query.get(names.as)) };
  if (query.has(names.results)) return { at: 'results', of: query.get(names.results) || null };
  if (query.has(names.journey)) return { at: 'journey', shows: query.get(names.journey) || null };
  return { at: 'events' };
}

/** The query for a place. View and filter are kept for the way back. */
export function writePlace(place: Place, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if ('id' in place) query.set(names.event, place.id);
  if (place.at === 'edit') query.set(names.edit, '');
  if (place.at === 'new') {
    query.set(names.create, '');
    if (place.day !== null) query.set(names.day, place.day);
    if (place.as !== null) query.set(names.as, entryNumber(place.as));
  }
  if (place.at === 'results') query.set(names.results, place.of ?? '');
  if (place.at === 'journey') query.set(names.journey, place.shows ?? '');
  return query.size === 0 ? '' : `?${query}`;
}
