import { instantOnDay } from '../time/day-clocks.ts';
import { dateOfDayNumber, dayNumberOf, minutesOfClock } from '../time/day-number.ts';
import { type Course, inForceBetween, takenByVersion, takenOn } from './course.ts';
import type { DoseLogEntry } from './doses.ts';
import { hourlyChain, hoursOf } from './every-hours.ts';
import type { Schedule } from './expand.ts';
import type { TakenAt } from './occurrence.ts';
import { patternDays } from './pattern-days.ts';
import { slotsAt } from './phase-slots.ts';
import { type PhaseSpan, phaseSpans } from './phase-spans.ts';
import { pieceCounter, type PerDose, type PieceCounter } from './run-out.ts';
import type { Slot } from './slots.ts';

type Days = { readonly first: number; readonly last: number };

/** How many pieces of each stock these slots take in all. */
const neededBy = (slots: readonly Slot[], count: PieceCounter, none: readonly number[]): number[] =>
  slots.reduce<number[]>(
    (sums, { parts }) => {
      const counts = count(parts);
      return sums.map((sum, place) => sum + (counts[place] ?? 0));
    },
    [...none],
  );

/** By the hour: how often on each day. The days are those of home. */
function hourlyDays(version: Schedule, span: PhaseSpan, days: Days, taken: TakenAt): number[] {
  const { phase } = span;
  const { home_tz: homeZone, day_starts_at: dayStartsAt } = version;
  const hours = hoursOf(span, days, { homeZone, dayStartsAt });
  if (phase.pattern.kind !== 'every_hours' || hours === null) return [];
  const starts = minutesOfClock(dayStartsAt);
  const found: number[] = [];
  let day = days.first;
  let nextDay = instantOnDay(homeZone, day + 1, starts);
  const first = { seq: phase.seq, first: hours.first };
  for (const { at } of hourlyChain(phase.pattern, first, hours, taken)) {
    while (at >= nextDay) {
      day += 1;
      nextDay = instantOnDay(homeZone, day + 1, starts);
    }
    found.push(day);
  }
  return found;
}

type DosedDays = { readonly slots: readonly Slot[]; readonly days: readonly number[] };

/** The days of a phase, by what is taken on them: in cycles the dose may change from one to the next. */
function dosedDays(
  version: Schedule,
  span: PhaseSpan,
  days: Days,
  taken: TakenAt,
): readonly DosedDays[] {
  const { phase } = span;
  const { pattern, slots, dose_steps = [] } = phase;
  if (pattern.kind === 'every_hours')
    return [{ slots: slots.slice(0, 1), days: hourlyDays(version, span, days, taken) }];
  const first = Math.max(span.first, days.first);
  const asked = patternDays(pattern, first, Math.min(span.last, days.last)).filter(
    ({ isHeld }) => !isHeld,
  );
  if (dose_steps.length === 0) return [{ slots, days: asked.map(({ day }) => day) }];
  const bySlots = Map.groupBy(asked, (each) => slotsAt(phase, each));
  return [...bySlots].map(([own, on]) => ({ slots: own, days: on.map(({ day }) => day) }));
}

function addOn(sums: Float64Array, days: readonly number[], start: number, count: number): void {
  for (let index = 0; index < days.length; index += 1) {
    const place = (days[index] ?? start) - start;
    sums[place] = (sums[place] ?? 0) + count;
  }
}

/** From the first day on, a number for each; null: nothing of it is needed. */
export type Needed = {
  readonly first: number;
  readonly each: readonly (Float64Array | null)[];
};

/**
 * What a medicine takes on each day from one to another, for each stock: a sum a day and not a dose at a time, because a year
 * of them is computed with every list. The log is not read: these days are to come.
 */
export function dailyNeeds(
  { versions, states }: Course,
  window: { readonly from: string; readonly to: string },
  stock: readonly PerDose[],
  standing: readonly DoseLogEntry[],
): Needed {
  const isTakenOn = takenOn(states);
  const takenAt = takenByVersion(standing);
  const start = dayNumberOf(window.from);
  const length = dayNumberOf(window.to) - start + 1;
  const each: (Float64Array | null)[] = stock.map(() => null);
  const count = pieceCounter(stock);
  const none = stock.map(() => 0);
  for (const { version, from, to } of inForceBetween(versions, window)) {
    const first = Math.max(dayNumberOf(from), dayNumberOf(version.effective_from));
    const within = { first, last: dayNumberOf(to) };
    for (const span of phaseSpans(version.phases)) {
      if (span.first > within.last || span.last < within.first) continue;
      for (const { slots, days } of dosedDays(version, span, within, takenAt(version.id))) {
        const needed = neededBy(slots, count, none);
        if (needed.every((pieces) => pieces === 0)) continue;
        const taken = days.filter((day) => isTakenOn(dateOfDayNumber(day)));
        needed.forEach((pieces, place) => {
          if (pieces === 0) return;
          addOn((each[place] ??= new Float64Array(length)), taken, start, pieces);
        });
      }
    }
  }
  return { first: start, each };
}
