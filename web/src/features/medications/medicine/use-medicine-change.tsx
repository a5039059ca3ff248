import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import type { AppDispatch } from '../../../app/store.ts';
import { settled } from '../../../data/write.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type VersionRow, VersionsTable } from '../../../ui/two-versions.tsx';
import { meanwhileTexts as texts } from '../form/texts.ts';
import { reloadMedications } from '../thunks.ts';
import { changedRows } from '../version-rows.ts';

type ChangeState =
  | { readonly status: 'asking' | 'sending' }
  /** Someone else was quicker with the first of those that are left. */
  | {
      readonly status: 'stale';
      readonly stored: Medication;
      readonly left: readonly [Medication, ...Medication[]];
      readonly isBegun: boolean;
    };

/** The call that changes a medicine as it is found, and names the version that was on the screen. */
type Send = (
  medicine: Medication,
  dispatch: AppDispatch,
) => PromiseLike<{ readonly data?: Medication; readonly error?: unknown }>;

/** A change by one press, of one medicine or of several in turn. Where the first fails, the question stays as it was. */
export function useMedicineChange(send: Send, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ChangeState>({ status: 'asking' });
  /** Whether it is done; or the medicine as it is stored, where that is not as it was seen. */
  const changeOne = async (from: Medication): Promise<boolean | Medication> => {
    const { data, error } = await send(from, dispatch);
    if (data !== undefined) {
      await dispatch(settled());
      return true;
    }
    const { stored } = refusedWith(medication, error);
    if (stored === null) return false;
    // Nothing that a person could see: there is nothing to choose between.
    return changedRows(from, stored).length === 0 ? changeOne(stored) : stored;
  };
  const change = async (left: readonly Medication[], isBegun: boolean): Promise<void> => {
    const [first, ...rest] = left;
    if (first === undefined) return onDone();
    setState({ status: 'sending' });
    const outcome = await changeOne(first);
    if (typeof outcome === 'object')
      return setState({ status: 'stale', stored: outcome, left: [first, ...rest], isBegun });
    return outcome || isBegun ? change(rest, true) : setState({ status: 'asking' });
  };
  const conflictOf = (stale: ChangeState & { status: 'stale' }) => {
    const { stored, isBegun } = stale;
    const [seen, ...rest] = stale.left;
    return {
      name: stored.name,
      rows: changedRows(seen, stored),
      onGoOn: () => void change([stored, ...rest], isBegun),
      onLeave: () => void dispatch(reloadMedications()).then(() => change(rest, isBegun)),
    };
  };
  return {
    isBusy: state.status === 'sending',
    onSend: (...medicines: readonly Medication[]): void => void change(medicines, false),
    conflict: state.status === 'stale' ? conflictOf(state) : null,
  };
}

type ChangeConflictDialogProps = {
  readonly name: string;
  readonly rows: readonly VersionRow[];
  /** What was about to be done. */
  readonly what: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
};

/** §8 someone else was quicker: what they changed, and whether it is still to be done. */
export function ChangeConflictDialog({
  name,
  rows,
  what,
  onGoOn,
  onLeave,
}: ChangeConflictDialogProps) {
  return (
    <ConfirmDialog
      heading={texts.ofAction(name)}
      confirmText={texts.goOn}
      cancelText={texts.leave}
      isOpen
      onConfirm={onGoOn}
      onClose={onLeave}
    >
      <p>{texts.leadOfAction}</p>
      <VersionsTable
        caption={texts.ofAction(name)}
        rows={rows}
        mine={texts.seen}
        other={texts.now}
      />
      <p>{texts.question(what)}</p>
    </ConfirmDialog>
  );
}
