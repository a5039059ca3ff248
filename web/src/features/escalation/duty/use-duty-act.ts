import { useState } from 'react';
import type { AppThunk } from '../../../app/store.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';

type Sending = PromiseLike<unknown> & { unwrap(): Promise<unknown> };

/** One tap: accept, decline, end. What was done is said where the button was. */
export function useDutyAct() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ readonly words: string; readonly count: number } | null>(null);
  const onDone = (words: string): void =>
    setDone((before) => ({ words, count: (before?.count ?? 0) + 1 }));
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
  return { isBusy, done, onDone, run };
}
