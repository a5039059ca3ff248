import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { Phase } from '@caretrail/contract/medications/schedule';
import { longDate } from '../../../lib/long-date.ts';

const notesOf = ({ shifts, held }: CyclePattern): string[] => [
  ...shifts.map(({ cycle, start_date }) => `Cycle ${cycle} starts on ${longDate(start_date)}`),
  ...held.map((cycle) => `Cycle ${cycle} waits for the go-ahead`),
];

/** What was agreed on beside the rhythm: delays and holds, a sentence each. */
export const cycleNotes = (phases: readonly Pick<Phase, 'pattern'>[]): string[] =>
  phases.flatMap(({ pattern }) => (pattern.kind === 'cycle' ? notesOf(pattern) : []));
