import { newEvent } from '@caretrail/contract/timelines/event-body';
import type * as z from 'zod/mini';
import type { Errors } from '../../../lib/form-values.ts';
import { bodyOf, type EventBody, type Here, isFilledResult } from './body.ts';
import { missing, nothingSaid } from './texts.ts';
import type { FormValues } from './values.ts';

export type Checked =
  | { readonly ok: true; readonly body: EventBody }
  /** Field of the form → sentence; a result is named `results.0.value`. */
  | { readonly ok: false; readonly errors: Errors };

/** What the form asks in its own way, and says better than the schema of the answer. */
function unanswered(values: FormValues): Errors {
  const { event_type, day, isAllDay, startTime, endTime, isSeveralDays, lastDay } = values;
  const isSomething = {
    event_type: event_type !== '',
    day: day !== '',
    startTime: isAllDay || startTime !== '',
    lastDay: !isSeveralDays || lastDay !== '',
    endTime: !isSeveralDays || isAllDay || endTime !== '',
  };
  return Object.fromEntries(
    Object.entries(missing).filter(([field]) => !isSomething[field as keyof typeof missing]),
  );
}

/** Where the form asks for a field of the contract. */
export function fieldInForm(path: readonly (string | number)[], values: FormValues): string {
  const [name = '', index, part] = path;
  if (name === 'start') return 'day';
  if (name === 'end') return values.isSeveralDays ? 'lastDay' : 'endTime';
  if (name !== 'results' || index === undefined) return String(name);
  // Empty rows are not sent, so that the rows of the answer may be fewer.
  const rows = values.results.flatMap((result, row) => (isFilledResult(result) ? [row] : []));
  return `results.${rows[Number(index)] ?? 0}.${part ?? 'name'}`;
}

const said = (issues: readonly z.core.$ZodIssue[], values: FormValues): Errors =>
  Object.fromEntries(
    issues
      .map(({ path, message }) => [fieldInForm(path.map(asKey), values), message] as const)
      .toReversed(),
  );
const asKey = (part: PropertyKey): string | number =>
  typeof part === 'number' ? part : String(part);

export function checkForm(values: FormValues, here: Here): Checked {
  const body = bodyOf(values, here);
  const open = unanswered(values);
  const parsed = newEvent.safeParse(body);
  if (parsed.success && Object.keys(open).length === 0) return { ok: true, body };
  // With a part of the time missing, what the schema says of the rest of it is not the point.
  const isWhen = Object.keys(open).some((field) => field !== 'event_type');
  const issues = (parsed.error?.issues ?? []).filter(
    ({ path }) => !isWhen || (path[0] !== 'start' && path[0] !== 'end'),
  );
  const errors = { ...said(issues, values), ...open };
  const isNothing = values.event_type === 'Important Data' && body.title === '';
  return { ok: false, errors: isNothing ? { ...errors, title: nothingSaid } : errors };
}

/** A tick that changes what is asked of the time takes what was said about it back; what names an event does too. */
const alsoCleared: Readonly<Record<string, readonly string[]>> = {
  isAllDay: ['startTime', 'endTime', 'lastDay'],
  isSeveralDays: ['endTime', 'lastDay'],
  isElsewhere: ['time_zone'],
  symptoms: ['title'],
  description: ['title'],
};

/** What is being changed is not wrong until it is sent again. */
export function clearErrors(errors: Errors, changes: Partial<FormValues>): Errors {
  const names = Object.keys(changes).flatMap((name) => [name, ...(alsoCleared[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
