import { newEvent } from '@caretrail/contract/timelines/event-body';
import { isVisit } from '@caretrail/contract/timelines/event-types';
import type * as z from 'zod/mini';
import type { Errors } from '../../../lib/form-values.ts';
import { bodyOf, type EventBody, type Here, isFilledResult } from './body.ts';
import { repeatTexts } from './repeat-texts.ts';
import { lengthOf, lengthTexts } from './seizure-length.ts';
import { formTexts, missing } from './texts.ts';
import type { FormValues } from './values.ts';

export type Checked =
  | { readonly ok: true; readonly body: EventBody }
  /** Form field → message; a field of a result is named `results.0.value`. */
  | { readonly ok: false; readonly errors: Errors };

/** Missing answers, for which the form has better messages than the schema. */
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

/** Of a rule: the field that asks for this part of it. */
const repeatFields: Readonly<Record<string, string>> = {
  'frequency.every': 'repeatEvery',
  'frequency.weekdays': 'repeatWeekdays',
  'ends.times': 'repeatTimes',
  'ends.day': 'repeatUntil',
};
const everyRepeatField = ['repeats', ...Object.values(repeatFields)];

/** Left blank: a range of numbers would not say what is missing. */
function unansweredRepeat({
  event_type,
  repeat: { kind, ends, times, until },
}: FormValues): Errors {
  if (kind === '' || !isVisit(event_type)) return {};
  if (ends === 'times' && times.trim() === '') return { repeatTimes: repeatTexts.timesMissing };
  return ends === 'until' && until === '' ? { repeatUntil: repeatTexts.untilMissing } : {};
}

/** The form field for a field of the contract. */
export function fieldInForm(path: readonly (string | number)[], values: FormValues): string {
  const [name = '', index, part] = path;
  if (name === 'start') return 'day';
  if (name === 'repeat') return repeatFields[`${index}.${part}`] ?? 'repeats';
  if (name === 'seizure') return index === 'seconds' ? 'length' : `seizure.${index ?? 'kind'}`;
  if (name === 'end') return values.isSeveralDays ? 'lastDay' : 'endTime';
  if (name !== 'results' || index === undefined) return String(name);
  // Empty rows are not sent, so the index of the issue may be smaller than that of the row.
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
  const wrongLength: Errors = lengthOf(values) === undefined ? { length: lengthTexts.wrong } : {};
  const isWhole = Object.keys({ ...open, ...wrongLength }).length === 0;
  const parsed = newEvent.safeParse(body);
  if (parsed.success && isWhole) return { ok: true, body };
  // If part of the time is missing, messages about the rest of it are not helpful.
  const isWhen = Object.keys(open).some((field) => field !== 'event_type');
  const issues = (parsed.error?.issues ?? []).filter(
    ({ path }) => !isWhen || (path[0] !== 'start' && path[0] !== 'end'),
  );
  const errors = { ...said(issues, values), ...open, ...wrongLength, ...unansweredRepeat(values) };
  const isNothing = values.event_type === 'Important Data' && body.title === '';
  return { ok: false, errors: isNothing ? { ...errors, title: formTexts.nothingSaid } : errors };
}

/** Errors that a change clears in addition to those of the changed field. */
const alsoCleared: Readonly<Record<string, readonly string[]>> = {
  isAllDay: ['startTime', 'endTime', 'lastDay'],
  isSeveralDays: ['endTime', 'lastDay'],
  isElsewhere: ['time_zone'],
  symptoms: ['title'],
  description: ['title'],
  repeat: everyRepeatField,
  day: everyRepeatField,
  lengthMinutes: ['length'],
  lengthSeconds: ['length'],
};

/** Removes the errors of fields that are being edited; they are validated again on submit. */
export function clearErrors(errors: Errors, changes: Partial<FormValues>): Errors {
  const names = Object.keys(changes).flatMap((name) => [name, ...(alsoCleared[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
