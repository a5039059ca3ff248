import type { EventResult } from './results.ts';

export type RangePlace = 'below' | 'within' | 'above';

/** The position of a value relative to the range on the patient's own letter; null for a word, or without a range. It says no more. */
export function placeInRange({
  value,
  low,
  high,
}: Pick<EventResult, 'value' | 'low' | 'high'>): RangePlace | null {
  if (typeof value !== 'number' || (low === null && high === null)) return null;
  if (low !== null && value < low) return 'below';
  return high !== null && value > high ? 'above' : 'within';
}
