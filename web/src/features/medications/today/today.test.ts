import { describe, expect, it } from 'vitest';
import { aDose } from '../../../testing/a-dose.ts';
import { aMedication } from '../../../testing/a-medication.ts';
import { stepsAround } from './today.tsx';

const today = '2026-11-15';
const medicine = aMedication({ name: 'Dexamethasone' });
const known = { [medicine.id]: medicine };
const onDay = (local_date: string, count: number) =>
  aDose({ medication_id: medicine.id, local_date, parts: [{ strength: '2 mg', count }] });
const doses = [onDay('2026-11-14', 3), onDay(today, 3), onDay('2026-11-16', 2)];

describe('§3 announcements of dose changes', () => {
  it('announce tomorrow’s change in the evening and not before', () => {
    expect(stepsAround(doses, known, { today, clock: '15:59' })).toEqual([]);
    expect(stepsAround(doses, known, { today, clock: '16:00' })).toEqual([
      { medicine, step: { date: '2026-11-16', from: '6 mg', to: '4 mg' }, isNow: false },
    ]);
    expect(stepsAround(doses, known, { today, clock: '00:30' })).toHaveLength(1);
  });

  it('announce today’s change all day', () => {
    const steps = stepsAround(doses, known, { today: '2026-11-16', clock: '08:00' });
    expect(steps).toMatchObject([{ step: { from: '6 mg', to: '4 mg' }, isNow: true }]);
  });

  it('announce that today is the last day', () => {
    const last = { [medicine.id]: { ...medicine, end_date: '2026-11-16' } };
    expect(stepsAround(doses, last, { today: '2026-11-16', clock: '18:00' })).toMatchObject([
      { isNow: true },
      { step: { from: '4 mg', to: null }, isNow: false },
    ]);
  });

  it('leave out what waits for the go-ahead', () => {
    const held = doses.map((dose) => ({ ...dose, state: 'held' as const }));
    expect(stepsAround(held, known, { today, clock: '18:00' })).toEqual([]);
  });
});
