import { defaultEventView } from '@caretrail/contract/timelines/views';
import { useMemo } from 'react';
import { useAddressState } from '../../lib/address-state.ts';
import { useSimpleMode } from '../use-simple-mode.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeListState = (change: Partial<ListState>) => void;

const form = { read: readListState, write: writeListState };

export function useListState(): readonly [ListState, ChangeListState] {
  const [state, change] = useAddressState(form);
  // The header offers no other then.
  const view = useSimpleMode() ? defaultEventView : state.view;
  // The same until the address says otherwise: a list that comes again under it stays as it is drawn.
  const shown = useMemo(() => ({ ...state, view }), [state, view]);
  return [shown, (next) => change({ ...state, ...next })];
}
