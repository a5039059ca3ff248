import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { type RefObject, useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { type DoseNote, logDose } from '../dose-thunks.ts';

/** A dose that could not be noted: which, and why. */
export type DoseProblem = { readonly name: string; readonly text: string };

export type OnNote = (dose: DoseOccurrence, note: DoseNote) => Promise<void>;

/** The button goes away with its dose: whoever pressed it by keyboard is not thrown out of the list. */
const keepFocus = (place: RefObject<HTMLElement | null>): void => {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) place.current?.focus({ preventScroll: true });
  });
};

type DoseLog = { readonly problem: DoseProblem | null; readonly onNote: OnNote };

/** Notes a dose. What was not heard is said in a sentence, and the dose is open again. */
export function useDoseLog(heading: RefObject<HTMLElement | null>): DoseLog {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<DoseProblem | null>(null);
  return {
    problem,
    onNote: async (dose, note) => {
      setProblem(null);
      const sent = dispatch(logDose({ dose, note }));
      keepFocus(heading);
      const result = await sent;
      if (logDose.fulfilled.match(result)) return;
      setProblem({
        name: dose.medication_name,
        text: result.payload ?? clientErrors.medications,
      });
    },
  };
}
