import { expect, it } from 'vitest';
import { noOneLeft } from './no-one-left.ts';

const medicine = (people: string[]) => ({ medication_id: 'm', after_min: 60, people, version: 1 });
const person = (helper_id: string, may_be_told = true) => ({
  helper_id,
  name: helper_id,
  may_be_told,
});

it.each([
  ['someone can be told', ['kim'], [person('kim')], undefined, 0],
  ['only someone whose access ended', ['kim'], [person('kim', false)], undefined, 1],
  ['the only one leaves', ['kim'], [person('kim'), person('alex')], 'kim', 1],
  ['one of two leaves', ['kim', 'alex'], [person('kim'), person('alex')], 'kim', 0],
])('%s', (_, listed, people, without, count) => {
  expect(noOneLeft({ medicines: [medicine(listed)], people }, without)).toBe(count);
});
