import type { Area } from '@caretrail/contract/circle/areas';
import { expect, it } from 'vitest';
import { toldUntil } from './told-until.ts';

const medicines: Area[] = ['calendar', 'medication'];
const calendar: Area[] = ['calendar'];

it.each([
  ['nothing changes', medicines, null, medicines, '', 'unchanged'],
  ['the medicines are taken away', medicines, null, calendar, '', 'now'],
  ['it had no medicines before', calendar, null, calendar, '2027-03-04', 'unchanged'],
  ['it gets a last day', medicines, null, medicines, '2027-03-04', { day: '2027-03-04' }],
  [
    'the last day is sooner',
    medicines,
    '2027-03-05',
    medicines,
    '2027-03-04',
    { day: '2027-03-04' },
  ],
  ['the last day is later', medicines, '2027-03-03', medicines, '2027-03-04', 'unchanged'],
  ['the last day is taken away', medicines, '2027-03-03', medicines, '', 'unchanged'],
])(
  'D11 a changed access lets someone be told until when: %s',
  (_, areas, ends_on, of, end, until) => {
    expect(toldUntil({ areas, ends_on }, { areas: of, ends_on: end })).toEqual(until);
  },
);
