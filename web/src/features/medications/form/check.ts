import { doseDate } from '@caretrail/contract/medications/dose-date';
import { medicationEdit, newMedication } from '@caretrail/contract/medications/medication-body';
import { doLimitsAgree, limitsContradict } from '@caretrail/contract/medications/patterns';
import { type Errors, errorsOf } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { changeBody, type Here, newBody } from './body.ts';
import { hasEnd, hasTimes } from './how-often.ts';
import {
  cycleDoseErrors,
  doseErrors,
  type Found,
  isEmpty,
  isWhole,
  monthErrors,
  partErrors,
  stepErrors,
} from './check-dose.ts';
import { onDaysOf } from './schedule-body.ts';
import { missing as say } from './error-texts.ts';
import type { FormValues, ScheduleValues } from './values.ts';

function dateError(name: string, date: string): Found {
  const issue = doseDate.safeParse(date).error?.issues[0];
  return issue === undefined ? [] : [[name, issue.message]];
}

function patternErrors(values: ScheduleValues): Found {
  switch (values.howOften) {
    case 'weekdays':
      return values.weekdays.length === 0 ? [['weekdays', say.weekdays]] : [];
    case 'every_n_days':
      return isWhole(values.everyDays, 2, 366) ? [] : [['everyDays', say.everyDays]];
    case 'monthly':
      return monthErrors(values, '');
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
        ...cycleDoseErrors(values),
      ];
    }
    case 'every_hours':
      return isWhole(values.hours, 1, 72) ? [] : [['hours', say.hours]];
    case 'as_needed': {
      const gap = amountOf(values.minGapHours);
      const most = wholeOf(values.maxPerDay, 1, 48);
      return [
        ...(isEmpty(values.maxPerDay) || isWhole(values.maxPerDay, 1, 48)
          ? []
          : [['maxPerDay', say.maxPerDay] as const]),
        ...(isEmpty(values.minGapHours) || (amountOf(values.minGapHours) ?? 0) > 0
          ? []
          : [['minGapHours', say.minGapHours] as const]),
        ...(doLimitsAgree(most, gap && gap * 60)
          ? []
          : [['maxPerDay', limitsContradict()] as const]),
      ];
    }
    case 'taper':
      return values.steps.length === 0 ? [['steps', say.steps]] : stepErrors(values);
    case 'daily':
    case '':
      return [];
  }
}

/** Errors of the single dose, which every plan except one in steps has. */
function oneDoseErrors(values: ScheduleValues): Found {
  const { howOften, times, parts } = values;
  if (howOften === '' || howOften === 'taper') return [];
  if (howOften === 'as_needed') return partErrors(parts, 'parts', false);
  if (hasTimes(howOften)) return doseErrors(values, '', howOften === 'cycle');
  return doseErrors({ parts, times: times.slice(0, 1), isDoseDifferent: false }, '', false);
}

function endErrors({ howOften, ends, until, lastsDays, start }: ScheduleValues): Found {
  if (howOften === '' || !hasEnd(howOften)) return [];
  if (ends === 'until') {
    if (until === '') return [['until', say.until]];
    return until < start ? [['until', say.untilBefore]] : dateError('until', until);
  }
  return ends === 'days' && !isWhole(lastsDays, 1, 3660) ? [['lastsDays', say.lastsDays]] : [];
}

const startError = ({ start }: ScheduleValues): Found =>
  start === '' ? [['start', say.start]] : dateError('start', start);

/** Errors of the schedule. */
const scheduleErrors = (values: ScheduleValues): Errors =>
  Object.fromEntries([
    ...(values.howOften === '' ? [['howOften', say.howOften] as const] : []),
    ...patternErrors(values),
    ...oneDoseErrors(values),
    ...(values.howOften === '' ? [] : startError(values)),
    ...endErrors(values),
  ]);

const stockErrors = (values: FormValues): Found =>
  values.stock.flatMap(({ on_hand, repeats_left }, index): Found => [
    ...(isEmpty(on_hand) || amountOf(on_hand) !== null
      ? []
      : [[`stock.${index}.on_hand`, say.onHand] as const]),
    ...(isEmpty(repeats_left) || isWhole(repeats_left, 0, 99)
      ? []
      : [[`stock.${index}.repeats_left`, say.repeats] as const]),
  ]);

const nameErrors = ({ name }: FormValues): Errors => (isEmpty(name) ? { name: say.name } : {});

/** Errors of the details of an existing medicine. */
export const factErrors = (values: FormValues): Errors => ({
  ...nameErrors(values),
  ...(values.firstDay === ''
    ? { firstDay: say.start }
    : Object.fromEntries(dateError('firstDay', values.firstDay))),
});

/** The form's own checks first, then the contract's schema. */
export function newErrors(values: FormValues, here: Here): Errors {
  const own = {
    ...nameErrors(values),
    ...scheduleErrors(values),
    ...Object.fromEntries(stockErrors(values)),
  };
  if (Object.keys(own).length > 0) return own;
  const parsed = newMedication.safeParse(newBody(values, here));
  return parsed.success ? {} : inForm(errorsOf(parsed.error.issues));
}

function fromError({ effectiveFrom }: FormValues, { today }: Here): Errors {
  if (effectiveFrom === '') return { effectiveFrom: say.effectiveFrom };
  if (effectiveFrom < today) return { effectiveFrom: say.effectiveBefore };
  return Object.fromEntries(dateError('effectiveFrom', effectiveFrom));
}

export function changeErrors(values: FormValues, here: Here): Errors {
  const own = { ...fromError(values, here), ...scheduleErrors(values) };
  if (Object.keys(own).length > 0) return own;
  const parsed = medicationEdit.safeParse(changeBody(values, here));
  return parsed.success ? {} : inForm(errorsOf(parsed.error.issues));
}

/** The form field for a field of the contract. */
const places: Readonly<Record<string, string>> = {
  schedule: 'howOften',
  'schedule.effective_from': 'effectiveFrom',
  times: 'times.0',
  start_date: 'start',
  end_date: 'until',
  dosage: 'parts.0.strength',
  repeat_on: 'weekdays',
};

/** The same among the details, where a first day is corrected. */
export const inFacts = ({ start_date, ...errors }: Errors): Errors => ({
  ...inForm(errors),
  ...(start_date !== undefined && { firstDay: start_date }),
});

export const inForm = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const [first = ''] = path.split('.');
      return [places[path] ?? places[first] ?? first, sentence];
    }),
  );
