import { daysBetween } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { firstDayOf, isOn, lastDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { dayName } from '../../../lib/day-words.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { timeInWords } from '../../../lib/when-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TimeText } from '../../../ui/time-text.tsx';

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

const tones = {
  planned: 'neutral',
  done: 'fine',
  missed: 'problem',
  cancelled: 'neutral',
} as const;

/** The day, the time, the distance from today and the status. */
export function When({ event }: { readonly event: TimelineEvent }) {
  const zone = ownZone();
  const today = dateAt(useNow(), zone);
  const first = firstDayOf(event);
  const isToday = isOn(event, today);
  const nearest = lastDayOf(event) < today ? lastDayOf(event) : first;
  return (
    <div className="space-y-2">
      <p className="text-lead">
        <time dateTime={event.all_day ? first : event.start}>{dayName(first)}</time>
        {' · '}
        <TimeText>{timeInWords(event, zone)}</TimeText>
      </p>
      <p className="flex flex-wrap items-center gap-2.5">
        {/* A relative date makes no sense on paper. */}
        <span className="print:hidden">
          {isToday ? (
            <Badge tone="today">Today</Badge>
          ) : (
            <span className="text-ink-soft">{formatDistance(nearest, today)}</span>
          )}
        </span>
        <Badge tone={tones[event.status]}>{eventStatusLabels[event.status]}</Badge>
      </p>
    </div>
  );
}
