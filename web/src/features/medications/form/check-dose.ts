import { strengthText } from '@caretrail/contract/medications/slots';
import { isWithoutUnit } from '@caretrail/contract/medications/strength';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { isFilledPart } from './schedule-body.ts';
import { missing as say } from './error-texts.ts';
import type { MonthValues } from './month-values.ts';
import type { CycleDoseValues, DoseValues, PartValues, ScheduleValues } from './values.ts';

export type Found = (readonly [field: string, sentence: string])[];

export const isWhole = (text: string, least: number, most: number): boolean =>
  wholeOf(text, least, most) !== null;
export const isEmpty = (text: string): boolean => text.trim() === '';

const strengthError = (strength: string): string | null => {
  if (isEmpty(strength)) return say.strength;
  if (isWithoutUnit(strength)) return say.unit;
  return strengthText.safeParse(strength).error?.issues[0]?.message ?? null;
};

/** A row is valid when it is empty or has both count and strength. */
export function partErrors(parts: readonly PartValues[], name: string, isNeeded: boolean): Found {
  if (isNeeded && !parts.some(isFilledPart)) return [[`${name}.0.count`, say.amount]];
  return parts.flatMap((part, index): Found => {
    if (!isFilledPart(part)) return [];
    const at = `${name}.${index}`;
    const strength = strengthError(part.strength);
    return [
      ...((amountOf(part.count) ?? 0) > 0 ? [] : [[`${at}.count`, say.count] as const]),
      ...(strength === null ? [] : [[`${at}.strength`, strength] as const]),
    ];
  });
}

const timeSentence = (number: number, of: number): string =>
  of === 1 ? say.time : say.timeOf({ number });

function timeErrors(
  { times, isDoseDifferent }: DoseValues,
  name: string,
  isNeeded: boolean,
): Found {
  const seen = new Set<string>();
  return times.flatMap(({ time, parts }, index): Found => {
    const at = `${name}times.${index}`;
    const isTwice = time !== '' && seen.has(time);
    seen.add(time);
    return [
      ...(time === '' ? [[at, timeSentence(index + 1, times.length)] as const] : []),
      ...(isTwice ? [[at, say.timeTwice] as const] : []),
      ...(isDoseDifferent ? partErrors(parts, `${at}.parts`, isNeeded) : []),
    ];
  });
}

/** Errors in the times and amounts of a dose; `isNeeded`: an amount is required. */
export const doseErrors = (dose: DoseValues, name: string, isNeeded: boolean): Found => [
  ...timeErrors(dose, name, isNeeded),
  ...(dose.isDoseDifferent ? [] : partErrors(dose.parts, `${name}parts`, isNeeded)),
];

/** Errors in the day of the month. */
export function monthErrors(values: MonthValues, name: string): Found {
  const { everyMonths, monthBy, monthDay, monthNth, monthWeekday } = values;
  return [
    ...(isWhole(everyMonths, 1, 12) ? [] : [[`${name}everyMonths`, say.everyMonths] as const]),
    ...(monthBy === '' ? [[`${name}monthBy`, say.monthBy] as const] : []),
    ...(monthBy === 'date' && !isWhole(monthDay, 1, 31)
      ? [[`${name}monthDay`, say.monthDay] as const]
      : []),
    ...(monthBy === 'weekday' && (monthNth === '' || monthWeekday === '')
      ? [[`${name}monthWeekday`, say.monthWeekday] as const]
      : []),
  ];
}

/** Prefixes messages with the part of the plan, because the summary lists them together. */
const within = (found: Found, inPart: (sentence: string) => string): Found =>
  found.map(([field, sentence]) => [field, inPart(sentence)]);

export const stepErrors = ({ steps }: ScheduleValues): Found =>
  steps.flatMap((step, index): Found => {
    const at = `steps.${index}`;
    const isLast = index === steps.length - 1;
    const isDays = isWhole(step.days, 1, 3660) || (isLast && isEmpty(step.days));
    const { rhythm } = step;
    const found: Found = [
      ...doseErrors(step, `${at}.`, true),
      ...(isDays ? [] : [[`${at}.days`, say.stepDays] as const]),
      ...(rhythm === 'every_n_days' && !isWhole(step.everyDays, 2, 366)
        ? [[`${at}.everyDays`, say.everyDays] as const]
        : []),
      ...(rhythm === 'weekdays' && step.weekdays.length === 0
        ? [[`${at}.weekdays`, say.weekdays] as const]
        : []),
      ...(rhythm === 'monthly' ? monthErrors(step, `${at}.`) : []),
    ];
    return within(found, (sentence) => say.inStep({ step: index + 1, sentence }));
  });

/** Each must start in a later cycle than the one before, and within the plan. */
export function cycleDoseErrors(values: ScheduleValues): Found {
  const { cycleDoses, cycleLength } = values;
  const most = wholeOf(values.cycles, 1, 200) ?? 200;
  const laterCycle = most === 200 ? say.cycleDose : say.cycleDoseUpTo({ most });
  const placeOf = ({ cycle, day }: CycleDoseValues) => Number(cycle) * 1000 + Number(day);
  return cycleDoses.flatMap((dose, index): Found => {
    const at = `cycleDoses.${index}`;
    const before = cycleDoses[index - 1];
    const isCycle = isWhole(dose.cycle, 1, most);
    const isLater = placeOf(dose) > (before === undefined ? 1001 : placeOf(before));
    const own = dose.hasOwnTimes
      ? doseErrors(dose, `${at}.`, true)
      : partErrors(dose.parts, `${at}.parts`, true);
    return [
      ...(isCycle && isLater ? [] : [[`${at}.cycle`, laterCycle] as const]),
      ...(isWhole(dose.day, 1, wholeOf(cycleLength, 1, 366) ?? 366)
        ? []
        : [[`${at}.day`, say.cycleDoseDay] as const]),
      ...within(own, (sentence) => say.inCycle({ cycle: dose.cycle || '…', sentence })),
    ];
  });
}
