import { doseSum } from '@caretrail/contract/medications/dose-total';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { hasOddPieces, taperPhases } from '@caretrail/contract/medications/taper';
import type { Errors } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { isFilledPart, slotsOf } from './schedule-body.ts';
import { taperTexts } from './plan-texts.ts';
import {
  type DoseValues,
  noStep,
  type PartValues,
  type StepValues,
  type TaperValues,
} from './values.ts';

const { missing: say } = taperTexts;
const mostDoses = 6;

/** Number of doses per day; 0 while not entered. */
export const dosesADay = ({ doses }: TaperValues): number => wholeOf(doses, 1, mostDoses) ?? 0;

const timesOf = (taper: TaperValues): string[] =>
  Array.from({ length: dosesADay(taper) }, (_, index) => taper.times[index] ?? '');

const timeSentence = (number: number, of: number): string =>
  of === 1 ? say.time : say.timeOf({ number });

/** What is missing to generate the steps, by field. */
export function taperErrors(taper: TaperValues): Errors {
  const { from, by, every, to, tablet, after } = taper;
  const times = timesOf(taper);
  const isMore = (text: string): boolean => (amountOf(text) ?? 0) > 0;
  const found: [string, string | false][] = [
    ['from', !isMore(from) && say.from],
    ['by', !isMore(by) && say.by],
    ['every', wholeOf(every, 1, 366) === null && say.every],
    ['to', amountOf(to) === null && say.to],
    ['tablet', tablet.trim() !== '' && !isMore(tablet) && say.tablet],
    ['doses', times.length === 0 && say.doses],
    ...times.map((time, index): [string, string | false] => [
      `times.${index}`,
      time === ''
        ? timeSentence(index + 1, times.length)
        : times.indexOf(time) < index && say.timeTwice,
    ]),
    ['after', isMore(to) && after === '' && say.after],
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== false));
}

/** 'From 8 mg a day by 2 every 5 days to 0' as editable steps; null while something is missing. */
export function taperSteps(taper: TaperValues): StepValues[] | null {
  if (Object.keys(taperErrors(taper)).length > 0) return null;
  const times = timesOf(taper).toSorted();
  const phases = taperPhases({
    from: amountOf(taper.from) ?? 0,
    by: amountOf(taper.by) ?? 0,
    to: amountOf(taper.to) ?? 0,
    everyDays: Number(taper.every),
    startDate: '2000-01-01',
    times,
    tablet: amountOf(taper.tablet),
    unit: taper.unit.trim(),
    doesEnd: taper.after === 'ends',
  });
  return phases.map(({ length, slots }) => ({
    ...noStep,
    days: 'days' in length ? String(length.days) : '',
    times: times.map((time) => ({ time, parts: [] })),
    parts: (slots[0]?.parts ?? []).map(({ count, strength }) => ({
      count: formatExact(count),
      strength,
    })),
  }));
}

/** '8 mg a day in 2 doses: 4 mg each time.'; empty while a value is missing. */
export function formatDivided(taper: TaperValues): string {
  const [from, doses] = [amountOf(taper.from), dosesADay(taper)];
  if (from === null || from <= 0 || doses === 0) return '';
  const amount = (value: number) =>
    `${formatExact(Math.round(value * 1000) / 1000)} ${taper.unit}`.trim();
  const day = amount(from);
  return doses === 1
    ? taperTexts.once({ day })
    : taperTexts.divided({ day, doses, each: amount(from / doses) });
}

type Counted = { readonly strength: string; readonly count: number };

/** Adds up the counts per strength. */
function summed(parts: readonly Counted[]): PartValues[] {
  const counts = new Map<string, number>();
  for (const { strength, count } of parts)
    counts.set(strength, (counts.get(strength) ?? 0) + count);
  const text = (count: number): string => formatExact(Math.round(count * 1000) / 1000);
  return [...counts].map(([strength, count]) => ({ strength, count: text(count) }));
}

/** The whole daily dose at its first time; null if it cannot be combined. */
export function allAtOnce(dose: DoseValues): DoseValues | null {
  const slots = slotsOf(dose, 'all');
  const [first] = dose.times.toSorted((one, other) => (one.time < other.time ? -1 : 1));
  if (slots.length < 2 || first === undefined || first.time === '') return null;
  const parts = summed(slots.flatMap((slot) => slot.parts));
  return { times: [{ ...first, parts: [] }], isDoseDifferent: false, parts };
}

const countedParts = (parts: readonly PartValues[]): Counted[] =>
  parts
    .filter(isFilledPart)
    .map(({ strength, count }) => ({ strength: strength.trim(), count: amountOf(count) ?? NaN }));

/**
 * Removes one time of a step and keeps the daily dose: divided evenly if that gives whole or half pieces, otherwise
 * added to the neighbouring time. Null if the typed amounts cannot be added up.
 */
export function withoutTime(dose: DoseValues, index: number): DoseValues | null {
  const { times, isDoseDifferent } = dose;
  const all = times.map(({ parts }) => countedParts(isDoseDifferent ? parts : dose.parts));
  const moved = all[index];
  if (moved === undefined || times.length < 2 || times[index]?.time === '') return null;
  if (all.some((parts) => parts.length === 0 || parts.some(({ count }) => !(count > 0))))
    return null;
  const left = times.toSpliced(index, 1);
  const shared = moved.map(({ strength, count }) => ({
    strength,
    count: (count * times.length) / left.length,
  }));
  if (!isDoseDifferent && (left.length === 1 || !hasOddPieces([{ parts: shared }])))
    return { times: left, isDoseDifferent, parts: summed(shared) };
  const beside = Math.max(0, index - 1);
  const rest = all
    .toSpliced(index, 1)
    .map((parts, at) => summed(at === beside ? [...parts, ...moved] : parts));
  if (left.length === 1) return { times: left, isDoseDifferent: false, parts: rest[0] ?? [] };
  return {
    times: left.map((time, at) => ({ ...time, parts: rest[at] ?? [] })),
    isDoseDifferent: true,
    parts: dose.parts,
  };
}

/** The daily total: '8 mg'; null while there is no sum. */
export function totalOf(dose: DoseValues): string | null {
  const slots = slotsOf(dose, 'total');
  const isWhole = slots.length > 0 && slots.every(({ parts }) => parts.length > 0);
  return isWhole ? doseSum(slots.flatMap(({ parts }) => parts)) : null;
}
