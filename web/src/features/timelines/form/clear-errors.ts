import type { Errors } from '../../../lib/form-values.ts';
import type { FormValues } from './values.ts';

/** A tick that changes what is asked of the time takes what was said about it back; what names an event does too. */
const also: Readonly<Record<string, readonly string[]>> = {
  isAllDay: ['startTime', 'endTime', 'lastDay'],
  isSeveralDays: ['endTime', 'lastDay'],
  isElsewhere: ['time_zone'],
  symptoms: ['title'],
  description: ['title'],
};

/** What is being changed is not wrong until it is sent again. */
export function clearErrors(errors: Errors, changes: Partial<FormValues>): Errors {
  const names = Object.keys(changes).flatMap((name) => [name, ...(also[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
