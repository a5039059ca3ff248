import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { dayName } from '../../../lib/day-words.ts';
import { inGroups } from '../../../lib/in-groups.ts';
import { timeInWords } from '../../../lib/when-words.ts';

/** '1 event', '12,034 events' */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${inGroups(count)} ${count === 1 ? one : many}`;

/** That something is planned goes without saying. */
export const statusInWords = ({ status }: Pick<TimelineEvent, 'status'>): string | null =>
  status === 'planned' ? null : eventStatusLabels[status];

/** All there is to say in one line, for a mark that shows no word. */
export const eventInWords = (event: TimelineEvent, zone: string): string =>
  [
    `${eventTypeLabel(event.event_type)}: ${event.title}`,
    dayName(firstDayOf(event)),
    timeInWords(event, zone),
    statusInWords(event),
  ]
    .filter((part) => part !== null)
    .join(', ');
