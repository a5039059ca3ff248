import { buildDayLine, type DayLine } from '@caretrail/contract/dashboard/day-line';

/**
 * What the simple mode leaves of the day: its doses, with the next ones, what was recorded, and the visit that comes
 * before all that is still planned today. `next` are the next doses: every visit that comes first has a card below.
 */
export function simpleLine(
  whole: DayLine,
  day: Omit<Parameters<typeof buildDayLine>[0], 'events' | 'nextVisit'>,
): DayLine {
  const { entries, next } = buildDayLine({ ...day, events: [], nextVisit: null });
  const left = entries.filter((entry) => entry.phase !== 'later' || entry === next);
  const visits = whole.entries.filter((entry) => entry.kind === 'visit' && entry === whole.next);
  return {
    wholeDay: [],
    done: whole.done,
    hasOpen: whole.hasOpen,
    entries: [...left, ...visits].toSorted((one, other) => one.atMs - other.atMs),
    next,
  };
}
