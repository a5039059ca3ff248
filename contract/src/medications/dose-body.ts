import * as z from 'zod/mini';
import { timeZone } from '../http/date-text.ts';
import { id, plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { doseDate, doseInstant } from './dose-date.ts';
import { doseChannel, doseStatus, skipReason } from './doses.ts';
import { doseParts, slotId } from './slots.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/dose-errors', {
  together: 'Name the schedule, the slot and the day together, or none of them.',
  reason: 'Give a reason only for a dose that was skipped.',
  cleared: 'Name the record to clear.',
});

const isTogether = (...values: readonly unknown[]): boolean =>
  new Set(values.map((value) => value === null)).size === 1;

/** Without time or zone the server uses now and the patient's own. */
export const newDose = z
  .strictObject({
    status: doseStatus,
    /** These three name the planned dose; all `null` is a dose as needed. */
    schedule_version_id: z._default(z.nullable(id), null),
    slot_id: z._default(z.nullable(slotId), null),
    local_date: z._default(z.nullable(doseDate), null),
    at: z.optional(doseInstant),
    time_zone: z.optional(timeZone),
    amount_parts: z._default(doseParts, []),
    reason: z._default(z.nullable(skipReason), null),
    note: z._default(plainText(limits.text.short), ''),
    via: z._default(doseChannel, 'web'),
    /** The entry that this one corrects: the log only ever grows. */
    supersedes: z._default(z.nullable(id), null),
  })
  .check(
    z.refine((dose) => isTogether(dose.schedule_version_id, dose.slot_id, dose.local_date), {
      path: ['slot_id'],
      error: () => errors.together,
    }),
    z.refine(({ status, reason }) => status === 'skipped' || reason === null, {
      path: ['reason'],
      error: () => errors.reason,
    }),
    z.refine(({ status, supersedes }) => status !== 'cleared' || supersedes !== null, {
      path: ['supersedes'],
      error: () => errors.cleared,
    }),
  );
export type NewDose = z.infer<typeof newDose>;

/** Postpones a dose; `null` resets it to its planned time. */
export const newPostponement = z.strictObject({
  schedule_version_id: id,
  slot_id: slotId,
  local_date: doseDate,
  until: z.nullable(doseInstant),
  /** When it was pressed, where it had to wait for a connection. The press that was made last counts. */
  pressed_at: z.optional(doseInstant),
});
export type NewPostponement = z.infer<typeof newPostponement>;
