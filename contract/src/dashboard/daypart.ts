import { localAt } from '../time/zoned.ts';

export type Daypart = 'morning' | 'afternoon' | 'evening' | 'night';

/** From when on, by the patient's own clock; before the first it is night. */
const begins: readonly (readonly [clock: string, part: Daypart])[] = [
  ['18:00', 'evening'],
  ['12:00', 'afternoon'],
  ['05:00', 'morning'],
];

/** The part of the day where the patient lives, wherever the browser is. */
export function daypartAt(nowMs: number, zone: string): Daypart {
  const clock = localAt(nowMs, zone).slice('YYYY-MM-DDT'.length);
  return begins.find(([from]) => clock >= from)?.[1] ?? 'night';
}
