import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { useEffect, useState } from 'react';
import { dosePlaceOf } from './dose-place.ts';

/**
 * After a tap the clock of the screen stands still for this long, so that no row moves. An undone dose is kept for as
 * long. A recorded one keeps its Undo until the screen is left: docs/decisions/0042.
 */
const stillMs = 10_000;

/** A dose that was recorded or undone on this screen. */
export type Recorded<D extends DoseOccurrence = DoseOccurrence> = {
  /** The dose before the change. */
  readonly dose: D;
  /** Has no id until the server has responded. */
  readonly log: DoseLogEntry;
  /** Recorded by another device or tab, so it cannot be undone here. */
  readonly isOther?: boolean;
  /** Its row stays in place, and offers an undo if it was recorded. */
  readonly isKept: boolean;
  /** Answered before this screen was opened: nothing in its row has to stay where it was. */
  readonly isOlder?: boolean;
  /** Responses to requests before this time do not contain the change yet. */
  readonly atMs: number;
};
export type RecordedDoses<D extends DoseOccurrence = DoseOccurrence> = ReadonlyMap<
  string,
  Recorded<D>
>;

/** What the screen shows now. */
export type ShownDoses<D extends DoseOccurrence = DoseOccurrence> = {
  /** The dose day: no row is kept into the next one. */
  readonly day: string;
  /** As loaded; null before that. */
  readonly doses: readonly D[] | null;
  /** When they were requested. */
  readonly askedMs: number;
};

type State<D extends DoseOccurrence> = {
  readonly day: string;
  readonly doses: RecordedDoses<D>;
  readonly untilMs: number;
  /** The last tap was a moment ago. */
  readonly isFresh: boolean;
};

const isOnItsWay = ({ log, isKept }: Recorded): boolean => isKept && log.id === '';

const isUndone = ({ log, isKept }: Recorded): boolean => isKept && !isAnswer(log);

const release = <D extends DoseOccurrence>(
  doses: RecordedDoses<D>,
  which: (each: Recorded<D>) => boolean,
): RecordedDoses<D> =>
  new Map(
    [...doses].map(([place, each]) => [place, which(each) ? { ...each, isKept: false } : each]),
  );

/** Kept doses of which a later answer of the server says something else: they were changed elsewhere. */
export function changedElsewhere<D extends DoseOccurrence>(
  recorded: RecordedDoses<D>,
  { doses, askedMs }: ShownDoses<D>,
): string[] {
  const older = [...recorded].filter(
    ([, each]) => each.isKept && !isUndone(each) && !isOnItsWay(each) && each.atMs < askedMs,
  );
  return older.flatMap(
    ([
      place,
      {
        dose: { slot_id },
        log,
      },
    ]) => {
      // One taken as needed is kept in the row of its medicine: only its record tells which dose it is.
      if (slot_id === null)
        return doses === null || doses.some((dose) => dose.log?.id === log.id) ? [] : [place];
      const stored = doses?.find((dose) => dosePlaceOf(dose) === place);
      return stored === undefined || stored.log?.id === log.id ? [] : [place];
    },
  );
}

/**
 * The doses recorded on this screen, by the key of their row. A recorded dose keeps its row until the screen is left or
 * the day ends: if it left, the button of another medicine would take its place under the finger.
 */
export function useRecorded<D extends DoseOccurrence>(shown: ShownDoses<D>) {
  const [state, setState] = useState<State<D>>({
    day: shown.day,
    doses: new Map(),
    untilMs: 0,
    isFresh: false,
  });
  const { doses, untilMs, isFresh } = state;
  if (state.day !== shown.day)
    setState({ ...state, day: shown.day, doses: release(doses, () => true) });
  const changed = changedElsewhere(doses, shown);
  if (changed.length > 0)
    setState({
      ...state,
      doses: new Map([...doses].filter(([place]) => !changed.includes(place))),
    });
  const all = [...doses.values()];
  const isCounting = (isFresh || all.some(isUndone)) && !all.some(isOnItsWay);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      if (Date.now() < untilMs) return;
      setState((before) => ({
        ...before,
        isFresh: false,
        doses: release(before.doses, isUndone),
      }));
    }, 500);
    return () => clearInterval(timer);
  }, [isCounting, untilMs]);
  return {
    recorded: doses,
    isFresh,
    put: (place: string, each: Omit<Recorded<D>, 'atMs'>): void =>
      setState((before) => ({
        ...before,
        doses: new Map(before.doses).set(place, { ...each, atMs: Date.now() }),
        untilMs: Date.now() + stillMs,
        isFresh: true,
      })),
    drop: (place: string): void =>
      setState((before) => ({
        ...before,
        doses: new Map([...before.doses].filter(([each]) => each !== place)),
      })),
  };
}
