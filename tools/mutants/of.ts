import type { Mutant } from './mutant.ts';

type Row = readonly [section: string, from: string, to: string, survives?: string];

/** The mutants of one file. */
export const of = (file: string, rows: readonly Row[]): Mutant[] =>
  rows.map(([section, from, to, survives]) => ({
    section,
    file,
    from,
    to,
    ...(survives !== undefined && { survives }),
  }));
