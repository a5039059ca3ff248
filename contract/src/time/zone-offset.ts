import { mostZones, zoneNamed, type KnownZone } from './zone-names.ts';

/** How far a zone's clocks are from UTC. The contract's own, because Node has no Temporal yet. */

const formatters = new Map<KnownZone, Intl.DateTimeFormat>();

function formatterOf(zone: KnownZone): Intl.DateTimeFormat {
  const made =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone.name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formatters.set(zone, made);
  return made;
}

const figures = /(\d+)\/(\d+)\/(\d+) \w+, (\d+):(\d+):(\d+)/;

/** Asks Intl, a few microseconds. */
function askedOffset(zone: KnownZone, ms: number): number {
  const [, month, day, year, hour, minute, second] = (
    figures.exec(formatterOf(zone).format(ms)) ?? []
  ).map(Number);
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return shown - Math.floor(ms / 1000) * 1000;
}

const halfDay = 12 * 60 * 60 * 1000;
const known = new Map<number, number | null>();
/** For all zones together: requests for other years in ever other zones cannot fill the memory. */
const mostKnown = 200_000;

/** The offset of a half-day in which the clocks do not change; null where they do. */
function offsetOfHalfDay(zone: KnownZone, part: number): number | null {
  const key = part * mostZones + zone.place;
  const found = known.get(key);
  if (found !== undefined) return found;
  const atStart = askedOffset(zone, part * halfDay);
  const offset = atStart === askedOffset(zone, (part + 1) * halfDay) ? atStart : null;
  if (known.size >= mostKnown) known.clear();
  known.set(key, offset);
  return offset;
}

/** Milliseconds that local clocks are ahead of UTC at an instant. Called for each of 20,000 events of a list. */
export function offsetAt(name: string, ms: number): number {
  const zone = zoneNamed(name);
  return offsetOfHalfDay(zone, Math.floor(ms / halfDay)) ?? askedOffset(zone, ms);
}
