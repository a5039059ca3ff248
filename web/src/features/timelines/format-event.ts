import { daysBetween } from '@caretrail/contract/time/days';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import type { EventResult } from '@caretrail/contract/timelines/results';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { dayName } from '../../lib/format-day.ts';
import { formatNumber } from '@caretrail/contract/i18n/choose';
import { formatEventTime } from '../../lib/format-event-time.ts';

/** '1 event', '12,034 events' */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Null for planned events: that is the default. */
export const formatStatus = ({ status }: Pick<TimelineEvent, 'status'>): string | null =>
  status === 'planned' ? null : eventStatusLabels[status];

/** One line with everything, for marks without visible text. */
export const formatEvent = (event: TimelineEvent, zone: string): string =>
  [
    `${eventTypeLabel(event.event_type)}: ${event.title}`,
    dayName(firstDayOf(event)),
    formatEventTime(event, zone),
    formatStatus(event),
  ]
    .filter((part) => part !== null)
    .join(', ');

const relativeTime = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** From these numbers of days on, the distance is given in weeks, months or years. */
const scales = [
  { unit: 'year', days: 365.25, from: 700 },
  { unit: 'month', days: 30.44, from: 60 },
  { unit: 'week', days: 7, from: 21 },
  { unit: 'day', days: 1, from: 0 },
] as const;

/** 'today', 'in 3 days', 'yesterday', '5 weeks ago'. */
export function formatDistance(day: string, today: string): string {
  const distance = daysBetween(today, day);
  const scale = scales.find(({ from }) => Math.abs(distance) >= from) ?? scales[3];
  return relativeTime.format(Math.trunc(distance / scale.days), scale.unit);
}

/** '0 to 5', 'up to 5', 'from 3'; empty without a range. */
export function formatRange({ low, high }: Pick<EventResult, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `from ${low}`;
  return high === null ? '' : `up to ${high}`;
}

/** 'CRP: 7 mg/L (range up to 5)' */
export function formatResult(result: EventResult): string {
  const range = formatRange(result);
  const figure = [result.value, result.unit].filter((part) => part !== '').join(' ');
  return `${result.name}: ${figure}${range === '' ? '' : ` (range ${range})`}`;
}

export const rangeLabels = {
  below: 'Below the range',
  within: 'Within the range',
  above: 'Above the range',
} as const;
