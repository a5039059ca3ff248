import { firstDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { EventLink } from '../event-link.tsx';
import { dayName } from '../../../lib/day-words.ts';
import { statusInWords } from '../words/event-words.ts';
import { timeInWords } from '../../../lib/when-words.ts';

type LineEntryProps = { readonly event: TimelineEvent; readonly zone: string };

/** An event of the line as a row of text. */
export const LineEntry = ({ event, zone }: LineEntryProps) => (
  <li>
    <EventLink
      event={event}
      className="flex min-h-target flex-wrap items-center gap-x-2 py-1.5 hover:bg-action-tint"
    >
      <span>{`${dayName(firstDayOf(event))}, ${timeInWords(event, zone)}:`}</span>
      <span className="font-semibold wrap-anywhere text-action">{event.title}</span>
      {event.status !== 'planned' && <span>{`(${statusInWords(event)})`}</span>}
    </EventLink>
  </li>
);
