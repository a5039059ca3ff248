import { expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { withStrength } from './parts-field.tsx';
import { suggestionsOf } from './suggestions.ts';
import { noPart } from './values.ts';

const part = (count: string, strength: string) => ({ count, strength });
const at = (...times: string[]) =>
  aVersionOf({
    slots: times.map((time) => ({
      id: time.replace(':', ''),
      at: time,
      parts: [{ strength: '750 mg', count: 1 }],
    })),
  });

it('suggests the times at which other medicines are taken, the usual ones first', () => {
  const medicines = [
    aMedication({ schedule: at('08:00', '20:00') }),
    aMedication({ schedule: at('08:00') }),
    aMedication({ schedule: at('05:00'), status: 'completed' }),
    aMedication({ schedule: null }),
  ];
  expect(suggestionsOf(medicines, '').times).toEqual(['08:00', '20:00']);
  const many = aMedication({ schedule: at('01:00', '02:00', '03:00', '04:00') });
  expect(suggestionsOf([...medicines, many], '').times).toEqual([
    '01:00',
    '02:00',
    '03:00',
    '08:00',
  ]);
});

it('does not suggest the times of the medicine that is changed', () => {
  const own = aMedication({ schedule: at('08:00') });
  const other = aMedication({ id: '0192f0c1-7a4e-7c3a-9b1d-00000000beef', schedule: at('09:00') });
  expect(suggestionsOf([own, other], own.name, own.id).times).toEqual(['09:00']);
});

it('suggests the strengths of a medicine of the same name, and those that a template knows', () => {
  const medicine = aMedication({ schedule: at('08:00') });
  expect(suggestionsOf([medicine], ' levetiracetam ').strengths).toEqual(['750 mg']);
  expect(suggestionsOf([medicine], 'Temozolomide').strengths).toEqual([
    '5 mg',
    '20 mg',
    '100 mg',
    '140 mg',
    '180 mg',
    '250 mg',
  ]);
  expect(suggestionsOf([medicine], '').strengths).toEqual([]);
});

it('sets a strength on the first press and adds none on the second', () => {
  expect(withStrength([noPart], '180 mg')).toEqual([part('1', '180 mg')]);
  expect(withStrength([part('1', '180 mg')], '180 mg')).toEqual([part('1', '180 mg')]);
  expect(withStrength([part('3', '')], '20 mg')).toEqual([part('3', '20 mg')]);
  expect(withStrength([part('2', '140 mg')], '180 mg')).toEqual([part('2', '180 mg')]);
  const two = [part('1', '250 mg'), noPart];
  expect(withStrength(two, '20 mg')).toEqual([part('1', '250 mg'), part('1', '20 mg')]);
  expect(withStrength(two, '250 mg')).toEqual(two);
});
