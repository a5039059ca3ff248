import { expect, it } from 'vitest';
import { lostBy, untold } from './no-one-left.ts';

const medicine = (people: string[]) => ({
  medication_id: people.join(),
  medication_name: 'Keppra',
  after_min: 60,
  people,
  version: 1,
});
const person = (helper_id: string, may_be_told = true) => ({
  helper_id,
  name: helper_id,
  may_be_told,
});
const both = [person('kim'), person('alex')];

it.each([
  ['someone can be told', ['kim'], [person('kim')], 0],
  ['only someone whose access ended', ['kim'], [person('kim', false)], 1],
])('%s', (_, listed, people, count) => {
  expect(untold({ medicines: [medicine(listed)], people })).toHaveLength(count);
});

it.each([
  ['the only one', ['kim'], both, 'kim', 1],
  ['one of two', ['kim', 'alex'], both, 'kim', 0],
  ['someone who is on no list', ['kim'], both, 'alex', 0],
  ['the only one, who could not be told before', ['kim'], [person('kim', false)], 'kim', 0],
  ['the last of two who can be told', ['kim', 'alex'], [both[0], person('alex', false)], 'kim', 1],
])(
  'D11 names what no one is told about any more once %s is gone',
  (_, listed, people, gone, count) => {
    const known = {
      medicines: [medicine(listed)],
      people: people.filter((each) => each !== undefined),
    };
    expect(lostBy(known, (id) => id === gone)).toHaveLength(count);
  },
);

it('D11 names all of them once everyone is gone', () => {
  const medicines = [medicine(['kim']), medicine(['alex', 'kim']), medicine(['sam'])];
  expect(lostBy({ medicines, people: both }, () => true)).toHaveLength(2);
});
