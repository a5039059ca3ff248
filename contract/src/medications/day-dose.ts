import { doseTotal } from './dose-total.ts';
import type { DosePart } from './slots.ts';

type Dose = { readonly parts: readonly DosePart[] };

/**
 * The one rule of what a change of dose is: two days differ in their dose when these texts differ, in how much is taken
 * or how often in the day. Another time of day, or other days of the week, are no other dose. A schedule that names no
 * amounts is described by how often.
 */
export function dayDose(doses: readonly Dose[]): string {
  const each = [...new Set(doses.map(({ parts }) => doseTotal(parts)))];
  const often = doses.length === 1 ? 'once a day' : `${doses.length} times a day`;
  if (each.includes('')) return often;
  if (doses.length === 1) return each.join();
  return each.length === 1
    ? `${doses.length} times ${each[0]}`
    : `${doseTotal(doses.flatMap(({ parts }) => parts))} a day`;
}
