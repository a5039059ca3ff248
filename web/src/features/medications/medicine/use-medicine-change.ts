import type { Medication } from '@caretrail/contract/medications/schema';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { AppDispatch } from '../../../app/store.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { loadAll, storedInstead } from '../thunks.ts';
import { changedRows } from '../words/version-rows.ts';

type ChangeState =
  | { readonly status: 'asking' | 'sending' }
  /** Somebody else was quicker with the first of those that are left. */
  | {
      readonly status: 'stale';
      readonly stored: Medication;
      readonly left: readonly [Medication, ...Medication[]];
    };

/** The call that changes a medicine as it is found, and names the version that was on the screen. */
type Send = (medicine: Medication, dispatch: AppDispatch) => Promise<UnknownAction>;

/** A change by one press, of one medicine or of several in turn. */
export function useMedicineChange(send: Send, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ChangeState>({ status: 'asking' });
  /** The medicine as it is stored, where that is not as it was seen; null when there is nothing to decide. */
  const changeOne = async (from: Medication): Promise<Medication | null> => {
    const stored = storedInstead(await send(from, dispatch));
    // Nothing that a person could see: there is nothing to choose between.
    return stored !== null && changedRows(from, stored).length === 0 ? changeOne(stored) : stored;
  };
  const change = async (left: readonly Medication[]): Promise<void> => {
    const [first, ...rest] = left;
    if (first === undefined) return onDone();
    setState({ status: 'sending' });
    const stored = await changeOne(first);
    return stored === null
      ? change(rest)
      : setState({ status: 'stale', stored, left: [first, ...rest] });
  };
  const conflictOf = ({ stored, left: [seen, ...rest] }: ChangeState & { status: 'stale' }) => ({
    name: stored.name,
    rows: changedRows(seen, stored),
    onGoOn: () => void change([stored, ...rest]),
    onLeave: () => void loadAll(dispatch).then(() => change(rest)),
  });
  return {
    isBusy: state.status === 'sending',
    onSend: (...medicines: readonly Medication[]): void => void change(medicines),
    conflict: state.status === 'stale' ? conflictOf(state) : null,
  };
}
