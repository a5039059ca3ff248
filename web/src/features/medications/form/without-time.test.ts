import { describe, expect, it } from 'vitest';
import { totalOf, withoutTime } from './taper-steps.ts';
import type { DoseValues } from './values.ts';

const at = (...times: string[]) => times.map((time) => ({ time, parts: [] }));
const same = (count: string, ...times: string[]): DoseValues => ({
  times: at(...times),
  isDoseDifferent: false,
  parts: [{ count, strength: '2 mg' }],
});
const totals = (dose: DoseValues, index: number) => {
  const left = withoutTime(dose, index);
  return [totalOf(dose), left && totalOf(left)];
};

describe('§3 removing one time of a step', () => {
  it('keeps the daily dose at the remaining time', () => {
    const left = withoutTime(same('2', '08:00', '12:00'), 1);
    expect(left).toEqual({ ...same('4', '08:00') });
    expect(totals(same('1½', '08:00', '12:00'), 0)).toEqual(['6 mg', '6 mg']);
  });

  it('divides it evenly if that gives whole or half tablets', () => {
    const left = withoutTime(same('1', '08:00', '12:00', '16:00'), 2);
    expect(left).toEqual(same('1.5', '08:00', '12:00'));
  });

  it('moves it to the previous time if it cannot be divided', () => {
    const four = same('1', '08:00', '12:00', '16:00', '20:00');
    const left = withoutTime(four, 3);
    expect(left?.times.map(({ time, parts }) => [time, parts[0]?.count])).toEqual([
      ['08:00', '1'],
      ['12:00', '1'],
      ['16:00', '2'],
    ]);
    expect(totals(four, 3)).toEqual(['8 mg', '8 mg']);
  });

  it('keeps different doses and adds the removed one to its neighbour', () => {
    const part = (count: string) => [{ count, strength: '2 mg' }];
    const dose: DoseValues = {
      times: [
        { time: '08:00', parts: part('3') },
        { time: '12:00', parts: part('1') },
      ],
      isDoseDifferent: true,
      parts: [],
    };
    expect(withoutTime(dose, 0)).toEqual({
      times: [{ time: '12:00', parts: part('1') }],
      isDoseDifferent: false,
      parts: part('4'),
    });
  });

  it('returns null while the amounts cannot be added up', () => {
    expect(withoutTime(same('', '08:00', '12:00'), 0)).toBeNull();
    expect(withoutTime(same('2', '08:00', ''), 1)).toBeNull();
  });
});
