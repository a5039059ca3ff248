import { andList, doseSum, doseTotal, doseWithTotal } from './dose-total.ts';
import { formatHoursAndMinutes, times } from './format-duration.ts';
import { dayMomentLabels, type Slot } from './slots.ts';
import type { Pattern } from './patterns.ts';
import { weekdayLabels, weekdays } from './repeat-on.ts';
import type { Phase } from './schedule.ts';

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
  return andList(runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)));
}

function formatWeekdays(days: readonly (typeof weekdays)[number][]): string {
  const chosen = weekdays.filter((day) => days.includes(day));
  return chosen.length === weekdays.length
    ? 'Every day'
    : `Every ${andList(chosen.map((day) => weekdayLabels[day]))}`;
}

function formatAsNeeded({
  max_per_day,
  min_gap_min,
  for_what,
}: Extract<Pattern, { kind: 'as_needed' }>): string {
  const limits = [
    max_per_day === null ? '' : `at most ${times(max_per_day, '1 dose', 'doses')} in 24 hours`,
    min_gap_min === null ? '' : `at least ${formatHoursAndMinutes(min_gap_min)} apart`,
  ].filter(Boolean);
  const what = for_what === '' ? 'As needed' : `As needed for ${for_what}`;
  return [what, ...limits].join(', ');
}

export function formatPattern(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'daily':
      return 'Every day';
    case 'weekdays':
      return formatWeekdays(pattern.repeat_on);
    case 'every_n_days':
      if (pattern.n === 1) return 'Every day';
      return pattern.n === 2 ? 'Every other day' : `Every ${pattern.n} days`;
    case 'cycle': {
      const days = pattern.on_days.length === 1 ? 'Day' : 'Days';
      return `${days} ${runsOf(pattern.on_days)} of every ${pattern.length} days`;
    }
    case 'every_hours':
      return pattern.h === 1 ? 'Every hour' : `Every ${pattern.h} hours`;
    case 'as_needed':
      return formatAsNeeded(pattern);
  }
}

const momentNouns: Readonly<Record<keyof typeof dayMomentLabels, string>> = {
  ACM: 'breakfast time',
  HS: 'bedtime',
};

function formatSlot({ at }: Slot): string {
  if (typeof at === 'string') return at;
  if (at.offset_min === 0) return dayMomentLabels[at.when].toLowerCase();
  const side = at.offset_min < 0 ? 'before' : 'after';
  return `${formatHoursAndMinutes(Math.abs(at.offset_min))} ${side} ${momentNouns[at.when]}`;
}

/** 'Every day at 08:00 and 20:00'. */
export function formatPhase({ pattern, slots }: Pick<Phase, 'pattern' | 'slots'>): string {
  const when = formatPattern(pattern);
  if (pattern.kind === 'as_needed') return when;
  if (pattern.kind === 'every_hours') {
    return `${when}, first at ${slots[0] === undefined ? '' : formatSlot(slots[0])}`;
  }
  const count =
    pattern.kind === 'cycle' && pattern.cycles !== null
      ? `, ${times(pattern.cycles, '1 cycle', 'cycles')}`
      : '';
  return `${when}${formatTimes(slots, ',')}${count}`;
}

/** ' at 08:00 and 20:00'; moments of the day follow the comma that is given. */
function formatTimes(slots: readonly Slot[], comma = ''): string {
  const isClock = slots.every(({ at }) => typeof at === 'string');
  return `${isClock ? ' at' : comma} ${andList(slots.map(formatSlot))}`;
}

