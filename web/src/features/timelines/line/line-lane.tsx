import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { memo, useMemo } from 'react';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { EventLink } from '../event-link.tsx';
import { formatEvent } from '../format-event.ts';
import { type Bar, layOut, type TodayLine } from './lay-out.ts';
import { LineMark } from './line-mark.tsx';
import type { Days, Lane } from './window.ts';

type LineBarProps = {
  readonly type: string;
  readonly bar: Bar<TimelineEvent>;
  readonly zone: string;
};

/** An event over several days: title and bar. An end outside the visible days is not rounded. */
function LineBar({ type, bar, zone }: LineBarProps) {
  const { stretch, at, width, row } = bar;
  const ends = `${at > 0 ? 'rounded-s-full' : ''} ${at + width < 1 ? 'rounded-e-full' : ''}`;
  return (
    <EventLink
      event={stretch.event}
      aria-label={formatEvent(stretch.event, zone)}
      data-lane={type}
      data-from={stretch.from}
      tabIndex={-1}
      className="absolute z-1 flex h-target flex-col justify-end rounded-small pb-1.5 hover:bg-action-tint"
      style={{
        insetInlineStart: `${at * 100}%`,
        inlineSize: `${width * 100}%`,
        top: `${row * 3}rem`,
      }}
    >
      <span className="truncate px-1 text-small font-semibold">{stretch.event.title}</span>
      <span className={`block h-2.5 w-full ${ends} ${eventTypeLook(type).fill}`} />
    </EventLink>
  );
}

type LineLaneProps = {
  readonly lane: Lane<TimelineEvent>;
  readonly days: Days;
  readonly apart: number;
  readonly todayLine: TodayLine | null;
  readonly zone: string;
};

/** The events of one type. Its name is above the lane, or before it on wide screens. */
export const LineLane = memo(function LineLane(props: LineLaneProps) {
  const { lane, days, apart, todayLine, zone } = props;
  const { bars, barRows, marks } = useMemo(
    () => layOut(lane, days, apart, todayLine),
    [lane, days, apart, todayLine],
  );
  const rows = Math.max(1, barRows + (marks.length > 0 ? 1 : 0));
  /** Space up to the next mark, the end or the today line; null if it is too short for a title. */
  const roomForTitle = (at: number, next: number | undefined): number | null => {
    const line = todayLine !== null && at < todayLine.at ? todayLine.at + apart / 2 : null;
    const room = Math.min(next ?? 1 + apart / 2, line ?? Infinity) - at;
    return room > 2 * apart ? room : null;
  };
  return (
    <li className="border-b border-rule py-1.5 @min-[36rem]:grid @min-[36rem]:grid-cols-[var(--label)_minmax(0,1fr)]">
      {/* No icon: it would look like an event. */}
      <h3 className="relative flex min-h-8 w-fit items-center bg-paper pe-2 text-small @min-[36rem]:min-h-12">
        <span className={`border-s-6 ps-2 ${eventTypeLook(lane.type).border}`}>
          {eventTypeLabel(lane.type)}
        </span>
      </h3>
      <div className="relative mx-(--air)" style={{ blockSize: `${rows * 3}rem` }}>
        {bars.map((bar) => (
          <LineBar key={bar.stretch.event.id} type={lane.type} bar={bar} zone={zone} />
        ))}
        {marks.map((mark, index) => (
          <LineMark
            key={mark.items[0]?.stretch.event.id}
            type={lane.type}
            mark={mark}
            row={barRows}
            titleRoom={roomForTitle(mark.at, marks[index + 1]?.at)}
            zone={zone}
          />
        ))}
      </div>
    </li>
  );
});
