import { dayNumberOf } from '@caretrail/contract/time/day-number';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlace } from '../place-links.tsx';
import { panned, readSight, sightText, withDay, zoomed } from './sight.ts';

const restMs = 500;

/** The days in sight, and the day that is pointed at. */
export function useSight(shows: string | null, today: string) {
  const [sight, setSight] = useState(() => readSight(shows, today));
  const [day, setDay] = useState(() => dayNumberOf(today));
  const { goTo } = usePlace();
  const write = useEffectEvent((text: string) =>
    goTo({ at: 'journey', shows: text }, { replace: true }),
  );
  const text = sightText(sight);
  const [written, setWritten] = useState(text);
  useEffect(() => {
    if (text === written) return undefined;
    // When it has stopped: the way back from an event then leads to the same days.
    const timer = setTimeout(() => {
      setWritten(text);
      write(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, written]);
  return {
    sight,
    day,
    onDay: (to: number): void => {
      setDay(to);
      setSight((was) => withDay(was, to, today));
    },
    onPoint: setDay,
    onZoom: (by: number, around: number): void => setSight((was) => zoomed(was, by, around, today)),
    onPan: (by: number): void => setSight((was) => panned(was, by, today)),
    onSight: setSight,
  };
}
