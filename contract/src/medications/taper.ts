import { formatExact } from '../i18n/format-exact.ts';
import type { Phase } from './schedule.ts';
import type { Slot } from './slots.ts';

export type Taper = {
  /** Amounts a day, all in the same unit, such as mg; each is divided evenly over the times. */
  readonly from: number;
  readonly by: number;
  readonly to: number;
  readonly everyDays: number;
  readonly startDate: string;
  readonly times: readonly string[];
  /** The strength of one tablet, in that unit; null: the dose is written as one part of its own strength. */
  readonly tablet: number | null;
  readonly unit: string;
  /** Whether the last step ends as the others do where a dose remains; else it goes on. */
  readonly doesEnd?: boolean;
};

/** Whether tablets would have to be cut in other pieces than halves. */
export const hasOddPieces = (slots: readonly Pick<Slot, 'parts'>[]): boolean =>
  slots.some(({ parts }) => parts.some(({ count }) => !Number.isInteger(count * 2)));

const mostSteps = 100;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The daily doses of the steps, down or up to the target. A target of zero is the end and no step of its own. */
export function taperDoses({ from, by, to }: Pick<Taper, 'from' | 'by' | 'to'>): number[] {
  if (by <= 0 || from === to) return [from];
  const direction = from > to ? -1 : 1;
  const doses: number[] = [];
  for (let dose = from; doses.length < mostSteps; dose = round(dose + direction * by)) {
    const isPast = direction < 0 ? dose <= to : dose >= to;
    if (isPast) {
      if (to > 0) doses.push(to);
      break;
    }
    doses.push(dose);
  }
  return doses;
}

/** 'From 8 mg by 2 mg every 5 days to 0', as phases that can be changed one by one. The last step goes on where a dose remains. */
export function taperPhases(taper: Taper): Phase[] {
  const { to, everyDays, startDate, times, tablet, unit, doesEnd = false } = taper;
  const doses = taperDoses(taper);
  return doses.map((dose, index) => {
    const seq = index + 1;
    const each = round(dose / Math.max(1, times.length));
    const parts =
      tablet === null
        ? [{ strength: `${formatExact(each)} ${unit}`, count: 1 }]
        : [{ strength: `${formatExact(tablet)} ${unit}`, count: round(each / tablet) }];
    const slots = times.map((at): Slot => ({ id: `step${seq}-${at.replace(':', '')}`, at, parts }));
    const isLasting = seq === doses.length && to > 0 && !doesEnd;
    return {
      seq,
      label: `${formatExact(dose)} ${unit}`,
      start: seq === 1 ? { date: startDate } : { after_previous: true },
      length: isLasting ? { open: true } : { days: everyDays },
      pattern: { kind: 'daily' },
      slots,
    };
  });
}
