import { useState } from 'react';
import type { AppThunk } from '../../../app/store.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';
import { useDone } from '../../../ui/use-done.tsx';

type Sending = PromiseLike<unknown> & { unwrap(): Promise<unknown> };

/** One tap: accept, decline, end. What was done is said where the button was. */
export function useDutyAct() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const { notice, onDone } = useDone();
  const run = async (call: AppThunk<Sending>, words: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await dispatch(write(call));
      onDone(words);
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return { isBusy, notice, onDone, run };
}
