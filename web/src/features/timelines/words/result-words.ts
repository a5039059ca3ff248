import type { EventResult } from '@caretrail/contract/timelines/results';

/** '0 to 5', 'up to 5', 'from 3'; empty where the letter named no range. */
export function rangeInWords({ low, high }: Pick<EventResult, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `from ${low}`;
  return high === null ? '' : `up to ${high}`;
}

/** 'CRP: 7 mg/L (range up to 5)' */
export function resultInWords(result: EventResult): string {
  const range = rangeInWords(result);
  const figure = [result.value, result.unit].filter((part) => part !== '').join(' ');
  return `${result.name}: ${figure}${range === '' ? '' : ` (range ${range})`}`;
}

export const placeWords = {
  below: 'Below the range',
  within: 'Within the range',
  above: 'Above the range',
} as const;
