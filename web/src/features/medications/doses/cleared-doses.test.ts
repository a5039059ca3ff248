import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { stillCleared } from './cleared-doses.ts';
import { dosePlaceOf } from './dose-place.ts';

const dose = aDose();
const place = dosePlaceOf(dose);
const cleared = new Map([[place, dose]]);
const taken = aDoseEntry();
const undone = aDoseEntry({ status: 'cleared' });
const recordedAs = (log: typeof taken, isKept = true) =>
  new Map([[place, { dose, log, isKept, atMs: 0 }]]);

describe('a dose whose record was cleared', () => {
  it('is said to be cleared while it is open, also where its row is gone', () => {
    for (const doses of [null, [], [dose], [{ ...dose, log: undone }]])
      expect(stillCleared(cleared, new Map(), doses)).toEqual(cleared);
  });

  it('is not said to be cleared once it is recorded again, here or elsewhere', () => {
    expect(stillCleared(cleared, recordedAs(taken), [dose]).size).toBe(0);
    expect(stillCleared(cleared, recordedAs(taken, false), []).size).toBe(0);
    expect(stillCleared(cleared, new Map(), [{ ...dose, log: taken }]).size).toBe(0);
  });

  it('is said to be cleared again when the new record was undone', () => {
    expect(stillCleared(cleared, recordedAs(undone), [{ ...dose, log: taken }])).toEqual(cleared);
  });
});
