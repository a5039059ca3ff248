import type { DayMark, DoseDay } from './marks.ts';

/** The days in sight: `from` may lie within a day, as a drag leaves it. */
export type Sight = { readonly from: number; readonly days: number };

/** What is drawn in one column: marks that would lie on each other are one, as strong as the strongest. */
export type Column = {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** Null: of none of them it is known. */
  readonly strength: number | null;
};

/** The first place in sorted marks whose day is not before `day`. */
export function firstFrom(marks: readonly { readonly day: number }[], day: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The column of a day: that of its middle. */
const columnOf = (day: number, { from, days }: Sight, columns: number): number =>
  Math.floor(((day + 0.5 - from) / days) * columns);

/** As many columns as have a mark, at most `columns`: however many marks there are, drawing them takes as long. */
export function inColumns(marks: readonly DayMark[], sight: Sight, columns: number): Column[] {
  const found: { at: number; count: number; strength: number | null }[] = [];
  for (let index = firstFrom(marks, Math.floor(sight.from)); index < marks.length; index += 1) {
    const mark = marks[index];
    if (mark === undefined) break;
    const at = columnOf(mark.day, sight, columns);
    if (at >= columns) break;
    if (at < 0) continue;
    const last = found.at(-1);
    if (last?.at === at) {
      last.count += 1;
      if (mark.strength !== null) last.strength = Math.max(mark.strength, last.strength ?? 0);
    } else found.push({ at, count: 1, strength: mark.strength });
  }
  return found;
}

export type DoseColumn = Omit<DoseDay, 'day'> & { readonly at: number };

/** The same of doses: the sums of the days of a column. */
export function dosesInColumns(
  days: readonly DoseDay[],
  sight: Sight,
  columns: number,
): DoseColumn[] {
  const found: { at: number; taken: number; missed: number; planned: number }[] = [];
  for (let index = firstFrom(days, Math.floor(sight.from)); index < days.length; index += 1) {
    const each = days[index];
    if (each === undefined) break;
    const at = columnOf(each.day, sight, columns);
    if (at >= columns) break;
    if (at < 0) continue;
    const last = found.at(-1);
    if (last?.at === at) {
      last.taken += each.taken;
      last.missed += each.missed;
      last.planned += each.planned;
    } else found.push({ at, taken: each.taken, missed: each.missed, planned: each.planned });
  }
  return found;
}
