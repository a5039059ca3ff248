import {
  type Treatment,
  treatment as treatmentSchema,
} from '@caretrail/contract/treatments/schema';
import { useCallback, useRef, useState } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import { showTreatment } from '../../../data/treatments.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { undoMs } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import type { TreatmentCall } from '../calls.ts';

type Undo = {
  readonly text: string;
  readonly call: (now: Treatment) => TreatmentCall;
  readonly onUndone?: () => void;
};

export type Change = {
  readonly isBusy: boolean;
  /** Makes the change, shows what came of it, and offers to take it back. True when it is done. */
  readonly make: (call: TreatmentCall, undo?: Undo) => Promise<boolean>;
  readonly undo: {
    readonly text: string;
    readonly untilMs: number;
    readonly onUndo: () => Promise<void>;
  } | null;
  readonly onUndoOver: () => void;
};

/** One change of a treatment at a time, and how to take the last one back for a while. */
export function useChange(treatment: Treatment): Change {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [undo, setUndo] = useState<(Undo & { readonly untilMs: number }) | null>(null);
  const onUndoOver = useCallback(() => setUndo(null), []);

  /** True when it is done. What waits on this device is not, and is taken back in the list of what waits. */
  const run = async (call: TreatmentCall): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    const { data, error } = await dispatch(call);
    isRunning.current = false;
    setBusy(false);
    // Another device was faster: what is stored now is shown, and the toast says so.
    const { stored } = refusedWith(treatmentSchema, error);
    if (stored !== null) dispatch(showTreatment(stored));
    return data !== undefined && !isWaiting(data);
  };
  return {
    isBusy,
    make: async (call, taking) => {
      if (!(await run(call))) return false;
      setUndo(taking === undefined ? null : { ...taking, untilMs: Date.now() + undoMs });
      return true;
    },
    undo:
      undo === null
        ? null
        : {
            text: undo.text,
            untilMs: undo.untilMs,
            onUndo: async () => {
              if (!(await run(undo.call(treatment)))) return;
              setUndo(null);
              undo.onUndone?.();
            },
          },
    onUndoOver,
  };
}
