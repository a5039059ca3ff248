import type { ZoneChoice } from '@caretrail/contract/patients/schema';
import { useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { chooseZone } from '../../../data/zone.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';

/** Sends the choice; what was refused is said in a sentence, and can be tried again. */
export function useZoneChoice(onMoved: () => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<keyof ZoneChoice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (choice: ZoneChoice): Promise<void> => {
    setBusy(choice.time_zone === undefined ? 'kept_in' : 'time_zone');
    setProblem(null);
    try {
      await dispatch(chooseZone(choice));
      if (choice.time_zone !== undefined) onMoved();
      // The question goes away under the focus.
      focusHeading();
    } catch (error) {
      setProblem(toApiError(error).text);
    }
    setBusy(null);
  };
  return { busy, problem, choose: (choice: ZoneChoice): void => void send(choice) };
}
