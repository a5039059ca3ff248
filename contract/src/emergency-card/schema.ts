import * as z from 'zod/mini';
import { limitedList } from '../http/bounded.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { instant, recordVersion } from '../http/record-stamps.ts';
import { tokenForm } from '../http/token-form.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const errors = messages('emergency-card/errors', {
  line: 'Select one of the lines of the card.',
  contactName: 'Enter a name.',
  contactPhone: 'Enter a phone number.',
  token: 'Send the token of this card.',
  mark: 'Send the mark of this card.',
});

/** In the order of the card. The name is always there: without it a card belongs to no one. */
export const cardLines = [
  'birth_date',
  'diagnosis',
  'steroids',
  'blood_thinners',
  'seizures',
  'allergies',
  'medicines',
  'contacts',
  'places',
] as const;
export type CardLine = (typeof cardLines)[number];

const text = z.string();
const texts = z.array(text);
const maybe = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

const cardContact = z.object({ name: text, relation: text, phone: text });
export type CardContact = z.infer<typeof cardContact>;

const cardMedicine = z.object({
  name: text,
  dose: text,
  /** 'Every day at 08:00' */
  when: text,
  is_on_hold: z.boolean(),
  never_stop_suddenly: z.boolean(),
});
export type CardMedicine = z.infer<typeof cardMedicine>;

/**
 * What is on the card, from the record as it was at `made_at`. Null: not on the card, because it was left out, nothing is
 * written down about it, or its area is closed to the reader.
 */
export const emergencyCard = z.object({
  made_at: instant,
  name: text,
  birth_date: maybe(text),
  diagnosis: maybe(text),
  /** The medicines that are steroids. */
  steroids: maybe(texts),
  blood_thinners: maybe(texts),
  seizures: maybe(text),
  /** `is_recorded` and no names: the record says that there are none. */
  allergies: maybe(z.object({ is_recorded: z.boolean(), names: texts })),
  /** Empty: none is written down. */
  medicines: maybe(z.array(cardMedicine)),
  contacts: maybe(z.array(cardContact)),
  /** Places that can be called at any time. */
  places: maybe(z.array(z.object({ name: text, phone: text }))),
});
export type EmergencyCard = z.infer<typeof emergencyCard>;

/** As it is written in the record: a medicine or place that is renamed is on the card again. */
const recordNames = limitedList(requiredText(limits.text.title), limits.emergencyCard.names);
const short = plainText(limits.text.short);

const fields = {
  left_out: limitedList(z.enum(cardLines, { error: () => errors.line }), cardLines.length),
  /** In the person's own words: what happens, and what to do when. */
  seizures: plainText(limits.emergencyCard.seizuresLength),
  /** Names of medicines that are no steroids, although their names look like it. */
  not_steroids: recordNames,
  not_blood_thinners: recordNames,
  /** Others, which are not among the medicines of the record. */
  more_steroids: short,
  more_blood_thinners: short,
  contacts: limitedList(
    z.strictObject({
      name: requiredText(limits.preboarding.contactName, () => errors.contactName),
      relation: plainText(limits.preboarding.contactRelation),
      phone: requiredText(limits.text.phone, () => errors.contactPhone),
    }),
    limits.emergencyCard.contacts,
  ),
  /** Names of places. */
  left_out_places: recordNames,
};

/** What the person chose and wrote for the card. */
export const cardSettings = z.object(fields);
export type CardSettings = z.infer<typeof cardSettings>;

export const noSettings: CardSettings = {
  left_out: [],
  seizures: '',
  not_steroids: [],
  not_blood_thinners: [],
  more_steroids: '',
  more_blood_thinners: '',
  contacts: [],
  left_out_places: [],
};

/** A device on which the card can be seen without signing in. */
const cardDevice = z.object({
  id,
  /** 'Firefox on Android' */
  device: maybe(text),
  allowed_at: instant,
});
export type CardDevice = z.infer<typeof cardDevice>;

export const emergencyCardAnswer = z.object({
  card: emergencyCard,
  /** Tells two cards apart without saying what is on them; the same for the same card at another time. */
  mark: text,
  version: recordVersion,
  /** Null: the reader may not change them. */
  settings: maybe(cardSettings),
  /** What can be left out or corrected: names in the record, whatever was chosen about them. */
  found: maybe(z.object({ steroids: texts, blood_thinners: texts, places: texts })),
  /** Null: it is the record of someone else. */
  devices: maybe(z.array(cardDevice)),
});
export type EmergencyCardAnswer = z.infer<typeof emergencyCardAnswer>;

export const cardEdit = z.strictObject({ version: recordVersion, ...fields });
export type CardEdit = z.infer<typeof cardEdit>;

const token = z
  .string({ error: () => errors.token })
  .check(z.regex(tokenForm, { error: () => errors.token }));

/** A device makes the token itself, so that a call that is sent again allows nothing twice. */
export const cardToken = z.strictObject({ token });
export const cardQuestion = z.strictObject({
  token,
  mark: z
    .string({ error: () => errors.mark })
    .check(z.regex(/^[\w-]{43}$/, { error: () => errors.mark })),
});
export type CardQuestion = z.infer<typeof cardQuestion>;

/** `keep`: the card on the device is as the record is. `newer`: the record has changed. `withdrawn`: it must go. */
export const cardStates = ['keep', 'newer', 'withdrawn'] as const;
export type CardState = (typeof cardStates)[number];
export const cardState = z.object({ state: z.enum(cardStates) });
