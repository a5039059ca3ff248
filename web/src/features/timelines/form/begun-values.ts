import { isEventType } from '@caretrail/contract/timelines/event-types';
import { localAt } from '@caretrail/contract/time/zoned';
import type { FormValues } from './values.ts';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** What another screen began the form with: something that was felt is written down as of now. */
export function begunValues(
  locationState: unknown,
  zone: string,
  nowMs: number = Date.now(),
): Partial<FormValues> {
  const begin = fieldOf(locationState, 'begin');
  const type = fieldOf(begin, 'event_type');
  if (typeof type !== 'string' || !isEventType(type)) return {};
  const symptoms = fieldOf(begin, 'symptoms');
  const named = Array.isArray(symptoms)
    ? symptoms.filter((symptom): symptom is string => typeof symptom === 'string')
    : [];
  const [day = '', time = ''] = localAt(nowMs, zone).split('T');
  return {
    event_type: type,
    title: named.find((symptom) => symptom !== '') ?? '',
    symptoms: named,
    day,
    startTime: time,
  };
}
