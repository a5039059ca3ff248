import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeListState = (change: Partial<ListState>) => void;

/** Each choice is a step that Back undoes; a text that only grows or shrinks is one step. */
export function useListState(): readonly [ListState, ChangeListState] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState({ search, hash }), [search, hash]);
  const change: ChangeListState = (next) => {
    const isTyping = state.search !== '' && next.search !== undefined && next.search !== '';
    const address = writeListState({ ...state, ...next }, { search, hash });
    void navigate(address, { replace: isTyping });
  };
  return [state, change];
}
