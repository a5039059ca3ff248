/** How far a zone's clocks are from UTC. The contract's own, because Node has no Temporal yet. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const made =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
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
function askedOffset(zone: string, ms: number): number {
  const [, month, day, year, hour, minute, second] = (
    figures.exec(formatterOf(zone).format(ms)) ?? []
  ).map(Number);
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return shown - Math.floor(ms / 1000) * 1000;
}

const halfDay = 12 * 60 * 60 * 1000;
const known = new Map<string, Map<number, number | null>>();
const mostKnown = 20_000;

/** The offset of a half-day in which the clocks do not change; null where they do. */
function offsetOfHalfDay(zone: string, part: number): number | null {
  const offsets = known.get(zone) ?? new Map<number, number | null>();
  known.set(zone, offsets);
  const found = offsets.get(part);
  if (found !== undefined) return found;
  const atStart = askedOffset(zone, part * halfDay);
  const offset = atStart === askedOffset(zone, (part + 1) * halfDay) ? atStart : null;
  if (offsets.size >= mostKnown) offsets.clear();
  offsets.set(part, offset);
  return offset;
}

/** Milliseconds that local clocks are ahead of UTC at an instant. A list of 20,000 events asks for each. */
export const offsetAt = (zone: string, ms: number): number =>
  offsetOfHalfDay(zone, Math.floor(ms / halfDay)) ?? askedOffset(zone, ms);
