import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { type DoseNote, logDose } from '../dose-thunks.ts';

/** A dose that could not be noted: which, and why. */
export type DoseProblem = { readonly name: string; readonly text: string };

export type OnNote = (dose: DoseOccurrence, note: DoseNote) => Promise<void>;

/** Notes a dose. What was not heard is said in a sentence, and the dose is open again. */
export function useDoseLog(): { readonly problem: DoseProblem | null; readonly onNote: OnNote } {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<DoseProblem | null>(null);
  return {
    problem,
    onNote: async (dose, note) => {
      setProblem(null);
      const result = await dispatch(logDose({ dose, note }));
      if (logDose.fulfilled.match(result)) return;
      setProblem({
        name: dose.medication_name,
        text: result.payload ?? clientErrors.medications,
      });
    },
  };
}
