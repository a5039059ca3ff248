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

/** The state of the header of §2.5. It belongs to the address, so that Back works. */
export type ListState = {
  readonly view: EventView;
  readonly types: readonly EventType[];
  readonly search: string;
};

/**
 * The view is in the query. Types and a search text tell about the user's health: they are hidden.
 */
const names = { view: 'view', type: 'type', text: 'q' } as const;

export function readListState(address: Address): ListState {
  const query = queryIn(address);
  const hidden = hiddenIn(address);
  const view = query.get(names.view);
  const types = [...query.getAll(names.type), ...hidden.getAll(names.type)];
  return {
    view: isEventView(view) ? view : defaultEventView,
    types: [...new Set(types)].filter(isEventType),
    search: hidden.get(names.text) ?? '',
  };
}

/** The address for a state; other parts of the query stay. */
export function writeListState({ view, types, search }: ListState, address: Address): Address {
  const query = queryIn(address);
  query.delete(names.view);
  query.delete(names.type);
  if (view !== defaultEventView) query.set(names.view, view);
  const hidden = new URLSearchParams(search.trim() === '' ? {} : { [names.text]: search });
  for (const type of types) hidden.append(names.type, type);
  return addressOf(query, hidden);
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
