import { messages } from '../i18n/messages.ts';
import { formatDuration } from '../reminders/format-when.ts';
import { addDays, datePart } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import { beginsAt, type Beginning } from './event-begin.ts';

/** The reminder times to choose from for one event, the latest first. Several may be chosen. */
export const reminderTimes = ['hour', 'evening', 'day', 'week'] as const;
type ReminderTime = (typeof reminderTimes)[number];

export const reminderTimeLabels = messages('timelines/reminder-times', {
  hour: '1 hour before',
  evening: 'The evening before',
  day: '1 day before',
  week: '1 week before',
});

const otherTimes = messages('timelines/other-reminder-times', {
  start: 'When it starts',
  before: '{duration} before',
});

const evening = '18:00';
const fixed = { hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const;

/** Minutes before the start. The evening before is as far away as the event is late in its day. */
export function minutesBefore(time: ReminderTime, event: Beginning): number {
  if (time !== 'evening') return fixed[time];
  const then = instantOf(`${addDays(datePart(event.start), -1)}T${evening}`, event.time_zone);
  return Math.round((beginsAt(event) - then) / 60_000);
}

/** The name of a stored time; one that we do not offer has none. */
export const reminderTimeOf = (minutes: number, event: Beginning): ReminderTime | null =>
  (['hour', 'day', 'week', 'evening'] as const).find(
    (time) => minutesBefore(time, event) === minutes,
  ) ?? null;

/** '2 hours before', 'When it starts'. */
export const formatMinutesBefore = (minutes: number): string =>
  minutes === 0 ? otherTimes.start : otherTimes.before({ duration: formatDuration(minutes) });

/** 'The evening before', '2 hours before', 'When it starts'. */
export function formatReminderTime(minutes: number, event: Beginning): string {
  const time = reminderTimeOf(minutes, event);
  if (time !== null) return reminderTimeLabels[time];
  return formatMinutesBefore(minutes);
}
