const keptMs = 60_000;
const kept = { zone: '', until: 0 };

/**
 * The time zone of this browser. Reading it takes a millisecond, too long for a list with a date in each row, so it is
 * read once a minute.
 */
export function ownZone(): string {
  const now = performance.now();
  if (now >= kept.until) {
    kept.zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    kept.until = now + keptMs;
  }
  return kept.zone;
}
