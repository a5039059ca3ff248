import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { cyclesUntil, type CyclePattern } from './cycle-days.ts';
import type { Pattern } from './patterns.ts';
import { phaseSpans, type PhaseSpan } from './phase-spans.ts';
import type { Phase } from './schedule.ts';

/** From day `from` on, everything comes `days` later (or earlier, below zero). Day numbers. */
export type Move = { readonly from: number; readonly days: number };

const moved = (date: string, { from, days }: Move): string =>
  dayNumberOf(date) >= from ? dateOfDayNumber(dayNumberOf(date) + days) : date;

/** The first cycle from the day on gets a new start, and what was moved before moves along with it. */
export function moveCycles(pattern: CyclePattern, move: Move): CyclePattern {
  const anchor = moved(pattern.anchor, move);
  const shifts = pattern.shifts.map(({ cycle, start_date }) => ({
    cycle,
    start_date: moved(start_date, move),
  }));
  if (anchor !== pattern.anchor) return { ...pattern, anchor, shifts };
  const horizon = move.from + pattern.length * 2;
  const cycle = cyclesUntil({ ...pattern, held: [] }, horizon, move.from).find(
    ({ first }) => first >= move.from,
  );
  if (cycle === undefined) return pattern;
  const start_date = dateOfDayNumber(cycle.first + move.days);
  const others = shifts.filter((shift) => shift.cycle !== cycle.number);
  return {
    ...pattern,
    shifts: [...others, { cycle: cycle.number, start_date }].toSorted((a, b) => a.cycle - b.cycle),
  };
}

function movePattern(pattern: Pattern, move: Move): Pattern {
  if (pattern.kind === 'cycle') return moveCycles(pattern, move);
  return 'anchor' in pattern ? { ...pattern, anchor: moved(pattern.anchor, move) } : pattern;
}

/** One that has begun by then ends later or earlier. */
function moveEnd({ phase: { length }, first, last }: PhaseSpan, move: Move): Phase['length'] {
  const isRunning = first < move.from && last >= move.from;
  if ('until' in length) return { until: moved(length.until, move) };
  return 'days' in length && isRunning ? { days: length.days + move.days } : length;
}

function movePhase(span: PhaseSpan, move: Move): Phase {
  const { phase } = span;
  return {
    ...phase,
    start: 'date' in phase.start ? { date: moved(phase.start.date, move) } : phase.start,
    length: moveEnd(span, move),
    pattern: movePattern(phase.pattern, move),
  };
}

/** The phases of a version with everything from a day on moved: no cycle loses a dose to the end of its phase. */
export const movePhases = (phases: readonly Phase[], move: Move): Phase[] =>
  phaseSpans(phases).map((span) => movePhase(span, move));

/** A phase that was moved forward by more than its length keeps one day. */
export const withDayLeft = (phases: readonly Phase[]): Phase[] =>
  phases.map((phase) => {
    const { start, length } = phase;
    if ('days' in length && length.days < 1) return { ...phase, length: { days: 1 } };
    const isOver = 'until' in length && 'date' in start && length.until < start.date;
    return isOver ? { ...phase, length: { until: start.date } } : phase;
  });
