import { formatRelative } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { daysBetween } from '@caretrail/contract/time/days';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { formatValue } from '@caretrail/contract/results/format';
import type { EventResult } from '@caretrail/contract/timelines/results';
import { eventKindLabel } from '@caretrail/contract/timelines/recorded-as';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { dayName } from '../../lib/format-day.ts';
import { formatEventTime } from '../../lib/format-event-time.ts';
import { hasStatus } from './details-of-type.ts';

const eventTexts = messages('timelines/in-one-line', {
  planned: '{type}: {title}, {day}, {time}',
  withStatus: '{type}: {title}, {day}, {time}, {status}',
});

/** Null for planned events, which is the default, and for what has no status. */
export const formatStatus = (event: Pick<TimelineEvent, 'status' | 'event_type'>): string | null =>
  event.status === 'planned' || !hasStatus(event) ? null : eventStatusLabels[event.status];

/** One line with everything, for marks without visible text. */
export function formatEvent(event: TimelineEvent, zone: string): string {
  const status = formatStatus(event);
  const parts = {
    type: eventKindLabel(event),
    title: event.title,
    day: dayName(firstDayOf(event)),
    time: formatEventTime(event, zone),
  };
  return status === null ? eventTexts.planned(parts) : eventTexts.withStatus({ ...parts, status });
}

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
  return formatRelative(Math.trunc(distance / scale.days), scale.unit);
}

const resultTexts = messages('timelines/results', {
  between: '{low} to {high}',
  from: 'from {low}',
  upTo: 'up to {high}',
  noRange: '{name}: {value}',
  inBetween: '{name}: {value} (range {low} to {high})',
  rangeFrom: '{name}: {value} (range from {low})',
  rangeUpTo: '{name}: {value} (range up to {high})',
});

type Range = Pick<EventResult, 'low' | 'high'>;

/** '0 to 5', 'up to 5', 'from 3'; empty without a range. */
export function formatRange(range: Range): string {
  const [low, high] = [range.low, range.high].map((end) => end !== null && formatExact(end));
  if (low && high) return resultTexts.between({ low, high });
  if (low) return resultTexts.from({ low });
  return high ? resultTexts.upTo({ high }) : '';
}

/** 'CRP: 7 mg/L (range up to 5)' */
export function formatResult(result: EventResult): string {
  const [low, high] = [result.low, result.high].map((end) => end !== null && formatExact(end));
  const said = { name: result.name, value: formatValue(result) };
  if (low && high) return resultTexts.inBetween({ ...said, low, high });
  if (low) return resultTexts.rangeFrom({ ...said, low });
  return high ? resultTexts.rangeUpTo({ ...said, high }) : resultTexts.noRange(said);
}

export const rangeLabels = messages('timelines/range-places', {
  below: 'Below the range',
  within: 'Within the range',
  above: 'Above the range',
});
