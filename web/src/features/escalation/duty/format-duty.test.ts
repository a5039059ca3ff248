import { expect, it } from 'vitest';
import { formatReplaced } from './format-duty.ts';

const turn = (until_on: string | null, is_mine = false) => ({
  id: 't',
  helper_id: is_mine ? 'me' : 'anna',
  name: is_mine ? 'Mia' : 'Anna',
  until_on,
  is_mine,
});
const [mine, bens] = [
  { name: null, helperId: 'me' },
  { name: 'Ben', helperId: 'ben' },
];
const anna = { name: 'Anna', helperId: 'anna' };
const stops = 'Now Anna is on duty. With your duty, that of Anna stops, and Anna gets an email.';

it.each([
  ['no one is on duty', null, mine, null, []],
  ['another stops for good', turn('2027-03-04'), mine, null, [stops]],
  [
    'another comes back after the last day',
    turn('2027-03-04'),
    mine,
    '2027-03-03',
    [stops, 'When the new duty ends, that of Anna counts again.'],
  ],
  ['both end on the same day', turn('2027-03-04'), mine, '2027-03-04', [stops]],
  ['it is the reader’s already', turn(null, true), mine, '2027-03-03', []],
  [
    'the reader hands over',
    turn(null, true),
    bens,
    '2027-03-03',
    [
      'Until Ben says yes, you stay on duty. Then your duty stops.',
      'When the new duty ends, yours counts again.',
    ],
  ],
  [
    'a third is asked',
    turn(null),
    bens,
    null,
    ['Until Ben says yes, Anna stays on duty. Then that duty stops.'],
  ],
  ['who is on duty is asked', turn(null), anna, null, ['Anna is on duty already.']],
])('D11 the form says what becomes of the duty that counts now: %s', (_, now, who, until, said) => {
  expect(formatReplaced(now, { ...who, until_on: until })).toEqual(said);
});
