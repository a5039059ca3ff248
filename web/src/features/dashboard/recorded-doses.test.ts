import { buildDayLine } from '@caretrail/contract/dashboard/day-line';
import type { DayDose } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { dosePlaceOf, type Recorded, type RecordedDoses } from '../medications/public.ts';
import { mergeRecorded } from './recorded-doses.ts';
import { countDay } from './use-today.ts';

const day = '2026-11-15';
const due = (medication_name: string, changes: Partial<DayDose> = {}): DayDose => ({
  ...aDose({ medication_name, slot_id: medication_name, state: 'due' }),
  instructions: '',
  prescriber: '',
  hazardous_handling: false,
  grace_min: 60,
  miss_after_min: 240,
  ...changes,
});
const lineOf = (
  doses: readonly DayDose[],
  recorded: RecordedDoses<DayDose>,
  askedMs: number,
  clock = '08:10',
) =>
  buildDayLine({
    doses: mergeRecorded(doses, recorded, askedMs),
    events: [],
    nextVisit: null,
    day,
    zone: 'Europe/London',
    nowMs: Date.parse(`${day}T${clock}:00Z`),
  });

const [first, second] = [due('Dexamethasone'), due('Levetiracetam')];
const rowsWith = (
  doses: readonly DayDose[],
  change: Partial<Recorded<DayDose>>,
  askedMs: number,
): string[] => {
  const recorded = { dose: first, log: aDoseEntry(), isKept: true, atMs: 1000, ...change };
  const line = lineOf(doses, new Map([[dosePlaceOf(first), recorded]]), askedMs);
  return line.entries.flatMap((entry) =>
    entry.kind === 'visit'
      ? []
      : entry.doses.map(
          ({ medication_name, log }) => `${medication_name} ${log?.status ?? 'open'}`,
        ),
  );
};

describe('the rows of the dashboard', () => {
  it('keeps a recorded dose in its place when the new overview no longer has it', () => {
    const rows = ['Dexamethasone taken', 'Levetiracetam open'];
    expect(rowsWith([first, second], {}, 500)).toEqual(rows);
    expect(rowsWith([second], {}, 2000)).toEqual(rows);
  });

  it('folds it on another day, also with an overview older than the tap', () => {
    const taken = { ...first, state: 'taken', log: aDoseEntry() } as const;
    expect(rowsWith([taken, second], { isKept: false }, 2000)).toEqual(['Levetiracetam open']);
    expect(rowsWith([first, second], { isKept: false }, 500)).toEqual(['Levetiracetam open']);
    const old = new Map([
      [dosePlaceOf(first), { dose: first, log: aDoseEntry(), isKept: false, atMs: 1000 }],
    ]);
    expect(lineOf([first, second], old, 500).done).toMatchObject([
      { dose: { medication_name: 'Dexamethasone' } },
    ]);
  });

  it('shows it again when a newer overview contains it as open', () => {
    expect(rowsWith([first, second], { isKept: false }, 2000)).toEqual([
      'Dexamethasone open',
      'Levetiracetam open',
    ]);
  });

  it('lists a postponed dose at its new time, also once it is recorded', () => {
    const at = (hour: string) => `${day}T${hour}:00:00Z`;
    const putOff = due('Dexamethasone', { state: 'upcoming', postponed_until: at('11') });
    const next = due('Levetiracetam', { state: 'upcoming', at: at('10') });
    const order = (recorded: RecordedDoses<DayDose>) =>
      lineOf([putOff, next], recorded, 500).entries.flatMap((entry) =>
        entry.kind === 'visit' ? [] : entry.doses.map(({ medication_name }) => medication_name),
      );
    const kept = { dose: putOff, log: aDoseEntry(), isKept: true, atMs: 1000 };
    for (const recorded of [new Map(), new Map([[dosePlaceOf(putOff), kept]])])
      expect(order(recorded)).toEqual(['Levetiracetam', 'Dexamethasone']);
  });

  it('keeps one whose answer waits on this device in its place, and counts it apart in the ring', () => {
    const waiting = due('Dexamethasone', { log: aDoseEntry({ id: 'waiting key-1 ' }) });
    const doses = [waiting, due('Levetiracetam', { log: aDoseEntry() })];
    const line = lineOf(doses, new Map(), 500, '18:00');
    expect(line.entries).toMatchObject([
      { phase: 'earlier', doses: [{ medication_name: 'Dexamethasone', state: 'missed' }] },
    ]);
    expect(line.done).toMatchObject([{ dose: { medication_name: 'Levetiracetam' } }]);
    expect(countDay(doses, day)).toEqual({ taken: 1, skipped: 0, waiting: 1, planned: 2 });
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
