import type { Errors } from '../../../lib/form-values.ts';
import type { FormValues } from './values.ts';

/** Errors that a change clears in addition to those of the changed field. */
const also: Readonly<Record<string, readonly string[]>> = {
  howOften: [
    'weekdays',
    'everyDays',
    'everyMonths',
    'monthBy',
    'monthDay',
    'monthWeekday',
    'cycleOn',
    'cycleLength',
    'cycles',
    'hours',
    'maxPerDay',
    'minGapHours',
    'steps',
    'times',
    'parts',
    'cycleDoses',
    'until',
    'lastsDays',
  ],
  monthBy: ['monthDay', 'monthWeekday'],
  monthNth: ['monthWeekday'],
  minGapHours: ['maxPerDay'],
  cycles: ['cycleDoses'],
  isCycleApart: ['cycleOn'],
  cycleLength: ['cycleOn'],
  ends: ['until', 'lastsDays'],
  start: ['until'],
};

/** Errors of unchanged rows of a list are kept. */
function isUntouched(field: string, changes: Partial<FormValues>, before: FormValues): boolean {
  const [name = '', index = ''] = field.split('.');
  const [then, now]: unknown[] = [
    before[name as keyof FormValues],
    changes[name as keyof FormValues],
  ];
  return (
    Array.isArray(then) &&
    Array.isArray(now) &&
    then.length === now.length &&
    index !== '' &&
    then[Number(index)] === now[Number(index)]
  );
}

/** Removes the errors of fields that are being edited; they are validated again on submit. */
export function withoutFixed(
  errors: Errors,
  changes: Partial<FormValues>,
  before: FormValues,
): Errors {
  const names = Object.keys(changes).flatMap((name) => [name, ...(also[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) =>
        isUntouched(field, changes, before) ||
        !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
