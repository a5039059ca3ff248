import type { Mistakes } from '../../../lib/form-values.ts';
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
    'until',
    'lastsDays',
  ],
  isCycleApart: ['cycleOn'],
  cycleLength: ['cycleOn'],
  ends: ['until', 'lastsDays'],
  start: ['until'],
};

/** What is being changed is not wrong until it is sent again. */
export function withoutMended(mistakes: Mistakes, changes: Partial<FormValues>): Mistakes {
  const names = Object.keys(changes).flatMap((name) => [name, ...(also[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(mistakes).filter(
      ([field]) => !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
