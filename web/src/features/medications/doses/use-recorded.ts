import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useEffect, useState } from 'react';

/**
 * How long a recorded dose stays in place with its undo. Shorter than for a delete, because the list does not change
 * during this time. “Change” corrects a dose at any later time.
 */
const undoMs = 10_000;

/** A dose that was recorded or undone on this screen. */
export type Recorded<D extends DoseOccurrence = DoseOccurrence> = {
  /** The dose before the change. */
  readonly dose: D;
  /** Has no id until the server has responded. */
  readonly log: DoseLogEntry;
  /** Recorded by another device or tab, so it cannot be undone here. */
  readonly isOther?: boolean;
  /** Its row stays in place and offers an undo. */
  readonly isKept: boolean;
  /** Responses to requests before this time do not contain the change yet. */
  readonly atMs: number;
};
export type RecordedDoses<D extends DoseOccurrence = DoseOccurrence> = ReadonlyMap<
  string,
  Recorded<D>
>;

type State<D extends DoseOccurrence> = {
  readonly doses: RecordedDoses<D>;
  readonly untilMs: number;
};

/** A keyboard user is on the undo button, so it must not disappear. */
const isUndoFocused = (): boolean =>
  document.activeElement?.matches('[data-undo]:focus-visible') ?? false;

const isOnItsWay = ({ log, isKept }: Recorded): boolean => isKept && log.id === '';

/**
 * The doses recorded within the last seconds, by the key of their row. All rows leave together once nothing was
 * recorded for the duration of an undo, so that the list does not move between two taps.
 */
export function useRecorded<D extends DoseOccurrence>() {
  const [{ doses, untilMs }, setState] = useState<State<D>>({ doses: new Map(), untilMs: 0 });
  const hasKept = [...doses.values()].some(({ isKept }) => isKept);
  const isWaiting = [...doses.values()].some(isOnItsWay);
  useEffect(() => {
    if (!hasKept || isWaiting) return undefined;
    const timer = setInterval(() => {
      if (Date.now() < untilMs || isUndoFocused()) return;
      setState((before) => ({
        ...before,
        doses: new Map(
          [...before.doses].map(([place, each]) => [place, { ...each, isKept: false }]),
        ),
      }));
    }, 500);
    return () => clearInterval(timer);
  }, [hasKept, isWaiting, untilMs]);
  return {
    recorded: doses,
    put: (place: string, each: Omit<Recorded<D>, 'atMs'>): void =>
      setState((before) => ({
        doses: new Map(before.doses).set(place, { ...each, atMs: Date.now() }),
        untilMs: Date.now() + undoMs,
      })),
    drop: (place: string): void =>
      setState((before) => ({
        ...before,
        doses: new Map([...before.doses].filter(([each]) => each !== place)),
      })),
  };
}
