import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { referenceIn } from '../lib/address-state.ts';
import { referenceOf } from '../lib/begun-state.ts';
import { reveal } from '../lib/hidden-state.ts';
import { hiddenKept } from '../session/hidden-slice.ts';
import { useAppDispatch } from '../session/store-hooks.ts';

/** What the address stands for is kept over a reload, encrypted with unsaved input (kept-drafts.ts). */
export function useKeptAddress(): void {
  const { hash, state } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const references = [referenceIn(hash), referenceOf(state)].filter((each) => each !== null);
    const known = references.map((each) => [each, reveal(each)] as const);
    const kept = known.filter(([, text]) => text !== '');
    if (kept.length > 0) dispatch(hiddenKept(Object.fromEntries(kept)));
  }, [hash, state, dispatch]);
}
