import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { dosePlaceOf } from './dose-place.ts';
import { changedElsewhere, type Recorded } from './use-recorded.ts';

const dose = aDose({ state: 'due' });
const [mine, other] = [aDoseEntry(), aDoseEntry({ id: 'other' })];

/** The recorded rows that give way to an answer with this entry. */
const changedBy = (
  log: typeof mine | null,
  askedMs: number,
  change: Partial<Recorded> = {},
): string[] =>
  changedElsewhere(
    new Map([[dosePlaceOf(dose), { dose, log: mine, isKept: true, atMs: 1000, ...change }]]),
    { day: dose.local_date, doses: [{ ...dose, log }], askedMs },
  );

describe('a recorded row that keeps its place', () => {
  it('gives way to a later answer with another record, or with none', () => {
    expect(changedBy(other, 2000)).toEqual([dosePlaceOf(dose)]);
    expect(changedBy(null, 2000)).toEqual([dosePlaceOf(dose)]);
  });

  it('stays with an answer that has the same record, or that is older than the tap', () => {
    expect(changedBy(mine, 2000)).toEqual([]);
    expect(changedBy(null, 500)).toEqual([]);
  });

  it('of a dose taken as needed stays as long as its record is in the answer', () => {
    const taken = aDose({ slot_id: null, schedule_version_id: null, state: 'taken', log: mine });
    const kept = new Map([['the medicine', { dose: taken, log: mine, isKept: true, atMs: 1000 }]]);
    const changed = (doses: Parameters<typeof changedElsewhere>[1]['doses']): string[] =>
      changedElsewhere(kept, { day: taken.local_date, doses, askedMs: 2000 });
    expect(changed([dose, taken])).toEqual([]);
    expect(changed(null)).toEqual([]);
    expect(changed([dose])).toEqual(['the medicine']);
    expect(changed([{ ...taken, log: other }])).toEqual(['the medicine']);
  });

  it('stays while its record is being sent, and where the answer has no such dose', () => {
    expect(changedBy(null, 2000, { log: aDoseEntry({ id: '' }) })).toEqual([]);
    const kept = new Map([['place', { dose, log: mine, isKept: true, atMs: 1000 }]]);
    expect(changedElsewhere(kept, { day: dose.local_date, doses: [dose], askedMs: 2000 })).toEqual(
      [],
    );
  });
});
