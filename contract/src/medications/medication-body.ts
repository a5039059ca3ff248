import * as z from 'zod/mini';
import { localTime } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList } from '../http/bounded.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { doseDate } from './dose-date.ts';
import { flatFieldsAgree } from './flat-beside-schedule.ts';
import { medicationCategory, medicationState, medicationStatus } from './labels.ts';
import { repeatOnInput } from './repeat-on.ts';
import { newSchedule } from './schedule.ts';
import { isAboveZero } from './slots.ts';
import { statusOfState } from './status.ts';
import { newStock } from './stock.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/body-errors', {
  yesOrNo: 'Select yes or no.',
  name: 'Enter the name of the medicine.',
  sameTime: 'Select each time only once.',
  state: 'Select a state that fits the status.',
});

const mostTimes = 24;
const short = plainText(limits.text.short);
const yesOrNo = z.boolean({ error: () => errors.yesOrNo });

/** The flat fields, and the richer schedule beside them. */
const shape = {
  name: requiredText(limits.text.short, () => errors.name),
  dosage: short.check(isAboveZero),
  times: limitedList(localTime, mostTimes).check(
    z.refine((times) => new Set(times).size === times.length, {
      error: () => errors.sameTime,
    }),
  ),
  repeat_on: repeatOnInput,
  start_date: doseDate,
  end_date: z.nullable(doseDate),
  instructions: plainText(limits.text.long),
  reason: short,
  status: medicationStatus,
  state: medicationState,
  state_reason: short,
  generic: short,
  code: z.nullable(
    z.strictObject({
      system: requiredText(limits.text.short),
      code: requiredText(limits.text.short),
    }),
  ),
  form: short,
  strength: short.check(isAboveZero),
  route: short,
  category: z.nullable(medicationCategory),
  /** Verbatim from the packet. */
  label_text: plainText(limits.text.long),
  prescriber: short,
  /** The pharmacy. */
  location_id: z.nullable(id),
  treatment_id: z.nullable(id),
  photo_file_id: z.nullable(id),
  never_stop_suddenly: yesOrNo,
  hazardous_handling: yesOrNo,
  notes: plainText(limits.text.long),
  /** Overrides the flat fields when given; these must then say the same or nothing. */
  schedule: z.nullable(newSchedule),
  stock: newStock,
};

type Checked = {
  [K in 'start_date' | 'end_date']?: string | null | undefined;
} & {
  status?: z.infer<typeof medicationStatus> | undefined;
  state?: z.infer<typeof medicationState> | undefined;
};

const endIsNotBeforeStart = z.refine<Checked>(
  (body) => !endsBeforeStart(body.start_date, body.end_date),
  {
    path: ['end_date'],
    error: endBeforeStartSentence,
  },
);
const stateFitsStatus = z.refine<Checked>(
  ({ status, state }) => !status || !state || statusOfState(state) === status,
  { path: ['state'], error: () => errors.state },
);

/** Only the name is required. Without a start the server uses the patient's today. */
export const newMedication = z
  .strictObject({
    ...withDefaults(shape, {
      dosage: '',
      times: [],
      repeat_on: null,
      end_date: null,
      instructions: '',
      reason: '',
      state_reason: '',
      generic: '',
      code: null,
      form: '',
      strength: '',
      route: '',
      category: null,
      label_text: '',
      prescriber: '',
      location_id: null,
      treatment_id: null,
      photo_file_id: null,
      hazardous_handling: false,
      notes: '',
      schedule: null,
      stock: [],
    }),
    start_date: z.optional(shape.start_date),
    status: z.optional(shape.status),
    state: z.optional(shape.state),
    /** Left out: its name or kind decides, see `isNeverStopped`. */
    never_stop_suddenly: z.optional(shape.never_stop_suddenly),
  })
  .check(endIsNotBeforeStart, stateFitsStatus, flatFieldsAgree);
export type NewMedication = z.infer<typeof newMedication>;

/** Names only what changes; the service validates the dates again with the stored ones. */
export const medicationEdit = z
  .partial(z.strictObject({ ...shape, version: recordVersion }))
  .check(endIsNotBeforeStart, stateFitsStatus, flatFieldsAgree);
export type MedicationEdit = z.infer<typeof medicationEdit>;
