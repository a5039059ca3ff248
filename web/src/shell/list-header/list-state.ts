import { type EventType, isEventType } from '@caretrail/contract/timelines/event-types';
import { defaultEventView, type EventView, isEventView } from '@caretrail/contract/timelines/views';
import { useMemo } from 'react';
import {
  type Address,
  addressOf,
  hiddenIn,
  queryIn,
  useAddressState,
} from '../../lib/address-state.ts';
import { useSimpleMode } from '../use-simple-mode.ts';

/** The state of the header of §2.5. It is part of the address, so that a view can be bookmarked and Back works. */
export type ListState = {
  readonly view: EventView;
  readonly types: readonly EventType[];
  readonly search: string;
};

/**
 * View and types are in the query. A search text tells about the user's health, so it is in the hash, which browsers do
 * not send to a server.
 */
const names = { view: 'view', type: 'type', text: 'q' } as const;

export function readListState(address: Address): ListState {
  const query = queryIn(address);
  const view = query.get(names.view);
  return {
    view: isEventView(view) ? view : defaultEventView,
    types: [...new Set(query.getAll(names.type))].filter(isEventType),
    search: hiddenIn(address).get(names.text) ?? '',
  };
}

/** The address for a state; other parts of the query stay. */
export function writeListState({ view, types, search }: ListState, address: Address): Address {
  const query = queryIn(address);
  query.delete(names.view);
  query.delete(names.type);
  if (view !== defaultEventView) query.set(names.view, view);
  for (const type of types) query.append(names.type, type);
  const text = new URLSearchParams(search.trim() === '' ? {} : { [names.text]: search });
  return addressOf(query, text);
}

export type ChangeListState = (change: Partial<ListState>) => void;

const form = { read: readListState, write: writeListState };

export function useListState(): readonly [ListState, ChangeListState] {
  const [state, change] = useAddressState(form);
  // The header offers no other in that case.
  const view = useSimpleMode() ? defaultEventView : state.view;
  // The same object until the address changes, so that a list does not render again.
  const shown = useMemo(() => ({ ...state, view }), [state, view]);
  return [shown, (next) => change({ ...state, ...next })];
}
