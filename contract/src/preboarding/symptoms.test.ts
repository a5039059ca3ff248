import { expect, it } from 'vitest';
import { commonSymptoms, symptomName } from './symptoms.ts';

it('names a stored symptom; what a person wrote stays as it is', () => {
  expect(commonSymptoms.map(symptomName)).toEqual([...commonSymptoms]);
  expect(symptomName('Hiccups')).toBe('Hiccups');
  expect(symptomName('toString')).toBe('toString');
});
