import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { openDose } from './open-dose.ts';

const { medication_id: id, local_date: day } = aDose();
const [morning, evening] = [
  aDose(),
  aDose({ slot_id: 'evening', local_date_time: `${day}T20:00`, at: `${day}T20:00:00Z` }),
];
const openAt = (time: string, doses = [evening, morning]): string | null | undefined =>
  openDose(doses, { id, schedule: null }, { day, nowMs: Date.parse(`${day}T${time}:00Z`) })
    ?.slot_id;

describe('the open dose of a medicine', () => {
  it('is the first one whose time has come and that is not recorded', () => {
    expect(openAt('08:10')).toBe('morning');
    expect(openAt('11:23')).toBe('morning');
    expect(openAt('20:10')).toBe('morning');
  });

  it('is none before its time, or once it is recorded', () => {
    expect(openAt('05:00')).toBeUndefined();
    expect(openAt('11:23', [{ ...morning, log: aDoseEntry() }, evening])).toBeUndefined();
    expect(openAt('20:10', [{ ...morning, log: aDoseEntry() }, evening])).toBe('evening');
  });

  it('is none of another medicine, and none that is on hold', () => {
    expect(openAt('11:23', [aDose({ medication_id: 'other' })])).toBeUndefined();
    expect(openAt('11:23', [aDose({ state: 'held' })])).toBeUndefined();
  });
});
