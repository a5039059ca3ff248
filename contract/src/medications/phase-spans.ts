import { dayNumberOf } from '../time/day-number.ts';
import type { Phase } from './schedule.ts';

export type PhaseSpan = {
  readonly phase: Phase;
  /** Day numbers, both included. */
  readonly first: number;
  readonly last: number;
};

function lastDay(first: number, { length }: Phase): number {
  if ('days' in length) return first + length.days - 1;
  return 'until' in length ? dayNumberOf(length.until) : Infinity;
}

/** The days of each phase. A phase that starts on a day of its own ends the one before it. */
export function phaseSpans(phases: readonly Phase[]): PhaseSpan[] {
  const spans: PhaseSpan[] = [];
  for (const phase of phases) {
    const before = spans.at(-1);
    const first =
      'date' in phase.start ? dayNumberOf(phase.start.date) : (before?.last ?? Infinity) + 1;
    if (before && before.last >= first) spans[spans.length - 1] = { ...before, last: first - 1 };
    spans.push({ phase, first, last: lastDay(first, phase) });
  }
  return spans;
}
