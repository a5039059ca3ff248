import { useRef, useState } from 'react';
import type { AppThunk } from '../app/store.ts';
import { write } from '../data/write.ts';
import { toApiError } from '../lib/refusal.ts';
import { useAppDispatch } from '../session/store-hooks.ts';
import { toastFailed } from './toast-slice.ts';

export type Sending<T> = PromiseLike<unknown> & { unwrap(): Promise<T> };

/** One press sends one write, and waits for what it changes; a refusal is a toast. */
export function usePress() {
  const dispatch = useAppDispatch();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const press = async <T>(
    call: AppThunk<Sending<T>>,
    onDone: (answer: T) => void,
  ): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      onDone(await dispatch(write(call)));
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, press };
}
