import type { Errors } from '../../../lib/form-values.ts';
import type { FormValues } from './values.ts';

/** Another "how often" asks other things: what was said of the first no longer counts. */
const also: Readonly<Record<string, readonly string[]>> = {
  howOften: [
    'weekdays',
    'everyDays',
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
  minGapHours: ['maxPerDay'],
  cycles: ['cycleDoses'],
  isCycleApart: ['cycleOn'],
  cycleLength: ['cycleOn'],
  ends: ['until', 'lastsDays'],
  start: ['until'],
};

/** A line of a list that was not touched stays as wrong as it was. */
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

/** What is being changed is not wrong until it is sent again. */
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
