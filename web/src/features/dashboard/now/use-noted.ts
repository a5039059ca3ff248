import type { DueDose } from '@caretrail/contract/dashboard/schema';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useCallback, useState } from 'react';
import {
  type DoseNote,
  notNoted,
  type NotNoted,
  sendNote,
  sendUndo,
  undoMs,
} from '../../../shell/doses/send-note.ts';

type Noted = { readonly entry: DoseLogEntry; readonly name: string; readonly untilMs: number };

const keyOf = ({ schedule_version_id, slot_id, local_date }: DoseOccurrence): string =>
  `${schedule_version_id} ${slot_id} ${local_date}`;

/** A dose that was noted goes away at once; the overview follows when the server has answered. */
export function useNoted(reload: () => Promise<void>) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [noted, setNoted] = useState<Noted | null>(null);
  const hide = (dose: DoseOccurrence, isHidden: boolean): void =>
    setGone((before) => {
      const after = new Set(before);
      if (isHidden) after.add(keyOf(dose));
      else after.delete(keyOf(dose));
      return after;
    });
  const send = async (dose: DoseOccurrence, note: DoseNote): Promise<NotNoted | null> => {
    hide(dose, true);
    try {
      const entry = await sendNote(dose, note);
      setNoted({ entry, name: dose.medication_name, untilMs: Date.now() + undoMs });
      void reload();
      return null;
    } catch (error) {
      hide(dose, false);
      void reload();
      return notNoted(error);
    }
  };
  const undo = async (): Promise<string | null> => {
    if (noted === null) return null;
    try {
      const entry = await sendUndo(noted.entry);
      // The dose stands in its place again before the notice goes away, which leads the focus there.
      await reload();
      setGone(new Set());
      setNoted({ ...noted, entry, untilMs: Date.now() + undoMs });
      return null;
    } catch (error) {
      void reload();
      return notNoted(error).text;
    }
  };
  return {
    open: (doses: readonly DueDose[]) => doses.filter((dose) => !gone.has(keyOf(dose))),
    noted,
    send,
    undo,
    onOver: useCallback(() => setNoted(null), []),
  };
}
