import { dayMomentLabels, type DosePart, type Slot } from './slots.ts';
import type { Pattern } from './patterns.ts';
import { weekdayLabels, weekdays } from './repeat-on.ts';
import type { Phase } from './schedule.ts';

/** A schedule in plain words: for the list, the print-out, the mail and those who hear the page. */

const andList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const times = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

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

function weekdayWords(days: readonly (typeof weekdays)[number][]): string {
  const chosen = weekdays.filter((day) => days.includes(day));
  return chosen.length === weekdays.length
    ? 'Every day'
    : `Every ${andList(chosen.map((day) => weekdayLabels[day]))}`;
}

function asNeededWords({
  max_per_day,
  min_gap_min,
  for_what,
}: Extract<Pattern, { kind: 'as_needed' }>): string {
  const limits = [
    max_per_day === null ? '' : `at most ${times(max_per_day, '1 dose', 'doses')} in 24 hours`,
    min_gap_min === null ? '' : `at least ${durationWords(min_gap_min)} apart`,
  ].filter(Boolean);
  const what = for_what === '' ? 'As needed' : `As needed for ${for_what}`;
  return [what, ...limits].join(', ');
}

/** 90 → '1 hour 30 minutes'. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours === 0 ? '' : times(hours, '1 hour', 'hours'),
    rest === 0 ? '' : times(rest, '1 minute', 'minutes'),
  ]
    .filter(Boolean)
    .join(' ');
}

export function patternWords(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'daily':
      return 'Every day';
    case 'weekdays':
      return weekdayWords(pattern.repeat_on);
    case 'every_n_days':
      if (pattern.n === 1) return 'Every day';
      return pattern.n === 2 ? 'Every second day' : `Every ${pattern.n} days`;
    case 'cycle': {
      const days = pattern.on_days.length === 1 ? 'Day' : 'Days';
      return `${days} ${runsOf(pattern.on_days)} of every ${pattern.length} days`;
    }
    case 'every_hours':
      return pattern.h === 1 ? 'Every hour' : `Every ${pattern.h} hours`;
    case 'as_needed':
      return asNeededWords(pattern);
  }
}

const momentNouns: Readonly<Record<keyof typeof dayMomentLabels, string>> = {
  ACM: 'breakfast time',
  HS: 'bedtime',
};

function slotWords({ at }: Slot): string {
  if (typeof at === 'string') return at;
  if (at.offset_min === 0) return dayMomentLabels[at.when].toLowerCase();
  const side = at.offset_min < 0 ? 'before' : 'after';
  return `${durationWords(Math.abs(at.offset_min))} ${side} ${momentNouns[at.when]}`;
}

/** '2 × 140 mg and 1 × 20 mg'. */
export const partsWords = (parts: readonly DosePart[]): string =>
  andList(parts.map(({ strength, count }) => `${count} × ${strength}`));

/** 'Every day at 08:00 and 20:00'. */
export function phaseWords({ pattern, slots }: Pick<Phase, 'pattern' | 'slots'>): string {
  const when = patternWords(pattern);
  if (pattern.kind === 'as_needed') return when;
  const words = slots.map(slotWords);
  if (pattern.kind === 'every_hours') return `${when}, first at ${words[0] ?? ''}`;
  const isClock = slots.every(({ at }) => typeof at === 'string');
  const count =
    pattern.kind === 'cycle' && pattern.cycles !== null
      ? `, ${times(pattern.cycles, '1 cycle', 'cycles')}`
      : '';
  return `${when}${isClock ? ' at' : ','} ${andList(words)}${count}`;
}

/** A whole schedule in one sentence. */
export const scheduleSentence = (phases: readonly Phase[]): string =>
  phases.map(phaseWords).join('; then ');
