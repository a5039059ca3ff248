import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import type { DoseNote, Sent } from '../../../shell/doses/send-note.ts';
import { logDose } from '../dose-thunks.ts';

/** Records a dose in the lists of this screen too. */
export function useSendDose() {
  const dispatch = useAppDispatch();
  return async (dose: DoseOccurrence, note: DoseNote): Promise<Sent> => {
    const result = await dispatch(logDose({ dose, note }));
    if (logDose.fulfilled.match(result)) return { entry: result.payload };
    return { failed: result.payload ?? { text: clientErrors.medications, stored: null } };
  };
}
