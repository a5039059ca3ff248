import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { strengthFinder } from '@caretrail/contract/medications/strength';
import type { CourseRow } from './course-repo.ts';

/** When a dose was taken; the clock of a device may be ahead of the moment at which it was recorded. */
const takenMs = ({ at, logged_at = at }: DoseLogEntry): number =>
  Math.min(Date.parse(at), Date.parse(logged_at));

/**
 * The parts of a record that count in the stock, under its own spelling. A dose that was taken before a strength was
 * counted was gone by then: the count knows of it, whenever its record arrives. Strengths that are not counted are left out.
 */
function partsInStock(
  { stock, counted }: Pick<CourseRow, 'stock' | 'counted'>,
  entry: DoseLogEntry | null,
  sign: 1 | -1,
): DosePart[] {
  if (entry === null) return [];
  const placeOf = strengthFinder(stock);
  return entry.amount_parts.flatMap(({ strength, count }) => {
    const place = placeOf(strength);
    const own = stock[place];
    const countedAt = counted[place]?.count_at;
    if (own === undefined || countedAt === undefined || takenMs(entry) < Date.parse(countedAt))
      return [];
    return [{ strength: own.strength, count: sign * count }];
  });
}

/** What a record takes from the stock, less what the one before it had taken. */
export const stockTaken = (
  course: Pick<CourseRow, 'stock' | 'counted'>,
  entry: DoseLogEntry,
  before: DoseLogEntry | null,
): DosePart[] => [...partsInStock(course, entry, 1), ...partsInStock(course, before, -1)];
