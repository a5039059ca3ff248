import type { YearTable } from './year-table.ts';

/**
 * What real people take in 2027, written down from a calendar, in Berlin: summer time (s) from 28 March to 30 October,
 * winter time (w) else. 1 January is a Friday.
 */

export const levetiracetamTable: YearTable = {
  year: 2027,
  letters: {
    w: ['08:00 = 07:00Z 1 × 500 mg', '20:00 = 19:00Z 1 × 500 mg'],
    s: ['08:00 = 06:00Z 1 × 500 mg', '20:00 = 18:00Z 1 × 500 mg'],
  },
  months: [
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwssss',
    'ssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssssssssw',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  ],
};

/** Monday, Wednesday and Friday. */
export const coTrimoxazoleTable: YearTable = {
  year: 2027,
  letters: { w: ['09:00 = 08:00Z 1 × 960 mg'], s: ['09:00 = 07:00Z 1 × 960 mg'] },
  months: [
    'w..w.w.w..w.w.w..w.w.w..w.w.w..',
    'w.w.w..w.w.w..w.w.w..w.w.w..',
    'w.w.w..w.w.w..w.w.w..w.w.w..s.s',
    '.s..s.s.s..s.s.s..s.s.s..s.s.s',
    '..s.s.s..s.s.s..s.s.s..s.s.s..s',
    '.s.s..s.s.s..s.s.s..s.s.s..s.s',
    '.s..s.s.s..s.s.s..s.s.s..s.s.s.',
    '.s.s.s..s.s.s..s.s.s..s.s.s..s.',
    's.s..s.s.s..s.s.s..s.s.s..s.s.',
    's..s.s.s..s.s.s..s.s.s..s.s.s..',
    'w.w.w..w.w.w..w.w.w..w.w.w..w.',
    'w.w..w.w.w..w.w.w..w.w.w..w.w.w',
  ],
};

const nothingIn = {
  30: '..............................',
  31: '...............................',
} as const;

/** The figures are milligrams: five days each, and on the 21st there is none. */
export const dexamethasoneTable: YearTable = {
  year: 2027,
  letters: {
    8: ['08:00 = 07:00Z 4 × 2 mg'],
    6: ['08:00 = 07:00Z 3 × 2 mg'],
    4: ['08:00 = 07:00Z 2 × 2 mg'],
    2: ['08:00 = 07:00Z 1 × 2 mg'],
  },
  months: [
    nothingIn[31],
    '88888666664444422222........',
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
  ],
};

/** Five days each from 4 January, 1 February and 1 March; the fourth, due on 29 March, came a week late: 5 April, 3 May, 31 May. */
const sixCycles = [
  '...wwwww.......................',
  'wwwww.......................',
  'wwwww..........................',
  '....sssss.....................',
  '..sssss.......................s',
  'ssss..........................',
  nothingIn[31],
  nothingIn[31],
  nothingIn[30],
  nothingIn[31],
  nothingIn[30],
  nothingIn[31],
];

export const temozolomideTable: YearTable = {
  year: 2027,
  letters: {
    w: ['21:00 = 20:00Z 2 × 140 mg + 1 × 20 mg'],
    s: ['21:00 = 19:00Z 2 × 140 mg + 1 × 20 mg'],
  },
  months: sixCycles,
};

export const ondansetronTable: YearTable = {
  year: 2027,
  letters: { w: ['20:00 = 19:00Z 1 × 8 mg'], s: ['20:00 = 18:00Z 1 × 8 mg'] },
  months: sixCycles,
};

/** By real hours: the clock that went forward on 28 March shows an hour more from then on. */
export const antibioticInSpringTable: YearTable = {
  year: 2027,
  letters: {
    w: ['06:00 = 05:00Z 1 × 500 mg', '14:00 = 13:00Z 1 × 500 mg', '22:00 = 21:00Z 1 × 500 mg'],
    s: ['07:00 = 05:00Z 1 × 500 mg', '15:00 = 13:00Z 1 × 500 mg', '23:00 = 21:00Z 1 × 500 mg'],
  },
  months: [
    nothingIn[31],
    '............................',
    '........................wwwssss',
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
  ],
};

/** And the one that went back on 31 October an hour less. */
export const antibioticInAutumnTable: YearTable = {
  year: 2027,
  letters: {
    s: ['06:00 = 04:00Z 1 × 500 mg', '14:00 = 12:00Z 1 × 500 mg', '22:00 = 20:00Z 1 × 500 mg'],
    w: ['05:00 = 04:00Z 1 × 500 mg', '13:00 = 12:00Z 1 × 500 mg', '21:00 = 20:00Z 1 × 500 mg'],
  },
  months: [
    nothingIn[31],
    '............................',
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[31],
    nothingIn[30],
    '............................ssw',
    'wwww..........................',
    nothingIn[31],
  ],
};

export const asNeededTable: YearTable = {
  year: 2027,
  letters: {},
  months: [
    nothingIn[31],
    '............................',
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
    nothingIn[30],
    nothingIn[31],
  ],
};
