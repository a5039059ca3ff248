import { messages } from '@caretrail/contract/i18n/messages';
import { doseTotal } from '@caretrail/contract/medications/dose-total';
import { formatPattern } from '@caretrail/contract/medications/format-schedule';
import { phaseSpans } from '@caretrail/contract/medications/phase-spans';
import { amountTexts } from '@caretrail/contract/medications/schedule-texts';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { dayIn } from './format-day.ts';

const texts = messages('lib/next-step', { from: 'From {day}: {doses}' });

/** 'From Friday 20 November: 4 mg', the next step of a plan with several steps; null for any other plan. */
export function formatNextStep(
  { schedule, status }: Pick<Medication, 'schedule' | 'status'>,
  today: string,
): string | null {
  const now = dayNumberOf(today);
  const next = phaseSpans(schedule?.phases ?? []).find(({ first }) => first > now);
  if (next === undefined || status !== 'current' || next.phase.seq === 1) return null;
  const doses = [...new Set(next.phase.slots.map(({ parts }) => doseTotal(parts)))].filter(Boolean);
  if (doses.length === 0) return null;
  // An amount alone is one of every day.
  const total = doses.join('; ');
  const { pattern } = next.phase;
  return texts.from({
    day: dayIn(dateOfDayNumber(next.first), today),
    doses:
      pattern.kind === 'monthly'
        ? amountTexts.often({ total, often: formatPattern(pattern, 'within') })
        : total,
  });
}
