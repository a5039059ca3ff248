import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { useEffect, useState } from 'react';

/**
 * How long a recorded dose stays in its place with its Undo: shorter than that of a delete, because the list stands still
 * for as long. “Change” corrects it at any later time.
 */
const undoMs = 10_000;

/** A dose that was recorded or undone on this screen. */
export type Recorded<D extends DoseOccurrence = DoseOccurrence> = {
  /** As it was before. */
  readonly dose: D;
  /** Without an id until the server has answered. */
  readonly log: DoseLogEntry;
  /** Another device or tab was first: there is nothing of one's own to undo. */
  readonly isOther?: boolean;
  /** Its row stays where it is, with an Undo. */
  readonly isKept: boolean;
  /** When this was known: an answer that was asked for earlier does not have it yet. */
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

/** Someone is about to press it by keyboard: it does not go away under the focus. */
const isUndoFocused = (): boolean =>
  document.activeElement?.matches('[data-undo]:focus-visible') ?? false;

const isOnItsWay = ({ log, isKept }: Recorded): boolean => isKept && log.id === '';

/**
 * What was recorded within the last seconds, by the place of its row. The rows leave their places together, once nothing
 * was recorded for as long as an Undo is offered: a list does not move between two taps.
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
