import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { referenceOf } from '../lib/begun-state.ts';
import { noteOpened } from '../lib/hidden-state.ts';
import { useAppDispatch } from '../session/store-hooks.ts';
import { addressOpened } from './kept-drafts.ts';

/** What the address stands for is kept over a reload, encrypted with unsaved input (kept-drafts.ts). */
export function useKeptAddress(): void {
  const { hash, state } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    // `address-state.ts` writes it; all of that file would be too much for the frame.
    const isNew = [/\bat=(\w+)/.exec(hash)?.[1] ?? null, referenceOf(state)].map(noteOpened);
    if (isNew.includes(true)) dispatch(addressOpened());
  }, [hash, state, dispatch]);
}