/** The sum of all doses of a day, '8 mg'; null where they have none. */
export const dayTotal = (slots: readonly Slot[]): string | null =>
  slots.every(({ parts }) => parts.length > 0)
    ? doseSum(slots.flatMap(({ parts }) => parts))
    : null;

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** '8 mg a day', '4 mg every other day'; empty where the doses have no sum. */
export function formatDayTotal({ pattern, slots }: Pick<Phase, 'pattern' | 'slots'>): string {
  const total =
    pattern.kind === 'every_hours' || pattern.kind === 'as_needed' ? null : dayTotal(slots);
  if (total === null) return '';
  return ['weekdays', 'every_n_days'].includes(pattern.kind)
    ? `${total} ${lowerFirst(formatPattern(pattern))}`
    : `${total} a day`;
}

/** '2 × 2 mg (4 mg) at 08:00 and 20:00'; where the dose differs, '2 × 2 mg (4 mg) at 08:00; 1 × 2 mg at 20:00'. */
export function formatDosesAtTimes(slots: readonly Slot[]): string {
  const doses = Map.groupBy(slots, ({ parts }) => doseWithTotal(parts));
  return [...doses].map(([dose, same]) => `${dose}${formatTimes(same)}`.trim()).join('; ');
}

/** How much each time: '2 × 2 mg (4 mg) each time, 8 mg a day'. */
export function formatDose(
  { pattern, slots }: Pick<Phase, 'pattern' | 'slots'>,
  format: typeof doseTotal = doseWithTotal,
): string {
  const doses = new Set(slots.map(({ parts }) => format(parts)));
  if (slots.length < 2 || (doses.size === 1 && doses.has(''))) return [...doses][0] ?? '';
  const each =
    doses.size === 1
      ? `${[...doses][0] ?? ''} each time`
      : slots.map((slot) => `${format(slot.parts)}${formatTimes([slot])}`.trim()).join(', ');
  const total = dayTotal(slots);
  return total === null || pattern.kind === 'every_hours' ? each : `${each}, ${total} a day`;
}

type CycleDose = { readonly from: string; readonly dose: string };

/** In which cycles each dose is taken; empty where it is the same in all of them. */
export function cycleDoses(phase: Phase, format: typeof doseTotal = doseWithTotal): CycleDose[] {
  const { pattern, slots, dose_steps = [] } = phase;
  if (dose_steps.length === 0) return [];
  const usual = formatTimes(slots);
  return [{ cycle: 1, day: 1, slots }, ...dose_steps].map((step, index, all) => {
    const next = all[index + 1];
    const last = (next?.cycle ?? 0) - 1;
    const isWhole = next !== undefined && step.day === 1 && next.day === 1;
    const whole = step.cycle === last ? `Cycle ${last}` : `Cycles ${step.cycle}–${last}`;
    const begin = step.day === 1 ? `cycle ${step.cycle}` : `day ${step.day} of cycle ${step.cycle}`;
    const own = formatTimes(step.slots);
    return {
      from: isWhole ? whole : `From ${begin}`,
      dose: `${formatDose({ pattern, slots: step.slots }, format)}${own === usual ? '' : own}`,
    };
  });
}

function formatLength({ length }: Phase): string {
  if ('days' in length) return ` for ${times(length.days, '1 day', 'days')}`;
  return 'until' in length ? ` until ${length.until}` : '';
}

/** A whole schedule in one sentence: 'Every day at 08:00: 8 mg for 5 days; then 6 mg'. */
export const formatSchedule = (phases: readonly Phase[]): string =>
  phases
    .map((phase, index) => {
      const before = phases[index - 1];
      const words = formatPhase(phase);
      const isSame = before !== undefined && formatPhase(before) === words;
      const cycles = cycleDoses(phase, doseTotal).map(
        ({ from, dose }) => `${lowerFirst(from)}: ${dose}`,
      );
      const dose = cycles.length > 0 ? '' : formatDose(phase, doseTotal);
      const said = [isSame && dose !== '' ? '' : lowerFirst(words), dose]
        .filter(Boolean)
        .join(': ');
      const whole = [`${said}${formatLength(phase)}`, cycles.join(', ')].filter(Boolean).join('; ');
      return index === 0 ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    })
    .join('; then ');
