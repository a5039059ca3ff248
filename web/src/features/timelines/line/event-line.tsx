import { addDays, msOfDay } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { useId, useMemo, useRef } from 'react';
import { EventCount } from '../list/event-count.tsx';
import type { ViewProps } from '../view-props.ts';
import { daysInWords } from '../../../lib/day-words.ts';
import { axisTicks } from './axis.ts';
import { LineGround } from './line-ground.tsx';
import { LineLane } from './line-lane.tsx';
import { LineText } from './line-text.tsx';
import { LineTools } from './line-tools.tsx';
import { lanesOf } from './stretch.ts';
import { useLinePlace } from './use-line-place.ts';
import { useMarkKeys } from './use-mark-keys.ts';
import { usePlotSize } from './use-plot-size.ts';
import { usePointedAt } from './use-pointed-at.ts';
import { extentOf } from './window.ts';

const hint = 'Press a mark to open it. A number stands for several: press it to read which.';

/** §2.5 'Timeline': the illness as a line, a lane for each type of event. */
export function EventLine({ events, nowMs, zone }: ViewProps) {
  const here = localAt(nowMs, zone);
  const today = here.slice(0, 10);
  const lanes = useMemo(() => lanesOf(events), [events]);
  const extent = useMemo(() => extentOf(lanes, today), [lanes, today]);
  const place = useLinePlace(extent, today);
  const { days } = place;
  const chart = useRef<HTMLDivElement>(null);
  useMarkKeys(chart, { days, onStep: place.onStep, onZoom: place.onZoomBy });
  const [plot, size] = usePlotSize();
  const pointedAt = usePointedAt(chart);
  const headingId = useId();

  const ticks = size === null ? [] : axisTicks(days, size.labels);
  const [begin, end] = [msOfDay(days.from), msOfDay(days.to)];
  const nowAt = (Date.parse(`${here}:00Z`) - begin) / (end - begin);
  const todayAt = nowAt >= 0 && nowAt <= 1 ? nowAt : null;
  const todayLine = useMemo(
    () =>
      todayAt === null
        ? null
        : { at: todayAt, begin: msOfDay(today), end: msOfDay(addDays(today, 1)) },
    [todayAt, today],
  );

  return (
    <div className="space-y-4">
      <LineTools {...place} />
      <section aria-labelledby={headingId} className="@container space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={headingId} aria-live="polite" className="text-h3 @min-[36rem]:text-h2">
            {daysInWords(days.from, addDays(days.to, -1))}
          </h2>
          <div className="@max-[36rem]:sr-only">
            <EventCount count={events.length} />
          </div>
        </div>
        {/* Not on a phone: a finger points at nothing, and the picture begins at once. */}
        <p
          aria-hidden="true"
          className="hidden min-h-13 text-small text-ink-soft @min-[36rem]:block"
        >
          {pointedAt === null ? hint : <span className="font-semibold text-ink">{pointedAt}</span>}
        </p>
        <div
          ref={chart}
          role="group"
          tabIndex={-1}
          aria-label="Timeline. Left and right arrow go along it, up and down change the type, plus and minus zoom."
          className="relative pt-16 [--air:1.5rem] [--label:0rem] @min-[36rem]:[--label:10.5rem]"
        >
          <div
            ref={plot}
            className="absolute inset-y-0 start-[calc(var(--label)+var(--air))] end-(--air)"
          >
            <LineGround ticks={ticks} todayAt={todayAt} />
          </div>
          <ul>
            {size !== null &&
              lanes.map((lane) => (
                <LineLane
                  key={lane.type}
                  lane={lane}
                  days={days}
                  apart={size.apart}
                  todayLine={todayLine}
                  zone={zone}
                />
              ))}
          </ul>
        </div>
      </section>
      <LineText lanes={lanes} days={days} zone={zone} />
    </div>
  );
}
