import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import type { AppDispatch } from '../../../app/store.ts';
import { settled } from '../../../data/write.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type VersionRow, VersionsTable } from '../../../ui/two-versions.tsx';
import { conflictTexts as texts } from '../form/texts.ts';
import { reloadMedications } from '../thunks.ts';
import { changedRows } from '../version-rows.ts';

type ChangeState =
  | { readonly status: 'asking' | 'sending' }
  /** The first remaining medicine was changed concurrently. */
  | {
      readonly status: 'stale';
      readonly stored: Medication;
      readonly left: readonly [Medication, ...Medication[]];
      readonly isBegun: boolean;
    };

/** The call that changes a medicine, with the version that was shown. */
type Send = (
  medicine: Medication,
  dispatch: AppDispatch,
) => PromiseLike<{ readonly data?: Medication; readonly error?: unknown }>;

/** Changes one medicine or several in sequence. If the first call fails, the dialog stays open. */
export function useMedicineChange(send: Send, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ChangeState>({ status: 'asking' });
  /** Resolves to whether it was changed, or to the stored medicine on a conflict. */
  const changeOne = async (from: Medication): Promise<boolean | Medication> => {
    const { data, error } = await send(from, dispatch);
    if (data !== undefined) {
      await dispatch(settled());
      return true;
    }
    const { stored } = refusedWith(medication, error);
    if (stored === null) return false;
    // No visible difference, so there is nothing to choose.
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
  /** The intended action. */
  readonly what: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
};

/** §8: a concurrent change. Shows the differences and asks whether to continue. */
export function ChangeConflictDialog({
  name,
  rows,
  what,
  onGoOn,
  onLeave,
}: ChangeConflictDialogProps) {
  return (
    <ConfirmDialog
      heading={texts.ofAction({ name })}
      confirmText={texts.goOn}
      cancelText={texts.leave}
      isOpen
      onConfirm={onGoOn}
      onClose={onLeave}
    >
      <p>{texts.leadOfAction}</p>
      <VersionsTable
        caption={texts.ofAction({ name })}
        rows={rows}
        mine={texts.seen}
        other={texts.now}
      />
      <p>{texts.question({ what })}</p>
    </ConfirmDialog>
  );
}
