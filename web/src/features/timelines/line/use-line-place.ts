import { isCalendarDate } from '@caretrail/contract/dates';
import { addDays } from '@caretrail/contract/time/days';
import { useMemo } from 'react';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { type Days, daysInSight, stepDays, type Zoom, zoomsFor } from './window.ts';

/** Which days of the line are in sight. It stands in the address. */
export function useLinePlace(extent: Days, today: string) {
  const { query, change } = useViewQuery();
  const zooms = useMemo(() => zoomsFor(extent), [extent]);
  const zoom = zooms.find((each) => each === query.get('zoom')) ?? 'all';
  // Not the calendar's `date`: that one opens on today whatever was looked at here.
  const asked = query.get('around') ?? '';
  const around = isCalendarDate(asked) ? asked : today;
  const days = useMemo(() => daysInSight(zoom, around, extent), [zoom, around, extent]);

  const canStep = (direction: 1 | -1): boolean =>
    direction === 1 ? days.to < extent.to : days.from > extent.from;
  const onZoom = (to: Zoom, middle?: string): void =>
    change({
      zoom: to === 'all' ? null : to,
      ...(middle !== undefined && { around: middle }),
    });
  return {
    zooms,
    zoom,
    days,
    canStep,
    onZoom: (to: Zoom): void => onZoom(to),
    /** Around a day, so that what somebody looks at stays in sight. */
    onZoomBy: (direction: 1 | -1, middle?: string): boolean => {
      const to = zooms[zooms.indexOf(zoom) + direction];
      if (to !== undefined) onZoom(to, middle);
      return to !== undefined;
    },
    onToday: (): void => change({ around: null }),
    onStep: (direction: 1 | -1): boolean => {
      if (!canStep(direction)) return false;
      change({ around: addDays(around, direction * stepDays(days)) }, { replace: true });
      return true;
    },
  };
}
