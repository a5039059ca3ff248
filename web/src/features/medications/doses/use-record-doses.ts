import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
} from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { type RefObject, useRef, useState } from 'react';
import {
  type DoseNote,
  entryBefore,
  isAnswerWaiting,
  isWaiting,
} from '../../../data/dose-entry.ts';
import { dosesApi } from '../../../data/doses.ts';
import { conflictingRecord } from '../../../lib/refusal.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { type ClearedDoses, stillCleared } from './cleared-doses.ts';
import type { Asked } from './dose-buttons.tsx';
import { dosePlaceOf, keepFocus } from './dose-place.ts';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { isAnswer, isAnswered } from '@caretrail/contract/medications/is-answered';
import { momentOf } from './format-dose.ts';
import { nothingSaid, sayNext } from './said.ts';
import { doseConflictTexts, todayTexts as texts } from './texts.ts';
import { useLater } from './use-later.ts';
import { type Recorded, type ShownDoses, useRecorded } from './use-recorded.ts';

/** A dose that could not be recorded, and why. */
export type DoseProblem = { readonly name: string; readonly text: string };

/** The dialog to show before a dose is recorded, and the one that it was opened from: there Cancel leads back. */
type Question<D extends DoseOccurrence = DoseOccurrence> = {
  readonly what: Asked;
  readonly dose: D;
  readonly from?: Question<D>;
};

/** My entry and the conflicting stored one. */
export type DoseConflict<D extends DoseOccurrence = DoseOccurrence> = {
  readonly dose: D;
  readonly note: DoseNote & { readonly at: string };
  readonly stored: DoseLogEntry;
};

const { recordDose } = dosesApi.endpoints;

type Log = DoseLogEntry | null;

/** An answer that has waited on this device since before this screen was opened: its row shows it, with its undo. */
const recordedBefore = <D extends DoseOccurrence>(dose: D): Recorded<D> | undefined =>
  dose.log !== null && isAnswerWaiting(dose)
    ? { dose, log: dose.log, isKept: true, isOlder: true, atMs: 0 }
    : undefined;

/** Shown in the row when another device or tab has recorded the same, so that it does not look like this tap. */
function formatAlreadyRecorded(log: DoseLogEntry, isElsewhere: boolean, zone: string): string {
  if (log.status !== 'taken')
    return isElsewhere
      ? doseConflictTexts.alreadySkippedElsewhere
      : doseConflictTexts.alreadySkipped;
  const values = momentOf(log.at, dayNow(Date.now(), zone), zone, log.time_zone);
  return doseConflictTexts[isElsewhere ? 'alreadyTakenElsewhere' : 'alreadyTaken'](values);
}

/**
 * Records doses, on every screen that shows them. A recorded dose stays in its row with an undo; a failed one shows the
 * reason in its row.
 */
