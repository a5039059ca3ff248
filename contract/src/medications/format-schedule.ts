import { dayFormat, formatList } from '../i18n/format.ts';
import { doseSum, doseTotal, doseWithTotal } from './dose-total.ts';
import { formatHoursAndMinutes } from './format-duration.ts';
import type { Slot } from './slots.ts';
import type { Pattern } from './patterns.ts';
import { addMonths, startOfMonth } from '../time/days.ts';
import { formatDayOfMonth, isLateDate } from '../time/format-recurrence.ts';
import { firstDayOfMonthlyFrom } from '../time/month-days.ts';
import { weekdayLabels, weekdays } from '../time/weekdays.ts';
import type { Phase } from './schedule.ts';
import {
  amountTexts,
  cycleTexts,
  patternTexts,
  phaseTexts,
  scheduleTexts,
  slotTexts,
  type TextPlace,
} from './schedule-texts.ts';

export { formatParts } from './dose-total.ts';

/** A schedule as text: for the list, the print-out, the mail and screen readers. */

/** [1,2,3,5] → '1–3 and 5'. */
export function runsOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return formatList(runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)));
}

function formatWeekdays(days: readonly (typeof weekdays)[number][], place: TextPlace): string {
  const chosen = weekdays.filter((day) => days.includes(day));
  const texts = patternTexts[place];
  return chosen.length === weekdays.length
    ? texts.daily
    : texts.weekdays({ days: formatList(chosen.map((day) => weekdayLabels[day])) });
}

const monthName = dayFormat({ month: 'long' });
const monthOfYear = dayFormat({ month: 'long', year: 'numeric' });
const monthsOfYear = 12;

/** 'On the first Monday of each month'; more rarely with the months, so that none is expected in another one. */
function formatMonthly(
  { every, on, anchor }: Extract<Pattern, { kind: 'monthly' }>,
  place: TextPlace,
): string {
  const texts = patternTexts[place];
  if (every === 1)
    return isLateDate(on)
      ? texts.monthlyLate({ day: on.day })
      : texts.monthly({ which: formatDayOfMonth(on) });
  const often = texts.everyMonths({ count: every, which: formatDayOfMonth(on) });
  const first = startOfMonth(firstDayOfMonthlyFrom(on, anchor));
  if (monthsOfYear % every !== 0)
    return patternTexts.fromMonth({ often, month: monthOfYear(first) });
  const months = Array.from({ length: monthsOfYear / every }, (_, index) =>
    addMonths(first, index * every),
  ).toSorted((one, other) => (one.slice(5) < other.slice(5) ? -1 : 1));
  return patternTexts.inMonths({ often, months: formatList(months.map(monthName)) });
}

function formatAsNeeded(
  { max_per_day: most, min_gap_min, for_what }: Extract<Pattern, { kind: 'as_needed' }>,
  place: TextPlace,
): string {
  const texts = patternTexts[place];
  const often = for_what === '' ? texts.asNeeded : texts.asNeededFor({ reason: for_what });
  const gap = min_gap_min === null ? null : formatHoursAndMinutes(min_gap_min);
  if (most === null) return gap === null ? often : patternTexts.apart({ often, gap });
  return gap === null
    ? patternTexts.atMost({ often, most })
    : patternTexts.atMostApart({ often, most, gap });
}

/** 'As needed for headache', 'At most 4 doses in 24 hours', 'At least 6 hours apart': short lines for slow readers. */
export function asNeededLines({
  max_per_day: most,
  min_gap_min: gap,
  for_what,
}: Extract<Pattern, { kind: 'as_needed' }>): string[] {
  const { first, lines } = patternTexts;
  return [
    for_what === '' ? first.asNeeded : first.asNeededFor({ reason: for_what }),
    ...(most === null ? [] : [lines.atMost({ most })]),
    ...(gap === null ? [] : [lines.apart({ gap: formatHoursAndMinutes(gap) })]),
  ];
}

