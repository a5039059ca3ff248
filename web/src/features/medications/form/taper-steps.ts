import { taperPhases } from '@caretrail/contract/medications/taper';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import type { StepValues, TaperValues } from './values.ts';

/** 'From 8 by 2 every 5 days to 0' as steps that can be changed one by one; null while a number is missing. */
export function taperSteps(taper: TaperValues): StepValues[] | null {
  const [from, by, to] = [amountOf(taper.from), amountOf(taper.by), amountOf(taper.to)];
  const everyDays = wholeOf(taper.every, 1, 366);
  if (from === null || by === null || by === 0 || to === null || everyDays === null) return null;
  const tablet = amountOf(taper.tablet);
  const phases = taperPhases({
    from,
    by,
    to,
    everyDays,
    startDate: '2000-01-01',
    times: ['08:00'],
    tablet: tablet === 0 ? null : tablet,
    unit: taper.unit.trim(),
  });
  return phases.map(({ length, slots }) => ({
    days: 'days' in length ? String(length.days) : '',
    parts: (slots[0]?.parts ?? []).map(({ count, strength }) => ({
      count: String(count),
      strength,
    })),
  }));
}
