import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { type RefObject, useState } from 'react';
import { doseButton } from './dose-place.ts';
import type { DoseNote, NotNoted } from './send-note.ts';

/** A dose that could not be noted: which, and why. */
export type DoseProblem = { readonly name: string; readonly text: string };

/** What I noted, and what somebody else noted meanwhile. */
export type DoseConflict = {
  readonly dose: DoseOccurrence;
  readonly note: DoseNote & { readonly at: string };
  readonly stored: DoseLogEntry;
};

export type OnNote = (dose: DoseOccurrence, note: DoseNote) => Promise<void>;
/** Null: it was noted. */
type Send = (dose: DoseOccurrence, note: DoseNote) => Promise<NotNoted | null>;

/**
 * The button goes away with its dose: whoever pressed it by keyboard is not thrown out of the list. What was taken back
 * stands elsewhere, and is followed there.
 */
export const keepFocus = (
  place: RefObject<HTMLElement | null>,
  followed: () => HTMLElement | undefined = () => undefined,
): void => {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost) return;
    const row = followed();
    if (row === undefined) place.current?.focus({ preventScroll: true });
    else row.focus();
  });
};

type DoseLog = {
  readonly problem: DoseProblem | null;
  /** The first of them: several may be noted at once. */
  readonly conflict: DoseConflict | undefined;
  readonly onNote: OnNote;
  /** Mine goes in place of the other, or stays away. */
  readonly onSettle: (isMine: boolean) => void;
};

/** Notes a dose. What was not heard is said in a sentence, and the dose is open again. */
export function useDoseLog(heading: RefObject<HTMLElement | null>, send: Send): DoseLog {
  const [problem, setProblem] = useState<DoseProblem | null>(null);
  const [conflicts, setConflicts] = useState<readonly DoseConflict[]>([]);
  const [conflict] = conflicts;
  const onNote: OnNote = async (dose, note) => {
    setProblem(null);
    const at = new Date().toISOString();
    const sent = send(dose, note);
    keepFocus(heading, () => (note.status === 'cleared' ? doseButton(dose) : undefined));
    const failed = await sent;
    if (failed === null) return;
    const { stored, text } = failed;
    if (stored !== null) {
      // Mine was at the moment of the press, however long the choice takes.
      const mine = { at, ...note };
      return setConflicts((before) => [...before, { dose, note: mine, stored }]);
    }
    setProblem({ name: dose.medication_name, text });
  };
  return {
    problem,
    conflict,
    onNote,
    onSettle: (isMine) => {
      setConflicts((before) => before.slice(1));
      keepFocus(heading);
      if (isMine && conflict !== undefined) {
        const { dose, note, stored } = conflict;
        void onNote({ ...dose, log: stored }, note);
      }
    },
  };
}
