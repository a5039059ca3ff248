import { isCalendarDate } from '@caretrail/contract/dates';
import {
  bodySideLabels,
  treatmentStatusLabels,
  treatmentTypeLabels,
} from '@caretrail/contract/treatments/labels';
import { longDate } from '../../../lib/long-date.ts';

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: treatmentTypeLabels,
  status: treatmentStatusLabels,
  side: bodySideLabels,
};

/** A value as a person reads it; null where it is not told. */
export function valueWords(name: string, value: string | number | null): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return String(value);
  if (isCalendarDate(value)) return longDate(value);
  return labels[name]?.[value] ?? value;
}