export function formatPattern(pattern: Pattern, place: TextPlace = 'first'): string {
  const texts = patternTexts[place];
  switch (pattern.kind) {
    case 'daily':
      return texts.daily;
    case 'weekdays':
      return formatWeekdays(pattern.repeat_on, place);
    case 'every_n_days':
      if (pattern.n === 1) return texts.daily;
      return pattern.n === 2 ? texts.otherDay : texts.everyDays({ count: pattern.n });
    case 'monthly':
      return formatMonthly(pattern, place);
    case 'cycle': {
      const { on_days, length } = pattern;
      return texts.cycle({ count: on_days.length, days: runsOf(on_days), length });
    }
    case 'every_hours':
      return texts.everyHours({ count: pattern.h });
    case 'as_needed':
      return formatAsNeeded(pattern, place);
  }
}

function formatSlot({ at }: Slot, isAmongClocks: boolean): string {
  if (typeof at === 'string') return isAmongClocks ? at : slotTexts.clock({ time: at });
  const { when, offset_min } = at;
  if (offset_min === 0) return slotTexts.at[when];
  const duration = formatHoursAndMinutes(Math.abs(offset_min));
  return slotTexts[offset_min < 0 ? 'before' : 'after'][when]({ duration });
}

const isAtClocks = (slots: readonly Slot[]): boolean =>
  slots.every(({ at }) => typeof at === 'string');

/** '08:00 and 20:00', 'before breakfast' */
function formatTimes(slots: readonly Slot[]): string {
  const isAmongClocks = isAtClocks(slots);
  return formatList(slots.map((slot) => formatSlot(slot, isAmongClocks)));
}

/** 'Every day at 08:00 and 20:00'. */
export function formatPhase(
  { pattern, slots }: Pick<Phase, 'pattern' | 'slots'>,
  place: TextPlace = 'first',
): string {
  const often = formatPattern(pattern, place);
  if (pattern.kind === 'as_needed') return often;
  const isClock = isAtClocks(slots);
  if (pattern.kind === 'every_hours') {
    const time = formatTimes(slots.slice(0, 1));
    return phaseTexts[isClock ? 'hoursFromClock' : 'hoursFromMoment']({ often, time });
  }
  const times = formatTimes(slots);
  return pattern.kind === 'cycle' && pattern.cycles !== null
    ? phaseTexts[isClock ? 'clocksInCycles' : 'momentsInCycles']({
        often,
        times,
        cycles: pattern.cycles,
      })
    : phaseTexts[isClock ? 'clocks' : 'moments']({ often, times });
}

/** '2 × 2 mg (4 mg) at 08:00 and 20:00'; without a dose the times alone. */
function atTimes(dose: string, slots: readonly Slot[]): string {
  const times = formatTimes(slots);
  const isClock = isAtClocks(slots);
  if (dose === '') return isClock ? amountTexts.clocks({ times }) : times;
  return amountTexts[isClock ? 'atClocks' : 'atMoments']({ dose, times });
}

/** The sum of all doses of a day, '8 mg'; null where they have none. */
export const dayTotal = (slots: readonly Slot[]): string | null =>
  slots.every(({ parts }) => parts.length > 0)
    ? doseSum(slots.flatMap(({ parts }) => parts))
    : null;

/** '8 mg a day', '4 mg every other day'; empty where the doses have no sum. */
export function formatDayTotal({ pattern, slots }: Pick<Phase, 'pattern' | 'slots'>): string {
  const total =
    pattern.kind === 'every_hours' || pattern.kind === 'as_needed' ? null : dayTotal(slots);
  if (total === null) return '';
  return ['weekdays', 'every_n_days', 'monthly'].includes(pattern.kind)
    ? amountTexts.often({ total, often: formatPattern(pattern, 'within') })
    : amountTexts.perDay({ total });
}

