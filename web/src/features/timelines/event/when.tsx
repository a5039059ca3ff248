import { dateAt } from '@caretrail/contract/time/zoned';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { firstDayOf, isOn, lastDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Badge } from '../../../ui/badge.tsx';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { dayName } from '../../../lib/day-words.ts';
import { TimeText } from '../../../ui/time-text.tsx';
import { timeInWords } from '../../../lib/when-words.ts';
import { distanceInWords } from './distance-words.ts';

const tones = {
  planned: 'neutral',
  done: 'fine',
  missed: 'problem',
  cancelled: 'neutral',
} as const;

/** The day in words, the time, how far away that is, and whether it took place. */
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
        {/* On paper nobody knows from when it counts. */}
        <span className="print:hidden">
          {isToday ? (
            <Badge tone="today">Today</Badge>
          ) : (
            <span className="text-ink-soft">{distanceInWords(nearest, today)}</span>
          )}
        </span>
        <Badge tone={tones[event.status]}>{eventStatusLabels[event.status]}</Badge>
      </p>
    </div>
  );
}