export function useRecordDoses<D extends DoseOccurrence = DoseOccurrence>(
  heading: RefObject<HTMLElement | null>,
  shown: ShownDoses<D>,
) {
  const dispatch = useAppDispatch();
  const { recorded, isFresh, put, drop } = useRecorded<D>(shown);
  const zone = usePatientZone();
  /** Requests without a response: they may have been recorded after all. */
  const unheard = useRef(new Set<string>());
  const [problems, setProblems] = useState<ReadonlyMap<string, DoseProblem>>(new Map());
  const [conflicts, setConflicts] = useState<readonly DoseConflict<D>[]>([]);
  const [question, setQuestion] = useState<Question<D> | null>(null);
  const [said, setSaid] = useState(nothingSaid);
  const say = (what: keyof typeof texts.said, names: string, logs: readonly Log[]): void =>
    // What waits on this device is not recorded.
    setSaid(sayNext(texts.said[logs.some(isWaiting) ? 'waiting' : what]({ names })));
  const [cleared, setCleared] = useState<ClearedDoses<D>>(new Map());
  const [clearedOn, setClearedOn] = useState(shown.day);
  if (clearedOn !== shown.day) {
    setClearedOn(shown.day);
    setCleared(new Map());
  }
  const later = useLater(heading);
  const [conflict] = conflicts;
  const setProblem = (place: string, problem: DoseProblem | null): void =>
    setProblems((before) => {
      const after = new Map(before);
      if (problem === null) after.delete(place);
      else after.set(place, problem);
      return after;
    });

  /** Resolves to what was recorded, or waits for that; null where it was not. */
  const record = async (place: string, dose: D, note: DoseNote): Promise<Log> => {
    const before = recorded.get(place) ?? recordedBefore(dose);
    // An undo, or a correction of the time, of what its row shows.
    const isOfRow = before?.isKept === true && (note.status === 'cleared' || isAnswer(before.log));
    const isKept = isOfRow || !isAnswered(dose);
    const change = { dose: isOfRow ? before.dose : dose, isKept: true };
    const at = new Date().toISOString();
    setProblem(place, null);
    // Shown as soon as its row would be gone.
    if (!isKept && note.status === 'cleared') setCleared((all) => new Map(all).set(place, dose));
    if (isKept) put(place, { ...change, log: entryBefore(dose, note, zone) });
    keepFocus(place, heading.current);
    const { data, error } = await dispatch(recordDose.initiate({ dose, note, zone }));
    if (data !== undefined) {
      const { already_recorded = false, ...log } = data;
      const isOther = already_recorded && isKept && isAnswer(log);
      if (isKept) put(place, { ...change, log, isOther });
      // A correction: what was recorded here before no longer counts.
      else drop(place);
      const isElsewhere = !unheard.current.delete(place);
      if (!isOther) return log;
      keepFocus(place, heading.current);
      setProblem(place, {
        name: dose.medication_name,
        text: formatAlreadyRecorded(log, isElsewhere, zone),
      });
      return null;
    }
    if (isOfRow) put(place, before);
    else if (isKept) drop(place);
    keepFocus(place, heading.current);
    const stored = conflictingRecord(doseLogEntry, error);
    // My entry keeps the time of the tap, however long the choice takes.
    if (stored === null) {
      unheard.current.add(place);
      setProblem(place, { name: dose.medication_name, text: pickMessage.medications(error) });
    } else setConflicts((all) => [...all, { dose, note: { at, ...note }, stored }]);
    return null;
  };
  const recordAll = async (each: readonly (readonly [D, DoseNote])[]): Promise<boolean> => {
    const done = await Promise.all(
      each.map(([dose, note]) => record(dosePlaceOf(dose), dose, note)),
    );
    const names = each.filter((_, index) => done[index]).map(([dose]) => dose.medication_name);
    const status = each[0]?.[1].status;
    if (names.length > 0 && status) say(status, names.join(', '), done);
    return done.every(Boolean);
  };
  const onUndoAll = async (places: readonly string[]): Promise<void> => {
    const found = places.flatMap((place) => {
      const each = recorded.get(place);
      return each === undefined ? [] : [{ place, dose: { ...each.dose, log: each.log } }];
    });
    const done = await Promise.all(
      found.map(({ place, dose }) => record(place, dose, { status: 'cleared' })),
    );
    const names = found.filter((_, index) => done[index]).map(({ dose }) => dose.medication_name);
    if (names.length > 0) say('cleared', names.join(', '), done);
  };
  /** Resolves to whether it was recorded. */
  const onNote = (dose: D, note: DoseNote): Promise<boolean> => recordAll([[dose, note]]);
  return {
    recorded,
    /** The last tap was a moment ago: the clock of the screen stands still. */
    isFresh,
    /** Why doses could not be recorded, by the key of their row. */
    problems,
    setProblem,
    /** The first conflict: several doses may be recorded at once. */
    conflict,
    /** The dialog to show before a dose is recorded. */
    question,
    setQuestion,
    later,
    /** For screen readers. */
    said,
    /** Whose record was cleared and not entered again: said where the row is gone. */
    cleared: stillCleared(cleared, recorded, shown.doses),
    onNote,
    /** Props for the row of a dose. */
    rowOf: (dose: D, taken: DoseNote = { status: 'taken' }) => {
      const place = dosePlaceOf(dose);
      return {
        recorded: recorded.get(place) ?? recordedBefore(dose),
        problem: problems.get(place),
        // Also when it is recorded again: the line keeps its room.
        isCleared: cleared.has(place),
        onTaken: (): void => void onNote(dose, taken),
        onAsk: (what: Asked): void =>
          what === 'undo-later' ? void later.onUndo(dose) : setQuestion({ what, dose }),
        onUndo: (): void =>
          void (recorded.has(place) ? onUndoAll([place]) : onNote(dose, { status: 'cleared' })),
      };
    },
    /** Records several doses with one tap; all have the same status. */
    onNoteAll: (each: readonly (readonly [D, DoseNote])[]): void => void recordAll(each),
    onUndo: (place: string): void => void onUndoAll([place]),
    /** Undoes what one tap has recorded; one that fails says so in its row. */
    onUndoAll: (places: readonly string[]): void => void onUndoAll(places),
    /** An as-needed dose has no row before it is recorded, so its undo is shown where it was recorded. */
    onRecorded: (place: string, recordedNow: Pick<Recorded<D>, 'dose' | 'log'>): void => {
      put(place, { ...recordedNow, isKept: true });
      keepFocus(place, heading.current);
      say('taken', recordedNow.dose.medication_name, [recordedNow.log]);
    },
    /** Replaces the stored entry with mine, or discards mine. */
    onSettle: (isMine: boolean): void => {
      setConflicts((before) => before.slice(1));
      if (conflict === undefined) return;
      const { dose, note, stored } = conflict;
      keepFocus(dosePlaceOf(dose), heading.current);
      if (isMine) void onNote({ ...dose, log: stored }, note);
    },
  };
}

export type DoseRecording<D extends DoseOccurrence = DoseOccurrence> = ReturnType<
  typeof useRecordDoses<D>
>;
