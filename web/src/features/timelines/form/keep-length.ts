import { isLocalDateTime } from '@caretrail/contract/dates';
import { movedEnd } from '@caretrail/contract/time/moved-end';
import type { FormValues } from './values.ts';

type When = Pick<FormValues, 'day' | 'startTime' | 'isAllDay'>;

/** The start as typed; null while a part of it is missing. */
export function startOf({ day, startTime, isAllDay }: When): string | null {
  const start = `${day}T${isAllDay ? '00:00' : startTime}`;
  return isLocalDateTime(start) ? start : null;
}

function endOf(values: FormValues): string | null {
  const { day, isAllDay, isSeveralDays, lastDay, endTime } = values;
  const end = `${isSeveralDays ? lastDay : day}T${isAllDay ? '00:00' : endTime}`;
  return isLocalDateTime(end) ? end : null;
}

const endFields = ['endTime', 'lastDay', 'isSeveralDays'] as const;

/**
 * What a new start does to the end: an event that had one lasts as long as before. `before`: the last whole start, since
 * a part of it may be blank while it is typed.
 */
export function withLength(
  values: FormValues,
  changes: Partial<FormValues>,
  before: string | null,
): Partial<FormValues> {
  // An end that is set with the start stays as it is set.
  if (endFields.some((name) => name in changes)) return changes;
  const start = startOf(values) ?? before;
  const next = { ...values, ...changes };
  const to = startOf(next);
  // Without a day of its own, the end follows the day by itself.
  const end = endOf({ ...values, day: start?.slice(0, 10) ?? '' });
  const isMoved = ('day' in changes || 'startTime' in changes) && start !== null && to !== null;
  if (!isMoved || end === null || end <= start || to === start) return changes;
  const [lastDay = '', endTime = ''] = movedEnd({ start, end }, to).split('T');
  const isSeveralDays = lastDay !== next.day;
  return {
    ...changes,
    isSeveralDays,
    lastDay: isSeveralDays ? lastDay : '',
    ...(!values.isAllDay && { endTime }),
  };
}
