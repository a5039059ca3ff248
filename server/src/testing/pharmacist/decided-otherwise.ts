import type { TableCheck } from './tables.ts';

type Otherwise = {
  readonly why: string;
  /** The check as the product decides it, in the notation of the tables. */
  readonly instead: (check: TableCheck) => TableCheck;
};

const onePacketDate: Otherwise = {
  why: 'One date for all packets of a strength, the earliest of them: it warns too early rather than too late.',
  instead: (check) => ({
    ...check,
    stock: (check.stock ?? []).map((text) => text.replace(/on .+$/, 'on 2026-01-21')),
  }),
};

/**
 * Where the tables chose one interpretation of several, and the product another one. Everything else follows the
 * tables.
 */
export const decidedOtherwise: Readonly<Record<string, Otherwise>> = {
  'P18.2': {
    why: 'With fewer doses a day, a time that stays is still asked for on the day of the change: same time, same dose.',
    instead: (check) => ({
      ...check,
      doses: [...check.doses, 'gab 2026-01-22 21:00 +00:00 2x300 asked'],
    }),
  },
  'P31.4': {
    why: 'So many a day counts the last 24 hours and not the day from 03:00 on: the longer wait is the safe one.',
    instead: (check) => ({
      ...check,
      ...(check.as_needed && {
        as_needed: { ...check.as_needed, next: '2026-01-13T08:00+00:00' },
      }),
    }),
  },
  'P38.2': onePacketDate,
  'P38.3': onePacketDate,
};
