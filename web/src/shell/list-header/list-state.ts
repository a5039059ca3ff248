import { isEventType, type EventType } from '@caretrail/contract/timelines/event-types';
import { defaultEventView, isEventView, type EventView } from '@caretrail/contract/timelines/views';

/** What the header of §2.5 chooses: it lives in the address, so that a view can be kept and Back works. */
export type ListState = {
  readonly view: EventView;
  readonly types: readonly EventType[];
  readonly search: string;
};

type Address = { readonly search: string; readonly hash: string };

/**
 * View and types stand in the query. What somebody searches for tells about their health, so it
 * stands behind the '#', which no browser sends to a server.
 */
const names = { view: 'view', type: 'type', text: 'q' } as const;

const paramsIn = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

export function readListState({ search, hash }: Address): ListState {
  const query = new URLSearchParams(search);
  const view = query.get(names.view);
  return {
    view: isEventView(view) ? view : defaultEventView,
    types: [...new Set(query.getAll(names.type))].filter(isEventType),
    search: paramsIn(hash).get(names.text) ?? '',
  };
}

const withMark = (mark: string, params: URLSearchParams): string =>
  params.size === 0 ? '' : `${mark}${params}`;

/** The address for a state; what else stands in the query stays. */
export function writeListState({ view, types, search }: ListState, address: Address): Address {
  const query = new URLSearchParams(address.search);
  query.delete(names.view);
  query.delete(names.type);
  if (view !== defaultEventView) query.set(names.view, view);
  for (const type of types) query.append(names.type, type);
  const text = new URLSearchParams(search.trim() === '' ? {} : { [names.text]: search });
  return { search: withMark('?', query), hash: withMark('#', text) };
}
