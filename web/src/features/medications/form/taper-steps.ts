import { doseSum } from '@caretrail/contract/medications/dose-total';
import { taperPhases } from '@caretrail/contract/medications/taper';
import type { Mistakes } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { slotsOf } from './schedule-body.ts';
import { taperTexts } from './plan-texts.ts';
import { type DoseValues, noStep, type StepValues, type TaperValues } from './values.ts';

const { missing: say } = taperTexts;
const mostDoses = 6;

/** In how many doses the amount of a day is divided; 0 while nobody said. */
export const dosesADay = ({ doses }: TaperValues): number => wholeOf(doses, 1, mostDoses) ?? 0;

const timesOf = (taper: TaperValues): string[] =>
  Array.from({ length: dosesADay(taper) }, (_, index) => taper.times[index] ?? '');

/** What is still missing before the steps can be made; the keys are those of the fields. */
export function taperMistakes(taper: TaperValues): Mistakes {
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
      time === '' ? say.time(index + 1, times.length) : times.indexOf(time) < index && say.timeTwice,
    ]),
    ['after', isMore(to) && after === '' && say.after],
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== false));
}

/** 'From 8 mg a day by 2 every 5 days to 0' as steps that can be changed one by one; null while something is missing. */
export function taperSteps(taper: TaperValues): StepValues[] | null {
  if (Object.keys(taperMistakes(taper)).length > 0) return null;
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
      count: String(count),
      strength,
    })),
  }));
}

/** '8 mg a day in 2 doses: 4 mg each time.' while the plan is being typed; empty while it cannot be said. */
export function dividedWords(taper: TaperValues): string {
  const [from, doses] = [amountOf(taper.from), dosesADay(taper)];
  if (from === null || from <= 0 || doses === 0) return '';
  const amount = (value: number) => `${Math.round(value * 1000) / 1000} ${taper.unit}`.trim();
  return taperTexts.each(amount(from), doses, amount(from / doses));
}

/** The whole dose of the day at its first time; null where it cannot be put together. */
export function allAtOnce(dose: DoseValues): DoseValues | null {
  const slots = slotsOf(dose, 'all');
  const [first] = dose.times.toSorted((one, other) => (one.time < other.time ? -1 : 1));
  if (slots.length < 2 || first === undefined || first.time === '') return null;
  const counts = new Map<string, number>();
  for (const { strength, count } of slots.flatMap(({ parts }) => parts))
    counts.set(strength, (counts.get(strength) ?? 0) + count);
  const parts = [...counts].map(([strength, count]) => ({ strength, count: String(count) }));
  return { times: [{ ...first, parts: [] }], isDoseDifferent: false, parts };
}

/** What the doses of a day come to: '8 mg'; null while it has no sum. */
export function totalOf(dose: DoseValues): string | null {
  const slots = slotsOf(dose, 'total');
  const isWhole = slots.length > 0 && slots.every(({ parts }) => parts.length > 0);
  return isWhole ? doseSum(slots.flatMap(({ parts }) => parts)) : null;
}
