import { expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { alreadyThere } from './same-name-note.tsx';

const today = '2026-11-16';
const slot = (parts: { strength: string; count: number }[]) => [{ id: 'a', at: '21:00', parts }];

it('describes an existing medicine by its dose and time', () => {
  const two = aVersionOf({ slots: slot([{ strength: '140 mg', count: 2 }]) });
  expect(alreadyThere(aMedication({ name: 'Temozolomide', schedule: two }), today)).toBe(
    'Temozolomide, 2 × 140 mg (280 mg), every day at 21:00',
  );
  const unsaid = aVersionOf({ slots: slot([]) });
  expect(alreadyThere(aMedication({ schedule: unsaid }), today)).toBe(
    'Levetiracetam, every day at 21:00',
  );
  expect(alreadyThere(aMedication({ schedule: null }), today)).toBe('Levetiracetam');
});
