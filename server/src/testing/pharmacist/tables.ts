import { readFileSync } from 'node:fs';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { addDays, daysBetween } from '@caretrail/contract/time/days';

/**
 * The doses of plans and of changed plans, as a pharmacist wrote them down from calendars, without the product. Each
 * case: medicines as they are entered, then steps, then what has to be shown at some moments. Within its window a table
 * is complete. Days are those that doses belong to, from 03:00 on; '25:30' is half past one of the night that ends such
 * a day.
 */

export type TablePattern =
  | { readonly type: 'daily' }
  | { readonly type: 'weekdays'; readonly days: readonly string[] }
  | { readonly type: 'every_n_days'; readonly n: number }
  | {
      readonly type: 'cycle';
      readonly length: number;
      /** '1-5' or '8,29'. */
      readonly on: string;
      readonly cycles: number;
    }
  | {
      readonly type: 'every_hours';
      readonly h: number;
      readonly from: 'scheduled' | 'taken';
      readonly first: string;
    }
  | { readonly type: 'as_needed'; readonly max_per_day: number; readonly min_gap_hours: number }
  /** '4 days: 08:00 2x2 14:00 1x2'; 'no days' has no end. */
  | { readonly type: 'taper'; readonly steps: readonly string[] };

export type TablePlan = {
  readonly med: string;
  readonly name: string;
  readonly entered: string;
  readonly start: string;
  readonly end?: string;
  readonly pattern: TablePattern;
  readonly times?: string;
  /** '2x180+1x20': two of 180 mg and one of 20 mg. */
  readonly amount?: string;
  readonly by_cycle?: Readonly<Record<string, string>>;
  /** '180 mg: 24 until 2026-04-17'. */
  readonly stock?: readonly string[];
};

type StepText = string | { readonly step: string; readonly pattern: TablePattern };

export type TableCheck = {
  readonly as_of: string;
  readonly window: string;
  /** Where the patient is; left out: where they live. */
  readonly zone?: string;
  /** 'tmz 2026-02-08..2026-02-12 21:00 +00:00 2x180 asked', and 'for 20:00' where it was planned for another time. */
  readonly doses: readonly string[];
  /**
   * Planned before the medicine was entered: shown as not recorded, neither asked for nor missed. Complete within the
   * window where it is given.
   */
  readonly not_recorded?: readonly string[];
  /** Hours that count from the last dose: of those to come only the next is known. */
  readonly only_next?: boolean;
  readonly stock?: readonly string[];
  /** What the steps of the plan in force come to on a day. */
  readonly steps_mg?: readonly number[];
  readonly as_needed?: {
    readonly med: string;
    readonly taken: readonly string[];
    readonly left: number;
    readonly next: string;
    readonly pieces: number;
  };
  readonly not_missed?: readonly string[];
  readonly taken_at?: Readonly<Record<string, string>>;
  readonly note?: string;
};

export type TableCase = {
  readonly id: string;
  readonly title: string;
  readonly zone: string;
  readonly plan: readonly TablePlan[];
  readonly steps: readonly StepText[];
  readonly checks: readonly TableCheck[];
};

export const tableCases = JSON.parse(
  readFileSync(new URL('tables.json', import.meta.url), 'utf8'),
) as readonly TableCase[];

export const partsOf = (amount: string): DosePart[] =>
  amount.split('+').map((part) => {
    const [count, strength] = part.split('x');
    return { strength: `${strength} mg`, count: Number(count) };
  });

export function daysOf(range: string): string[] {
  const [from = '', to = from] = range.split('..');
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

const minute = 60_000;

/** The instant of '25:30' of a day, at '+01:00'. */
export function instantOf(day: string, clock: string, offset: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return Date.parse(`${day}T00:00:00${offset}`) + (hours * 60 + minutes) * minute;
}

export type Step = {
  readonly atMs: number;
  readonly action: string;
  readonly med: string;
  /** Of a dose: its day and the time for which it was planned. */
  readonly dose: { readonly day: string; readonly time: string } | null;
  readonly named: Readonly<Record<string, string>>;
  readonly pattern: TablePattern | null;
};

const clockOf = (clock: string): string =>
  clock >= '24'
    ? `${String(Number(clock.slice(0, 2)) - 24).padStart(2, '0')}${clock.slice(2)}`
    : clock;

/** 'taken tmz 2026-01-04..2026-01-08 21:00 +00:00': each was recorded five minutes after it was due. */
function recorded(words: readonly string[]): Step[] {
  const [action = '', med = '', days = '', times = '', offset = ''] = words;
  return daysOf(days).flatMap((day) =>
    times.split(',').map((clock) => ({
      atMs: instantOf(day, clock, offset) + 5 * minute,
      action,
      med,
      dose: { day, time: clockOf(clock) },
      named: {},
      pattern: null,
    })),
  );
}

function oneStep(words: readonly string[], pattern: TablePattern | null): Step {
  const plain = words.filter((word) => !word.includes('='));
  const [at = '', action = '', med = '', day, time] = plain;
  const pairs = words.filter((word) => word.includes('=')).map((word) => word.split('='));
  return {
    atMs: Date.parse(at),
    action,
    med,
    dose: day !== undefined && time !== undefined ? { day, time } : null,
    named: Object.fromEntries(pairs) as Record<string, string>,
    pattern,
  };
}

/** In the order in which they were made. */
export const stepsOf = ({ steps }: TableCase): Step[] =>
  steps
    .flatMap((text) => {
      const [words, pattern] =
        typeof text === 'string' ? [text.split(' '), null] : [text.step.split(' '), text.pattern];
      return /^\d/.test(words[0] ?? '') ? [oneStep(words, pattern)] : recorded(words);
    })
    .toSorted((one, other) => one.atMs - other.atMs);
