import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { editMedication, loadAll } from '../thunks.ts';
import { changedRows } from '../words/version-rows.ts';

type ChangeState =
  | { readonly status: 'asking' | 'sending' }
  /** Somebody else was quicker with the first of those that are left. */
  | {
      readonly status: 'stale';
      readonly stored: Medication;
      readonly left: readonly [Medication, ...Medication[]];
    };

/** What is to be changed of a medicine as it is found. */
type FieldsOf = (medicine: Medication) => MedicationEdit;

/** A change by one press, of one medicine or of several in turn. It names the version that was on the screen. */
export function useMedicineChange(fieldsOf: FieldsOf, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ChangeState>({ status: 'asking' });
  /** The medicine as it is stored, where that is not as it was seen; null when there is nothing to decide. */
  const changeOne = async (from: Medication): Promise<Medication | null> => {
    const fields = { ...fieldsOf(from), version: from.version };
    const result = await dispatch(editMedication({ id: from.id, fields }));
    if (!editMedication.rejected.match(result) || !result.meta.rejectedWithValue) return null;
    const { stored } = result.meta;
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
