import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../testing/an-event.ts';
import { conflictRows } from './conflict-rows.ts';

const words = { zone: 'Europe/London', place: 'Eye clinic' };
const stored = anEvent({ title: 'Visit, moved', start: '2026-03-06T08:00', version: 2 });

describe('§7 §8 the versions of a conflict as text', () => {
  it('lists the changed fields that differ', () => {
    const mine = { title: 'My visit', outcome: '', start: '2026-03-05T09:30', end: null };
    expect(conflictRows(mine, stored, words)).toEqual([
      { label: 'Title', mine: 'My visit', other: 'Visit, moved' },
      {
        label: 'When',
        mine: 'Thursday 5 March 2026 · 09:30',
        other: 'Friday 6 March 2026 · 08:00',
      },
    ]);
  });

  it('shows a place by its name', () => {
    const mine = { location_id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f' };
    const elsewhere = { ...stored, location_name: 'Ward 7' };
    expect(conflictRows(mine, elsewhere, words)).toEqual([
      { label: 'Where', mine: 'Eye clinic', other: 'Ward 7' },
    ]);
  });

  it('lists neither equal nor unchanged fields', () => {
    expect(conflictRows({ title: 'Visit, moved ' }, stored, words)).toEqual([]);
  });

  it('formats lists and results as text', () => {
    const mine = {
      questions: ['How long?', 'What next?'],
      results: [{ name: 'CRP', value: 7, unit: 'mg/L', low: null, high: 5 }],
    };
    expect(conflictRows(mine, stored, words)).toEqual([
      { label: 'Results', mine: 'CRP: 7 mg/L (range up to 5)', other: '' },
      { label: 'Questions to ask', mine: 'How long?\nWhat next?', other: '' },
    ]);
  });
});
