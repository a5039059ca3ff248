import * as z from 'zod/mini';
import { timeZone } from '../http/date-text.ts';
import { messages } from '../i18n/messages.ts';

const texts = messages('patients/schema', {
  zoneChoice: 'Choose whether the times move or stay.',
});

const zone = z.nullable(z.string());

/** The clock of a patient. */
export const patientZone = z.object({
  /** From the profile; null: not set. */
  time_zone: zone,
  /** The zone for doses: that of the profile, else the home of the newest schedule; null: the device's own. */
  used_zone: zone,
  /** The zone of a journey during which the times of home were to stay. */
  kept_in: zone,
});
export type PatientZone = z.infer<typeof patientZone>;

/** Move the times, or let them stay those of home while a device is elsewhere. */
export const zoneChoice = z
  .strictObject({ time_zone: z.optional(timeZone), kept_in: z.optional(timeZone) })
  .check(
    z.refine(({ time_zone, kept_in }) => (time_zone === undefined) !== (kept_in === undefined), {
      path: ['time_zone'],
      error: () => texts.zoneChoice,
    }),
  );
export type ZoneChoice = z.infer<typeof zoneChoice>;
