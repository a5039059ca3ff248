import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { memo, useMemo } from 'react';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { layOut, type TodayLine } from './lay-out.ts';
import { LineBar } from './line-bar.tsx';
import { LineMark } from './line-mark.tsx';
import type { Lane } from './stretch.ts';
import type { Days } from './window.ts';

type LineLaneProps = {
  readonly lane: Lane<TimelineEvent>;
  readonly days: Days;
  readonly apart: number;
  readonly todayLine: TodayLine | null;
  readonly zone: string;
};

/** The events of one type in their order: its name above, or before it where there is room. */
export const LineLane = memo(function LineLane(props: LineLaneProps) {
  const { lane, days, apart, todayLine, zone } = props;
  const { bars, barRows, marks } = useMemo(
    () => layOut(lane, days, apart, todayLine),
    [lane, days, apart, todayLine],
  );
  const rows = Math.max(1, barRows + (marks.length > 0 ? 1 : 0));
  /** Up to the next mark, the end or the line of today; none where a title would be cut to its first letters. */
  const roomForWords = (at: number, next: number | undefined): number | null => {
    const line = todayLine !== null && at < todayLine.at ? todayLine.at + apart / 2 : null;
    const room = Math.min(next ?? 1 + apart / 2, line ?? Infinity) - at;
    return room > 2 * apart ? room : null;
  };
  return (
    <li className="border-b border-rule py-1.5 @min-[36rem]:grid @min-[36rem]:grid-cols-[var(--label)_minmax(0,1fr)]">
      {/* No picture: it would look like one of the events. */}
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
            words={roomForWords(mark.at, marks[index + 1]?.at)}
            zone={zone}
          />
        ))}
      </div>
    </li>
  );
});
