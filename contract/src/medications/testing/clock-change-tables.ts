import type { YearTable } from './year-table.ts';

/** 2026 in four places, written down from a calendar: which days have winter time (w) and which summer time (s). */

type Place = {
  readonly zone: string;
  readonly times: readonly string[];
  readonly table: YearTable;
};

/** g: the night with the gap. r: the night that has an hour (or half of one) again. */
const newYork: Place = {
  zone: 'America/New_York',
  times: ['01:30', '02:30', '08:00'],
  table: {
    year: 2026,
    letters: {
      w: ['01:30 = 06:30Z', '02:30 = 07:30Z', '08:00 = 13:00Z'],
      g: ['01:30 = 06:30Z', '03:00 = 07:00Z', '08:00 = 12:00Z'],
      s: ['01:30 = 05:30Z', '02:30 = 06:30Z', '08:00 = 12:00Z'],
      r: ['01:30 = 05:30Z', '02:30 = 07:30Z', '08:00 = 13:00Z'],
    },
    months: [
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwgsssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'rwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    ],
  },
};

const berlin: Place = {
  zone: 'Europe/Berlin',
  times: ['01:30', '02:30', '08:00'],
  table: {
    year: 2026,
    letters: {
      w: ['01:30 = 00:30Z', '02:30 = 01:30Z', '08:00 = 07:00Z'],
      g: ['01:30 = 00:30Z', '03:00 = 01:00Z', '08:00 = 06:00Z'],
      s: ['01:30 = prev 23:30Z', '02:30 = 00:30Z', '08:00 = 06:00Z'],
      r: ['01:30 = prev 23:30Z', '02:30 = 00:30Z', '08:00 = 07:00Z'],
    },
    months: [
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwgss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssrwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    ],
  },
};

/** In the south, and by half an hour. */
const lordHowe: Place = {
  zone: 'Australia/Lord_Howe',
  times: ['01:45', '02:15', '08:00'],
  table: {
    year: 2026,
    letters: {
      s: ['01:45 = prev 14:45Z', '02:15 = prev 15:15Z', '08:00 = prev 21:00Z'],
      r: ['01:45 = prev 14:45Z', '02:15 = prev 15:45Z', '08:00 = prev 21:30Z'],
      w: ['01:45 = prev 15:15Z', '02:15 = prev 15:45Z', '08:00 = prev 21:30Z'],
      g: ['01:45 = prev 15:15Z', '02:30 = prev 15:30Z', '08:00 = prev 21:00Z'],
    },
    months: [
      'sssssssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
      'ssssrwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      'wwwgsssssssssssssssssssssssssss',
      'ssssssssssssssssssssssssssssss',
      'sssssssssssssssssssssssssssssss',
    ],
  },
};

const everyDay = [
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
];

/** Five hours and three quarters ahead, all the year. */
const kathmandu: Place = {
  zone: 'Asia/Kathmandu',
  times: ['01:30', '02:30', '08:00'],
  table: {
    year: 2026,
    letters: { w: ['01:30 = prev 19:45Z', '02:30 = prev 20:45Z', '08:00 = 02:15Z'] },
    months: everyDay,
  },
};

export const wallClockTables = [newYork, berlin, lordHowe, kathmandu] as const;

/** From 08:00 on 1 January every 24 real hours: the clock shows another time in the other half of the year. */
export const elapsedTables: readonly Pick<Place, 'zone' | 'table'>[] = [
  {
    zone: 'America/New_York',
    table: {
      year: 2026,
      letters: { w: ['08:00 = 13:00Z'], s: ['09:00 = 13:00Z'] },
      months: [
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      ],
    },
  },
  {
    zone: 'Europe/Berlin',
    table: {
      year: 2026,
      letters: { w: ['08:00 = 07:00Z'], s: ['09:00 = 07:00Z'] },
      months: [
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwsss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssswwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      ],
    },
  },
  {
    zone: 'Australia/Lord_Howe',
    table: {
      year: 2026,
      letters: { s: ['08:00 = prev 21:00Z'], w: ['07:30 = prev 21:00Z'] },
      months: [
        'sssssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
        'sssswwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        'wwwssssssssssssssssssssssssssss',
        'ssssssssssssssssssssssssssssss',
        'sssssssssssssssssssssssssssssss',
      ],
    },
  },
  {
    zone: 'Asia/Kathmandu',
    table: { year: 2026, letters: { w: ['08:00 = 02:15Z'] }, months: everyDay },
  },
];

/** 08:00 in Berlin on the clock of New York, which changes three weeks sooner in spring and one week later in autumn. */
export const seenFromNewYork: YearTable = {
  year: 2026,
  letters: {
    // Winter in both.
    w: ['02:00 = 07:00Z'],
    // Summer in New York, winter in Berlin.
    b: ['03:00 = 07:00Z'],
    // Summer in both.
    s: ['02:00 = 06:00Z'],
  },
  months: [
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwbbbbbbbbbbbbbbbbbbbbbsss',
    'ssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'sssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssssssss',
    'ssssssssssssssssssssssssbbbbbbb',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  ],
};
