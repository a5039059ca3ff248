import { useState } from 'react';
import type { AppThunk } from '../app/store.ts';
import { write } from '../data/write.ts';
import { toApiError } from '../lib/refusal.ts';
import { useAppDispatch } from '../session/store-hooks.ts';
import { toastFailed } from './toast-slice.ts';

type Sending = PromiseLike<unknown> & { unwrap(): Promise<unknown> };

/** Asks before access is taken away, and then says so. */
export function useEnding(call: AppThunk<Sending>, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'asking' | 'ending'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('ending');
    try {
      await dispatch(write(call));
      onDone();
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setState('idle');
  };
  return {
    onAsk: () => setState('asking'),
    dialog: {
      isOpen: state !== 'idle',
      isBusy: state === 'ending',
      onConfirm: () => void onConfirm(),
      onClose: () => setState((before) => (before === 'ending' ? before : 'idle')),
    },
  };
}
