import type { DosePart } from './slots.ts';

/** One planned dose. Version, slot and day name it: it can be logged only once. */
export type Occurrence = {
  readonly slot_id: string;
  /** The day it belongs to: half past midnight is still the evening before. */
  readonly local_date: string;
  /** The clock that the patient sees: 'YYYY-MM-DDTHH:mm' in `time_zone`. */
  readonly local_date_time: string;
  readonly time_zone: string;
  readonly at_ms: number;
  readonly phase: number;
  readonly parts: readonly DosePart[];
  readonly note: string;
  readonly is_held: boolean;
};

/** When a logged dose was taken, by slot: hours that count from the last dose need it. */
export type TakenAt = ReadonlyMap<string, number>;
