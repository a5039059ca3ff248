import type { AppThunk } from '../../../app/store.ts';
import { type Sending, usePress } from '../../../shell/use-press.ts';
import { useDone } from '../../../ui/use-done.tsx';

/** One tap: accept, decline, end. What was done is said where the button was. */
export function useDutyAct() {
  const { isBusy, press } = usePress();
  const { notice, onDone } = useDone();
  const run = (call: AppThunk<Sending<unknown>>, words: string): Promise<void> =>
    press(call, () => onDone(words));
  return { isBusy, notice, onDone, run };
}
