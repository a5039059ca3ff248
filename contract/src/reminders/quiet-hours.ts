import { addDays, datePart } from '../time/days.ts';
import { instantOf, localAt } from '../time/zoned.ts';
import type { QuietHours } from './schema.ts';

const clockOf = (local: string): string => local.slice('YYYY-MM-DDT'.length);

function isWithin({ from, until }: QuietHours, clock: string): boolean {
  return from < until ? from <= clock && clock < until : clock >= from || clock < until;
}

/** The quiet hours that an instant falls into; null when it falls into none. */
export function quietAround(
  ms: number,
  quiet: QuietHours | null,
  zone: string,
): { readonly beginMs: number; readonly endMs: number } | null {
  if (quiet === null) return null;
  const local = localAt(ms, zone);
  const clock = clockOf(local);
  if (!isWithin(quiet, clock)) return null;
  const day = datePart(local);
  const firstDay = clock >= quiet.from ? day : addDays(day, -1);
  const lastDay = clock < quiet.until ? day : addDays(day, 1);
  return {
    // An hour that comes twice may put either on the wrong side of the instant.
    beginMs: Math.min(ms, instantOf(`${firstDay}T${quiet.from}`, zone)),
    endMs: Math.max(ms, instantOf(`${lastDay}T${quiet.until}`, zone)),
  };
}

/**
 * When a reminder comes: at its time, or at the end of the quiet hours that its time falls into. Where that would be too
 * late (`latestMs`), it comes when they begin.
 */
export function outsideQuiet(
  ms: number,
  latestMs: number,
  quiet: QuietHours | null,
  zone: string,
): number {
  const around = quietAround(ms, quiet, zone);
  if (around === null) return ms;
  return around.endMs < latestMs ? around.endMs : around.beginMs;
}
