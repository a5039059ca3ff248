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

export type IndexedEvent<E extends Searchable = TimelineEvent> = {
  readonly event: E;
  readonly text: string;
};

export type Searchable = Pick<
  TimelineEvent,
  'event_type' | 'title' | 'description' | 'practitioner' | 'symptoms' | 'tags'
>;

/** Lowercased once per list and not per keystroke: 20,000 events are searched while somebody types. */
export const indexEvents = <E extends Searchable>(events: readonly E[]): IndexedEvent<E>[] =>
  events.map((event) => ({
    event,
    text: [
      event.title,
      eventTypeLabel(event.event_type),
      event.practitioner,
      ...event.symptoms,
      ...event.tags,
      event.description,
    ]
      .join('\n')
      .toLowerCase(),
  }));

const canonical = (type: string): string =>
  type === documentEventTypeAlias ? documentEventType : type;

/** What a search looks for in the text of `indexEvents`; the server splits it the same way. */
export const searchWords = (search: string): string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean);

/** Every word of the search has to occur somewhere, in any order; upper and lower case are alike. */
export function filterEvents<E extends Searchable>(
  index: readonly IndexedEvent<E>[],
  filter: EventFilter,
): E[] {
  const types = new Set(filter.types.map(canonical));
  const words = searchWords(filter.search);
  return index
    .filter(
      ({ event, text }) =>
        (types.size === 0 || types.has(canonical(event.event_type))) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ event }) => event);
}
