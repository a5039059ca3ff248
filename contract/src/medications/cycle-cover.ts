import { formatList } from '../i18n/format.ts';
import { limits } from '../limits.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { formatDate } from '../time/format-date.ts';
import { addDays } from '../time/days.ts';
import { type ComingCycle, cyclesBegunBy } from './coming-cycles.ts';
import type { Course } from './course.ts';
import { dailyNeeds } from './daily-need.ts';
import type { Stock } from './stock.ts';
import { stockTexts, type StockPlace } from './stock-texts.ts';

/** What a stock covers of a medicine that is taken in cycles. */
export type CycleCover = {
  /** The cycles that it is enough for, of those that take from it. */
  readonly enough: readonly number[];
  /** The first cycle that it is not enough for, and the first day without it. */
  readonly short: { readonly cycle: number; readonly from: string } | null;
  /** The cycle on hold: neither it nor a later one takes from the stock. */
  readonly held: number | null;
};

type Covered = Pick<Stock, 'strength' | 'per_dose' | 'use' | 'runs_out_on'>;

/** Null: it is not taken in cycles, or runs out between them or after them. */
export function cycleCover(course: Course, stock: Covered, today: string): CycleCover | null {
  if (stock.use !== 'planned') return null;
  const { runs_out_on } = stock;
  const last = addDays(today, limits.medications.forecastDays);
  const cycles = cyclesBegunBy(course, today, last);
  const dated = cycles.filter(({ isHeld, lastDose }) => !isHeld && lastDose <= last);
  const held = cycles.find(({ isHeld }) => isHeld)?.cycle ?? null;
  const short = dated.find(
    ({ first, lastDose }) =>
      runs_out_on !== null && first <= runs_out_on && runs_out_on <= lastDose,
  );
  if (cycles.length === 0 || (runs_out_on !== null && short === undefined)) return null;
  const { first: firstDay, each } = dailyNeeds(course, { from: today, to: last }, [stock], []);
  const isNeededIn = ({ first, lastDose }: ComingCycle): boolean =>
    each[0]
      ?.subarray(Math.max(0, dayNumberOf(first) - firstDay), dayNumberOf(lastDose) - firstDay + 1)
      .some((count) => count > 0) ?? false;
  return {
    enough: dated
      .filter((cycle) => short === undefined || cycle.first < short.first)
      .filter(isNeededIn)
      .map(({ cycle }) => cycle),
    short:
      short === undefined || runs_out_on === null
        ? null
        : { cycle: short.cycle, from: runs_out_on },
    held,
  };
}

/** 'cycle 2', 'cycles 2 and 3', 'cycles 2 to 6' */
function formatCycles(cycles: readonly number[]): string {
  const [first = 0] = cycles;
  const last = cycles.at(-1) ?? first;
  const isRow = cycles.length > 2 && cycles.every((cycle, index) => cycle === first + index);
  if (isRow) return stockTexts.cycles.row({ first, last });
  return cycles.length === 1
    ? stockTexts.cycles.one({ cycle: first })
    : stockTexts.cycles.several({ cycles: formatList(cycles.map(String)) });
}

/** 'Enough for cycles 2 and 3; not enough in cycle 4, from 28 March'. `pieces`: what is left, null where that is none. */
export function formatCover(
  { enough, short, held }: CycleCover,
  pieces: string | null,
  today: string,
  place: StockPlace = 'first',
): string {
  const texts = stockTexts[place];
  const cycles = enough.length === 0 ? null : formatCycles(enough);
  if (short !== null) {
    const { cycle } = short;
    const day = formatDate(short.from, today);
    return cycles === null
      ? texts.short({ cycle, day })
      : texts.enoughThenShort({ cycles, cycle, day });
  }
  if (cycles !== null)
    return held === null ? texts.enough({ cycles }) : texts.enoughThenHeld({ cycles, held });
  if (pieces === null) return held === null ? texts.noneLeft : texts.noneLeftHeld({ held });
  return held === null ? texts.left({ pieces }) : texts.leftHeld({ pieces, held });
}
