import type { DosePart } from '@caretrail/contract/medications/slots';
import { capsuleDays, cycleLength, cycleStarts, delayedCycle, firstCycleDay } from './cycles.ts';
import { type DateOf, onePhase } from './demo-medicine.ts';
import { ondansetron } from './regimen.ts';

export const twiceDaily = (date: string, strength: string) =>
  onePhase(date, {
    pattern: { kind: 'daily' },
    slots: [
      { id: 'morning', at: '08:00', parts: [{ strength, count: 1 }] },
      { id: 'evening', at: '20:00', parts: [{ strength, count: 1 }] },
    ],
  });

/** Five days of 28, with or without the delay. */
const cycle = (dateOf: DateOf, isDelayed: boolean) => ({
  kind: 'cycle' as const,
  length: cycleLength,
  on_days: [...capsuleDays],
  anchor: dateOf(firstCycleDay),
  cycles: cycleStarts.length,
  shifts: isDelayed ? [{ cycle: delayedCycle.number, start_date: dateOf(delayedCycle.day) }] : [],
  held: [],
});

export const chemo = (dateOf: DateOf, parts: readonly DosePart[], isDelayed: boolean) =>
  onePhase(dateOf(firstCycleDay), {
    pattern: cycle(dateOf, isDelayed),
    slots: [{ id: 'night', at: '21:00', parts: parts.map((part) => ({ ...part })) }],
  });

export const beforeChemo = (dateOf: DateOf, isDelayed: boolean) =>
  onePhase(dateOf(firstCycleDay), {
    pattern: cycle(dateOf, isDelayed),
    slots: [
      {
        id: 'before',
        at: '20:00',
        parts: [{ ...ondansetron }],
        note: '1 hour before temozolomide.',
      },
    ],
  });
