import type { Mistakes } from '../../../lib/form-values.ts';
import type { FormValues } from './values.ts';

/** What one answer says about another. */
const also: Readonly<Record<string, readonly string[]>> = {
  status: ['start'],
  start: ['end'],
  cycles: ['cycleLength'],
  cycleDays: ['cycleLength'],
  hasVisits: ['cycleLength', 'start'],
  cycleLength: ['cycleDays'],
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
