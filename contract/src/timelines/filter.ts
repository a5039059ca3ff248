import { documentEventType, documentEventTypeAlias, eventTypeLabel } from './event-types.ts';
import type { TimelineEvent } from './schema.ts';

export type EventFilter = {
  /** Keys of §3; none means every type. */
  readonly types: readonly string[];
  readonly search: string;
};

/** §2.5: the number on the 'Filters' button. */
export const activeFilterCount = ({ types }: Pick<EventFilter, 'types'>): number => types.length;

/** §2.5: 'Reset' is shown only when a filter or search text is active. */
export const isFiltering = (filter: EventFilter): boolean =>
  filter.types.length > 0 || filter.search.trim() !== '';

export const isSameFilter = (one: EventFilter, other: EventFilter): boolean =>
  one.search === other.search && one.types.join() === other.types.join();

export type Searchable = Pick<
  TimelineEvent,
  | 'event_type'
  | 'title'
  | 'description'
  | 'practitioner'
  | 'symptoms'
  | 'tags'
  | 'location_name'
  | 'preparation'
  | 'questions'
  | 'outcome'
>;

/** What a search reads of an event itself, in lower case; the server stores it. */
export const ownSearchTextOf = (event: Omit<Searchable, 'location_name' | 'event_type'>): string =>
  [
    event.title,
    event.practitioner,
    ...event.symptoms,
    ...event.tags,
    event.description,
    event.preparation,
    ...event.questions,
    event.outcome,
  ]
    .join('\n')
    .toLowerCase();

/** … its type, which each reader sees in their own language, and its place, whose name changes without its events. */
export const searchTextOf = (event: Searchable): string =>
  [
    ownSearchTextOf(event),
    eventTypeLabel(event.event_type).toLowerCase(),
    event.location_name.toLowerCase(),
  ].join('\n');

export type IndexedEvent<E extends Searchable = TimelineEvent> = {
  readonly event: E;
  readonly text: string;
};

/** Lower-cased once per list and not per letter. */
export const indexEvents = <E extends Searchable>(events: readonly E[]): IndexedEvent<E>[] =>
  events.map((event) => ({ event, text: searchTextOf(event) }));

const canonical = (type: string): string =>
  type === documentEventTypeAlias ? documentEventType : type;

/** What a search looks for in `searchTextOf`; the server splits it the same way. */
export const searchWords = (search: string): string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Every word of the search must occur somewhere, in any order, in any case. The
 * text is passed in, so that 20,000 events need not be lower-cased again for each letter.
 */
export function matcherOf(
  filter: EventFilter,
): (event: Pick<Searchable, 'event_type'>, text: string) => boolean {
  const types = new Set(filter.types.map(canonical));
  const words = searchWords(filter.search);
  return ({ event_type }, text) =>
    (types.size === 0 || types.has(canonical(event_type))) &&
    words.every((word) => text.includes(word));
}

export function filterEvents<E extends Searchable>(
  index: readonly IndexedEvent<E>[],
  filter: EventFilter,
): E[] {
  const isMatch = matcherOf(filter);
  return index.filter(({ event, text }) => isMatch(event, text)).map(({ event }) => event);
}
