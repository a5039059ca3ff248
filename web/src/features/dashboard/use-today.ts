import { countRecorded } from '@caretrail/contract/dashboard/day-doses';
import { buildDayLine, type LineDose } from '@caretrail/contract/dashboard/day-line';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { dayNow, doseDayAt } from '@caretrail/contract/medications/dose-day';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isWaiting } from '../../data/dose-entry.ts';
import { type DoseRecording, useRecordDoses } from '../medications/public.ts';
import { type DayCount, isDayOver, type LineClock } from './format-line.ts';
import { mergeRecorded } from './recorded-doses.ts';

export type LineRecording = DoseRecording<LineDose>;

/** What each part of the line needs. */
export type LineView = LineClock & { readonly recording: LineRecording };

export type LoadedDay = {
  readonly shown: Dashboard;
  /** When the overview was requested. */
  readonly askedMs: number;
  readonly reload: () => void;
  /** Critical doses that are not recorded. */
  readonly openDoses: ReactNode;
};

export type TickingDay = LoadedDay & {
  /** By the clock of the server. */
  readonly clockMs: number;
};

/** What waits on this device is not recorded. */
const asSent = (dose: LineDose): LineDose => (isWaiting(dose.log) ? { ...dose, log: null } : dose);

/** Answers that wait are neither taken for sure nor missing: they are counted apart. */
export function countDay(doses: readonly LineDose[], day: string): DayCount {
  const sent = countRecorded(doses.map(asSent), day);
  const all = countRecorded(doses, day);
  return { ...sent, waiting: all.taken + all.skipped - sent.taken - sent.skipped };
}

/** The line of the day, with what was recorded here since it was loaded. */
export function useToday(
  { shown, askedMs, reload, clockMs }: TickingDay,
  heading: RefObject<HTMLElement | null>,
) {
  const { time_zone: zone } = shown;
  // Of the answer: its events and doses are those of that day.
  const day = doseDayAt(Date.parse(shown.now), zone);
  const recording = useRecordDoses<LineDose>(heading, { day, doses: shown.doses, askedMs });
  const { recorded, isFresh } = recording;
  // The clock stands still after a tap, so that no row moves.
  const [nowMs, setNow] = useState(clockMs);
  if (!isFresh && nowMs !== clockMs) setNow(clockMs);
  const isOver = isDayOver({ day, zone, nowMs });
  // From midnight on the alerts name days differently.
  const isNextDate = dateAt(nowMs, zone) !== shown.today;
  // Once each: after that the screen is loaded again when it is looked at, as always.
  const onOver = useEffectEvent(reload);
  useEffect(() => {
    if (isOver || isNextDate) onOver();
  }, [isOver, isNextDate]);
  const doses = mergeRecorded(shown.doses, recorded, askedMs);
  const line = buildDayLine({
    doses,
    events: shown.day_events,
    nextVisit: shown.next_visit,
    day,
    zone,
    nowMs,
  });
  const view: LineView = { recording, day, today: dayNow(nowMs, zone), zone, nowMs };
  return {
    line,
    view,
    isOver,
    doses,
    count: countDay(doses, day),
  };
}
