import { durationOf } from '@caretrail/contract/reminders/format-when';
import { reminderTexts as texts } from './texts.ts';

const afterTexts = {
  days: texts.afterDays,
  hours: texts.afterHours,
  minutes: texts.afterMinutes,
} as const;

/** 'After 30 minutes' */
export function formatAfter(minutes: number): string {
  const { unit, count } = durationOf(minutes);
  return afterTexts[unit]({ count });
}
