import { expect, it } from 'vitest';
import { conflictRows } from './conflict-rows.ts';

const overview = {
  people: ['Anna', 'Ben'].map((name) => ({ helper_id: name, name, may_be_told: true })),
};
const mine = { people: ['Anna', 'Ben'], after_min: 30, version: 1 };
const stored = {
  medication_id: 'm',
  medication_name: 'Keppra',
  people: ['Ben', 'Anna'],
  after_min: 30,
  version: 2,
};

it('§8 shows both versions of who is told, only where they differ', () => {
  expect(conflictRows({ mine, now: stored }, overview)).toEqual([
    { label: 'Who is told, in this order', mine: 'Anna and Ben', other: 'Ben and Anna' },
  ]);
  expect(conflictRows({ mine, now: { ...stored, after_min: 60 } }, overview)).toHaveLength(2);
  expect(conflictRows({ mine, now: { ...stored, people: mine.people } }, overview)).toEqual([]);
});

it('§8 says that no one is told any more where someone else has ended it', () => {
  expect(conflictRows({ mine, now: null }, overview)).toEqual([
    { label: 'Who is told, in this order', mine: 'Anna and Ben', other: 'No one' },
    { label: 'How long to wait', mine: '30 minutes', other: '' },
  ]);
});
