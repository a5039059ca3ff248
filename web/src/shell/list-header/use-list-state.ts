import { useAddressState } from '../../lib/address-state.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeListState = (change: Partial<ListState>) => void;

const form = { read: readListState, write: writeListState };

export function useListState(): readonly [ListState, ChangeListState] {
  const [state, change] = useAddressState(form);
  return [state, (next) => change({ ...state, ...next })];
}
