import type { EventResult } from './results.ts';

export type RangePlace = 'below' | 'within' | 'above';

/** Where a figure stands to the range of the person's own letter; null for a word, or without a range. It says no more. */
export function placeInRange({
  value,
  low,
  high,
}: Pick<EventResult, 'value' | 'low' | 'high'>): RangePlace | null {
  if (typeof value !== 'number' || (low === null && high === null)) return null;
  if (low !== null && value < low) return 'below';
  return high !== null && value > high ? 'above' : 'within';
}
