import { isCalendarDate } from '@caretrail/contract/dates';
import { addDays, msOfDay } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatDays } from '../../../lib/format-day.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { EventCount } from '../list/event-count.tsx';
import { noPlaces, shownDay } from '../shown-month.ts';
import type { ViewProps } from '../use-events.ts';
import { axisTicks } from './axis.ts';
import { LineGround } from './line-ground.tsx';
import { LineLane } from './line-lane.tsx';
import { LineText } from './line-text.tsx';
import { LineTools } from './line-tools.tsx';
import { lineTexts as texts } from './texts.ts';
import {
  countIn,
  type Days,
  daysInSight,
  extentOf,
  lanesOf,
  stepDays,
  type Zoom,
  zoomsFor,
} from './window.ts';
import { useMarkKeys, usePointedAt } from './use-mark-keys.ts';

type PlotSize = {
  /** The width of one mark, as a share of the total width. */
  readonly apart: number;
  /** How many axis labels fit side by side. */
  readonly labels: number;
};

const markRem = 2.75;
const labelRem = 4;

/** Null until measured. Depends on the text size, because marks scale with it. */
function usePlotSize(): readonly [RefObject<HTMLDivElement | null>, PlotSize | null] {
  const plot = useRef<HTMLDivElement>(null);
  const [rems, setRems] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = plot.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRems(element.clientWidth / rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (rems === null) return [plot, null];
  const wide = Math.max(rems, 2 * markRem);
  return [plot, { apart: markRem / wide, labels: Math.floor(wide / labelRem) }];
}

/** Which days of the line are visible, kept in the URL. */
function useLinePlace(extent: Days, today: string) {
  const { query, change } = useViewQuery();
  const zooms = useMemo(() => zoomsFor(extent), [extent]);
  const asked = query.get('around') ?? '';
  const carried = asked === '' ? shownDay(query) : null;
  // The month of another view is shown as a month.
  const wanted = query.get('zoom') ?? (carried === null ? 'all' : 'month');
  const zoom = zooms.find((each) => each === wanted) ?? 'all';
  const around = isCalendarDate(asked) ? asked : (carried ?? today);
  const days = useMemo(() => daysInSight(zoom, around, extent), [zoom, around, extent]);

  const canStep = (direction: 1 | -1): boolean =>
    direction === 1 ? days.to < extent.to : days.from > extent.from;
  const keptAround = around === today ? null : around;
  const onZoom = (to: Zoom, middle?: string): void =>
    change({ ...noPlaces, zoom: to === 'all' ? null : to, around: middle ?? keptAround });
  return {
    zooms,
    zoom,
    days,
    canStep,
    onZoom: (to: Zoom): void => onZoom(to),
    /** Zooms around a day, so that it stays visible. */
    onZoomBy: (direction: 1 | -1, middle?: string): boolean => {
      const to = zooms[zooms.indexOf(zoom) + direction];
      if (to !== undefined) onZoom(to, middle);
      return to !== undefined;
    },
    onToday: (): void => change(noPlaces),
    onStep: (direction: 1 | -1): boolean => {
      if (!canStep(direction)) return false;
      const to = addDays(around, direction * stepDays(days));
      change({ ...noPlaces, zoom, around: to }, { replace: true });
      return true;
    },
  };
}

/** §2.5 'Timeline': a line with one lane per type of event. */
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
      <LineTools {...place} labels={texts.zooms} isWhole={place.zoom === 'all'} />
      <section aria-labelledby={headingId} className="@container space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={headingId} aria-live="polite" className="text-h3 @min-[36rem]:text-h2">
            {formatDays(days.from, addDays(days.to, -1))}
          </h2>
          <div className="@max-[36rem]:sr-only">
            <EventCount count={countIn(lanes, days)} />
          </div>
        </div>
        {/* Hidden on phones: touch has no hover, and space is scarce. */}
        <p
          aria-hidden="true"
          className="hidden min-h-13 text-small text-ink-soft @min-[36rem]:block"
        >
          {pointedAt === null ? (
            texts.hint
          ) : (
            <span className="font-semibold text-ink">{pointedAt}</span>
          )}
        </p>
        <div
          ref={chart}
          role="group"
          tabIndex={-1}
          aria-label={texts.label}
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
