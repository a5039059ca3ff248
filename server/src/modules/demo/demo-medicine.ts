import type * as z from 'zod/mini';
import type {
  medicationEdit,
  newMedication,
} from '@caretrail/contract/medications/medication-body';
import type { phase } from '@caretrail/contract/medications/schedule';

import type { DemoTreatmentName } from './demo-treatment.ts';

/** The date so many days from today. */
export type DateOf = (day: number) => string;

/** A medicine of the demo: entered on a day, so many from today, and changed later. */
export type DemoMedicine = {
  readonly day: number;
  /** What it belongs to. */
  readonly treatment?: DemoTreatmentName;
  readonly body: (dateOf: DateOf) => z.input<typeof newMedication>;
  readonly changes?: readonly {
    readonly day: number;
    readonly edit: (dateOf: DateOf) => z.input<typeof medicationEdit>;
  }[];
  /** Taken without fail; the others are sometimes late, skipped or forgotten. */
  readonly isAlwaysTaken?: true;
  /** The helper is told about it. Then nothing of the last days is left open: the demo does not begin with an alarm. */
  readonly isCritical?: true;
  /** Days on which it was taken as needed. */
  readonly neededOn?: readonly number[];
};

/** A single phase, open unless it has days. */
export const onePhase = (
  date: string,
  fields: Pick<z.input<typeof phase>, 'pattern' | 'slots'>,
  days?: number,
) => [
  {
    seq: 1,
    start: { date },
    length: days === undefined ? { open: true as const } : { days },
    ...fields,
  },
];
