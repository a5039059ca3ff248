import { newMedication } from '@caretrail/contract/medications/medication-body';
import { type Mistakes, mistakesOf } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { type Here, newBody } from './body.ts';
import { hasEnd, hasTimes } from './how-often.ts';
import { isFilledPart, onDaysOf } from './schedule-body.ts';
import { missing as say } from './texts.ts';
import type { FormValues, PartValues, ScheduleValues } from './values.ts';

type Found = (readonly [field: string, sentence: string])[];

const isWhole = (text: string, least: number, most: number): boolean =>
  wholeOf(text, least, most) !== null;
const isEmpty = (text: string): boolean => text.trim() === '';

/** A row is right when it is empty, or says both how many and of what. */
const partMistakes = (parts: readonly PartValues[], name: string): Found =>
  parts.flatMap((part, index): Found => {
    if (!isFilledPart(part)) return [];
    const at = `${name}.${index}`;
    return [
      ...((amountOf(part.count) ?? 0) > 0 ? [] : [[`${at}.count`, say.count] as const]),
      ...(isEmpty(part.strength) ? [[`${at}.strength`, say.strength] as const] : []),
    ];
  });

function patternMistakes(values: ScheduleValues): Found {
  switch (values.howOften) {
    case 'weekdays':
      return values.weekdays.length === 0 ? [['weekdays', say.weekdays]] : [];
    case 'every_n_days':
      return isWhole(values.everyDays, 2, 366) ? [] : [['everyDays', say.everyDays]];
    case 'cycle': {
      const on = onDaysOf(values);
      const length = wholeOf(values.cycleLength, 1, 366);
      const isOn = on.length > 0 && (values.isCycleApart || isWhole(values.cycleOn, 1, 366));
      const isInside = length === null || on.every((day) => day <= length);
      return [
        ...(isOn ? [] : [['cycleOn', values.isCycleApart ? say.cycleDays : say.cycleOn] as const]),
        ...(length === null ? [['cycleLength', say.cycleLength] as const] : []),
        ...(isOn && !isInside ? [['cycleOn', say.cycleInside] as const] : []),
        ...(isEmpty(values.cycles) || isWhole(values.cycles, 1, 200)
          ? []
          : [['cycles', say.cycles] as const]),
      ];
    }
    case 'every_hours':
      return isWhole(values.hours, 1, 72) ? [] : [['hours', say.hours]];
    case 'as_needed':
      return [
        ...(isEmpty(values.maxPerDay) || isWhole(values.maxPerDay, 1, 48)
          ? []
          : [['maxPerDay', say.maxPerDay] as const]),
        ...(isEmpty(values.minGapHours) || (amountOf(values.minGapHours) ?? 0) > 0
          ? []
          : [['minGapHours', say.minGapHours] as const]),
      ];
    case 'taper':
      return values.steps.length === 0
        ? [['steps', say.steps]]
        : values.steps.flatMap(({ days, parts }, index): Found => {
            const isLast = index === values.steps.length - 1;
            const isDays = isWhole(days, 1, 3660) || (isLast && isEmpty(days));
            return [
              ...partMistakes(parts, `steps.${index}.parts`),
              ...(isDays ? [] : [[`steps.${index}.days`, say.stepDays] as const]),
            ];
          });
    case 'daily':
    case '':
      return [];
  }
}

function timeMistakes({ howOften, times, isDoseDifferent }: ScheduleValues): Found {
  if (howOften === '' || howOften === 'as_needed') return [];
  const asked = hasTimes(howOften) ? times : times.slice(0, 1);
  const seen = new Set<string>();
  return asked.flatMap(({ time, parts }, index): Found => {
    const isTwice = time !== '' && seen.has(time);
    seen.add(time);
    return [
      ...(time === '' ? [[`times.${index}`, say.time] as const] : []),
      ...(isTwice ? [[`times.${index}`, say.timeTwice] as const] : []),
      ...(isDoseDifferent ? partMistakes(parts, `times.${index}.parts`) : []),
    ];
  });
}

function endMistakes({ howOften, ends, until, lastsDays, start }: ScheduleValues): Found {
  if (howOften === '' || !hasEnd(howOften)) return [];
  if (ends === 'until') {
    if (until === '') return [['until', say.until]];
    return until < start ? [['until', say.untilBefore]] : [];
  }
  return ends === 'days' && !isWhole(lastsDays, 1, 3660) ? [['lastsDays', say.lastsDays]] : [];
}

/** What is asked of how it is taken. */
const scheduleMistakes = (values: ScheduleValues): Mistakes =>
  Object.fromEntries([
    ...(values.howOften === '' ? [['howOften', say.howOften] as const] : []),
    ...patternMistakes(values),
    ...timeMistakes(values),
    ...(values.howOften === 'taper' ? [] : partMistakes(values.parts, 'parts')),
    ...(values.howOften !== '' && values.start === '' ? [['start', say.start] as const] : []),
    ...endMistakes(values),
  ]);

const stockMistakes = (values: FormValues): Found =>
  values.stock.flatMap(({ on_hand, repeats_left }, index): Found => [
    ...(isEmpty(on_hand) || amountOf(on_hand) !== null
      ? []
      : [[`stock.${index}.on_hand`, say.onHand] as const]),
    ...(isEmpty(repeats_left) || isWhole(repeats_left, 0, 99)
      ? []
      : [[`stock.${index}.repeats_left`, say.repeats] as const]),
  ]);

export const factMistakes = ({ name }: FormValues): Mistakes =>
  isEmpty(name) ? { name: say.name } : {};

/** What the form asks in its own way, then what the contract says of the rest. */
export function newMistakes(values: FormValues, here: Here): Mistakes {
  const own = {
    ...factMistakes(values),
    ...scheduleMistakes(values),
    ...Object.fromEntries(stockMistakes(values)),
  };
  if (Object.keys(own).length > 0) return own;
  const parsed = newMedication.safeParse(newBody(values, here));
  return parsed.success ? {} : inForm(mistakesOf(parsed.error.issues));
}

function fromMistake({ effectiveFrom }: FormValues, { today }: Here): Mistakes {
  if (effectiveFrom === '') return { effectiveFrom: say.effectiveFrom };
  return effectiveFrom < today ? { effectiveFrom: say.effectiveBefore } : {};
}

export const changeMistakes = (values: FormValues, here: Here): Mistakes => ({
  ...fromMistake(values, here),
  ...scheduleMistakes(values),
});

/** Where the form asks for a field of the contract. */
const places: Readonly<Record<string, string>> = {
  schedule: 'howOften',
  'schedule.effective_from': 'effectiveFrom',
  times: 'times.0',
  start_date: 'start',
  end_date: 'until',
  dosage: 'parts.0.strength',
  repeat_on: 'weekdays',
};

export const inForm = (mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).map(([path, sentence]) => {
      const [first = ''] = path.split('.');
      return [places[path] ?? places[first] ?? first, sentence];
    }),
  );
