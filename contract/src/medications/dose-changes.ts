import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { dayDose } from './day-dose.ts';
import { inOrder } from './in-force.ts';
import { startOfCycle } from './cycle-days.ts';
import { type PhaseSpan, phaseSpans } from './phase-spans.ts';
import type { Pattern } from './patterns.ts';
import type { Phase } from './schedule.ts';
import type { Slot } from './slots.ts';
import { formatPattern } from './format-schedule.ts';
import { amountTexts, patternTexts } from './schedule-texts.ts';

export type DoseChange = {
  /** The first day of the new dose. */
  readonly date: string;
  /** In words; null: nothing was taken before, or nothing is taken after. */
  readonly before: string | null;
  readonly after: string | null;
};

type Version = { readonly effective_from: string; readonly phases: readonly Phase[] };

/** How often, where a dose is not one of every day; the day of the month is no other dose. */
function oftenOf(pattern: Pattern): string | null {
  switch (pattern.kind) {
    case 'every_hours':
    case 'as_needed':
      return formatPattern(pattern, 'within');
    case 'monthly':
      return patternTexts.months({ count: pattern.every });
    default:
      return null;
  }
}

function formatDose({ pattern }: Phase, slots: readonly Slot[]): string {
  const dose = dayDose(slots.length === 0 ? [{ parts: [] }] : slots);
  const often = oftenOf(pattern);
  if (often === null) return dose;
  return slots.some(({ parts }) => parts.length > 0)
    ? amountTexts.often({ total: dose, often })
    : often;
}

type Segment = { readonly first: number; readonly last: number; readonly dose: string };

/** One segment for each dose of a phase; a step of a cycle that waits for its go-ahead has no day yet. */
function dosesOfSpan({ phase, first, last }: PhaseSpan): Segment[] {
  const { pattern, slots, dose_steps = [] } = phase;
  const segments: Segment[] = [{ first, last, dose: formatDose(phase, slots) }];
  if (pattern.kind !== 'cycle') return segments;
  const held = Math.min(...pattern.held);
  for (const step of dose_steps.filter(({ cycle }) => cycle < held)) {
    const start = startOfCycle(pattern, step.cycle);
    const before = segments.at(-1);
    if (start === null || !before) continue;
    const begins = start + step.day - 1;
    segments[segments.length - 1] = { ...before, last: begins - 1 };
    segments.push({ first: begins, last, dose: formatDose(phase, step.slots) });
  }
  return segments;
}

/** What is taken, span after span: each version until the next one counts. */
function segmentsOf(versions: readonly Version[]): Segment[] {
  const ordered = inOrder(versions);
  return ordered.flatMap(({ effective_from, phases }, index) => {
    const next = ordered[index + 1];
    const until = next === undefined ? Infinity : dayNumberOf(next.effective_from) - 1;
    const from = index === 0 ? -Infinity : dayNumberOf(effective_from);
    return phaseSpans(phases)
      .flatMap(dosesOfSpan)
      .map(({ first, last, dose }) => ({
        first: Math.max(first, from),
        last: Math.min(last, until),
        dose,
      }))
      .filter(({ first, last }) => last >= first);
  });
}

/** The days on which a medicine starts, changes its dose or ends. */
export function doseChanges(versions: readonly Version[]): DoseChange[] {
  const changes: DoseChange[] = [];
  let before: Segment | null = null;
  const ends = ({ last, dose }: Segment): DoseChange => ({
    date: dateOfDayNumber(last + 1),
    before: dose,
    after: null,
  });
  for (const segment of segmentsOf(versions)) {
    const isNext: boolean = before !== null && before.last + 1 === segment.first;
    if (before !== null && !isNext) changes.push(ends(before));
    const dose = isNext && before ? before.dose : null;
    if (dose !== segment.dose)
      changes.push({ date: dateOfDayNumber(segment.first), before: dose, after: segment.dose });
    before = segment;
  }
  if (before !== null && before.last !== Infinity) changes.push(ends(before));
  return changes;
}
