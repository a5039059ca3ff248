import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { medication } from '../medications/schema.ts';
import { eventFile, timelineEvent } from '../timelines/schema.ts';
import { datedResult } from './against-limits.ts';
import { medicineCycles } from './medicine-cycles.ts';

/** What belongs to a treatment and is kept elsewhere, as much of it as its page shows. */
export const linkedRecords = z.object({
  medications: z.array(
    z.extend(z.pick(medication, { id: true, name: true, dosage: true, state: true }), {
      /** Of an active one. */
      cycles: z.nullable(medicineCycles),
    }),
  ),
  /** Newest first. */
  events: z.array(
    z.pick(timelineEvent, {
      id: true,
      event_type: true,
      title: true,
      start: true,
      end: true,
      time_zone: true,
      all_day: true,
      status: true,
    }),
  ),
  /** Its own, and those of its events. */
  files: z.array(z.extend(eventFile, { event_id: z.nullable(id) })),
  /** Of the tests that have a limit, since some weeks before the treatment, newest first. */
  results: z.array(datedResult),
  /** What was noted about symptoms while it went on, newest first. */
  symptoms: z.array(
    z.object({
      event_id: id,
      date: z.string(),
      symptoms: z.array(z.string()),
      severity: z.nullable(z.int()),
    }),
  ),
});
export type LinkedRecords = z.infer<typeof linkedRecords>;
