import type { DueDose } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { dosePlaceOf, type Recorded, type RecordedDoses } from '../medications/public.ts';
import { nowRows } from './now-card.tsx';

const due = (medication_name: string): DueDose => ({
  ...aDose({ medication_name, slot_id: medication_name, state: 'due' }),
  instructions: '',
  prescriber: '',
  hazardous_handling: false,
});
const [first, second] = [due('Dexamethasone'), due('Levetiracetam')];
const rowsWith = (
  doses: readonly DueDose[],
  change: Partial<Recorded<DueDose>>,
  askedMs: number,
): string[] => {
  const recorded = { dose: first, log: aDoseEntry(), isKept: true, atMs: 1000, ...change };
  return nowRows(doses, new Map([[dosePlaceOf(first), recorded]]), askedMs).map(
    ({ medication_name, log }) => `${medication_name} ${log?.status ?? 'open'}`,
  );
};

describe('the rows of the dashboard', () => {
  it('keeps a recorded dose in its place when the new overview no longer has it', () => {
    const rows = ['Dexamethasone taken', 'Levetiracetam open'];
    expect(rowsWith([first, second], {}, 500)).toEqual(rows);
    expect(rowsWith([second], {}, 2000)).toEqual(rows);
  });

  it('drops it after the undo has expired, also from an overview older than the tap', () => {
    expect(rowsWith([second], { isKept: false }, 2000)).toEqual(['Levetiracetam open']);
    expect(rowsWith([first, second], { isKept: false }, 500)).toEqual(['Levetiracetam open']);
  });

  it('shows it again when a newer overview contains it', () => {
    expect(rowsWith([first, second], { isKept: false }, 2000)).toEqual([
      'Dexamethasone open',
      'Levetiracetam open',
    ]);
  });

  it('lists a postponed dose at its new time, also while its undo is offered', () => {
    const at = (hour: string) => `2026-11-15T${hour}:00:00Z`;
    const putOff = {
      ...due('Dexamethasone'),
      state: 'upcoming',
      postponed_until: at('11'),
    } as const;
    const next = { ...due('Levetiracetam'), state: 'upcoming', at: at('10') } as const;
    const order = (recorded: RecordedDoses<DueDose>) =>
      nowRows([putOff, next], recorded, 500).map(({ medication_name }) => medication_name);
    expect(order(new Map())).toEqual(['Levetiracetam', 'Dexamethasone']);
    const kept = { dose: putOff, log: aDoseEntry(), isKept: true, atMs: 1000 };
    expect(order(new Map([[dosePlaceOf(putOff), kept]]))).toEqual([
      'Levetiracetam',
      'Dexamethasone',
    ]);
  });

  it('shows an undone dose as open before the overview is reloaded', () => {
    const log = aDoseEntry({ status: 'cleared' });
    for (const isKept of [true, false])
      expect(rowsWith([second], { log, isKept }, 500)).toEqual([
        'Dexamethasone cleared',
        'Levetiracetam open',
      ]);
  });
});
