import { cycleStarts, delayedCycle, firstCycleDay } from './cycles.ts';
import { type DateOf, onePhase } from './demo-medicine.ts';

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
  length: 28,
  on_days: [1, 2, 3, 4, 5],
  anchor: dateOf(firstCycleDay),
  cycles: cycleStarts.length,
  shifts: isDelayed ? [{ cycle: delayedCycle.number, start_date: dateOf(delayedCycle.day) }] : [],
  held: [],
});

export const chemo = (dateOf: DateOf, isDelayed: boolean) =>
  onePhase(dateOf(firstCycleDay), {
    pattern: cycle(dateOf, isDelayed),
    slots: [
      {
        id: 'night',
        at: '21:00',
        parts: [
          { strength: '140 mg', count: 2 },
          { strength: '20 mg', count: 1 },
        ],
      },
    ],
  });

export const beforeChemo = (dateOf: DateOf, isDelayed: boolean) =>
  onePhase(dateOf(firstCycleDay), {
    pattern: cycle(dateOf, isDelayed),
    slots: [
      {
        id: 'before',
        at: '20:00',
        parts: [{ strength: '8 mg', count: 1 }],
        note: 'One hour before temozolomide.',
      },
    ],
  });
