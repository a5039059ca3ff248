import { useState } from 'react';
import type { AppThunk } from '../app/store.ts';
import { type Sending, usePress } from './use-press.ts';

/** Asks before access is taken away, and then says so. */
export function useEnding(call: AppThunk<Sending<unknown>>, onDone: () => void) {
  const { isBusy, press } = usePress();
  const [isAsking, setAsking] = useState(false);
  const onConfirm = async (): Promise<void> => {
    await press(call, onDone);
    setAsking(false);
  };
  return {
    onAsk: () => setAsking(true),
    dialog: {
      isOpen: isAsking,
      isBusy,
      onConfirm: () => void onConfirm(),
      onClose: () => !isBusy && setAsking(false),
    },
  };
}
