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
  const asked = query.get('date') ?? '';
  const around = isCalendarDate(asked) ? asked : today;
  const days = useMemo(() => daysInSight(zoom, around, extent), [zoom, around, extent]);

  const canStep = (direction: 1 | -1): boolean =>
    direction === 1 ? days.to < extent.to : days.from > extent.from;
  const onZoom = (to: Zoom): void => change({ zoom: to === 'all' ? null : to });
  return {
    zooms,
    zoom,
    days,
    closer: zooms[zooms.indexOf(zoom) + 1] ?? null,
    canStep,
    onZoom,
    onZoomBy: (direction: 1 | -1): boolean => {
      const to = zooms[zooms.indexOf(zoom) + direction];
      if (to !== undefined) onZoom(to);
      return to !== undefined;
    },
    onToday: (): void => change({ date: null }),
    onStep: (direction: 1 | -1): boolean => {
      if (!canStep(direction)) return false;
      change({ date: addDays(around, direction * stepDays(days)) }, { replace: true });
      return true;
    },
  };
}