/** '2 × 2 mg (4 mg) at 08:00 and 20:00'; where the dose differs, '2 × 2 mg (4 mg) at 08:00; 1 × 2 mg at 20:00'. */
export function formatDosesAtTimes(slots: readonly Slot[]): string {
  const doses = Map.groupBy(slots, ({ parts }) => doseWithTotal(parts));
  return [...doses].map(([dose, same]) => atTimes(dose, same)).join('; ');
}

/** How much each time: '2 × 2 mg (4 mg) each time, 8 mg a day'. */
export function formatDose(
  { pattern, slots }: Pick<Phase, 'pattern' | 'slots'>,
  format: typeof doseTotal = doseWithTotal,
): string {
  const [dose = '', ...others] = new Set(slots.map(({ parts }) => format(parts)));
  if (slots.length < 2 || (others.length === 0 && dose === '')) return dose;
  const doses =
    others.length === 0
      ? amountTexts.eachTime({ dose })
      : slots.map((slot) => atTimes(format(slot.parts), [slot])).join(', ');
  const total = dayTotal(slots);
  return total === null || pattern.kind === 'every_hours'
    ? doses
    : amountTexts.withTotal({ doses, total });
}

type CycleDose = { readonly from: string; readonly dose: string };

/** In which cycles each dose is taken; empty where it is the same in all of them. */
export function cycleDoses(
  phase: Phase,
  format: typeof doseTotal = doseWithTotal,
  place: TextPlace = 'first',
): CycleDose[] {
  const { pattern, slots, dose_steps = [] } = phase;
  if (dose_steps.length === 0) return [];
  const texts = cycleTexts[place];
  const usual = formatTimes(slots);
  return [{ cycle: 1, day: 1, slots }, ...dose_steps].map((step, index, all) => {
    const { cycle, day } = step;
    const next = all[index + 1];
    const last = (next?.cycle ?? 0) - 1;
    const isWhole = next !== undefined && day === 1 && next.day === 1;
    const whole = cycle === last ? texts.one({ cycle }) : texts.several({ cycle, last });
    const begin = day === 1 ? texts.from({ cycle }) : texts.fromDay({ day, cycle });
    const dose = formatDose({ pattern, slots: step.slots }, format);
    return {
      from: isWhole ? whole : begin,
      dose: formatTimes(step.slots) === usual ? dose : atTimes(dose, step.slots),
    };
  });
}

const longDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

function withLength(what: string, { length }: Phase): string {
  if ('days' in length) return scheduleTexts.forDays({ what, days: length.days });
  return 'until' in length ? scheduleTexts.until({ what, day: longDate(length.until) }) : what;
}

/** One phase of a schedule: 'every day at 08:00: 8 mg for 5 days'. */
function formatWholePhase(phase: Phase, before: Phase | undefined, place: TextPlace): string {
  const often = formatPhase(phase, place);
  const isSame = before !== undefined && formatPhase(before, place) === often;
  const cycles = cycleDoses(phase, doseTotal, 'within').map(({ from, dose }) =>
    scheduleTexts.cycle({ cycles: from, dose }),
  );
  const dose = cycles.length > 0 ? '' : formatDose(phase, doseTotal);
  const said = dose === '' ? often : isSame ? dose : scheduleTexts.dose({ often, dose });
  const what = withLength(said, phase);
  return cycles.length === 0 ? what : scheduleTexts.withCycles({ what, cycles: cycles.join(', ') });
}

/** A whole schedule in one sentence: 'Every day at 08:00: 8 mg for 5 days; then 6 mg'. */
export const formatSchedule = (phases: readonly Phase[]): string =>
  phases
    .map((phase, index) =>
      formatWholePhase(phase, phases[index - 1], index === 0 ? 'first' : 'within'),
    )
    .reduce(
      (before, next) => (before === '' ? next : scheduleTexts.followed({ before, next })),
      '',
    );
