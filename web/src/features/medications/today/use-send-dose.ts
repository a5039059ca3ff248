import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import type { DoseNote, NotNoted } from '../../../shell/doses/send-note.ts';
import { logDose } from '../dose-thunks.ts';

/** Notes a dose in the lists of this screen too. */
export function useSendDose() {
  const dispatch = useAppDispatch();
  return async (dose: DoseOccurrence, note: DoseNote): Promise<NotNoted | null> => {
    const result = await dispatch(logDose({ dose, note }));
    if (logDose.fulfilled.match(result)) return null;
    return result.payload ?? { text: clientErrors.medications, stored: null };
  };
}
