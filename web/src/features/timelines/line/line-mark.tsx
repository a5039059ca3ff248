import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Link } from 'react-router';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { EventLink } from '../event-link.tsx';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { daysInWords } from '../../../lib/day-words.ts';
import { eventInWords } from '../words/event-words.ts';
import type { Mark } from './gather.ts';
import type { Stretch } from './stretch.ts';
import { dayOfMs, middleOf, type Zoom } from './window.ts';

type LineMarkProps = {
  readonly type: string;
  readonly mark: Mark<{ readonly stretch: Stretch<TimelineEvent> }>;
  readonly row: number;
  readonly zone: string;
  /** The next closer look; null at the closest. */
  readonly closer: Zoom | null;
};

const most = 999;
const shape =
  'absolute z-1 flex size-target -translate-x-1/2 items-center justify-center rounded-control hover:bg-action-tint';

/** One event, or the number of those that stand here: that one leads closer. */
export function LineMark({ type, mark, row, zone, closer }: LineMarkProps) {
  const { hrefWith } = useViewQuery();
  const [first] = mark.items;
  const last = mark.items.at(-1);
  if (!first || !last) return null;
  const link = {
    'data-lane': type,
    'data-from': first.stretch.from,
    tabIndex: -1,
    className: shape,
    style: { insetInlineStart: `${mark.at * 100}%`, top: `${row * 3}rem` },
  };
  if (mark.items.length === 1) {
    const { event } = first.stretch;
    return (
      <EventLink {...link} event={event} aria-label={eventInWords(event, zone)}>
        <EventTypeMark type={type} />
      </EventLink>
    );
  }
  const count = mark.items.length;
  const date = middleOf(first.stretch.from, last.stretch.from);
  const days = daysInWords(dayOfMs(first.stretch.from), dayOfMs(last.stretch.from));
  const href = hrefWith(
    closer === null ? { view: 'calendar', mode: 'week', date } : { zoom: closer, date },
  );
  const way = closer === null ? 'show them in the calendar' : 'look closer';
  return (
    <Link
      {...link}
      to={href}
      aria-label={`${eventTypeLabel(type)}: ${count} events, ${days}: ${way}`}
    >
      <span
        className={`flex h-8 min-w-8 items-center justify-center rounded-full border-3 bg-sheet px-1 text-small font-semibold text-ink ${eventTypeLook(type).border}`}
      >
        {count > most ? `${most}+` : count}
      </span>
    </Link>
  );
}
