import * as z from 'zod/mini';
import { documentType } from '../files/document-types.ts';
import { id, requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { locationType } from '../locations/labels.ts';
import { medicationState } from '../medications/labels.ts';
import { eventStatus } from '../timelines/event-statuses.ts';
import { eventType } from '../timelines/event-types.ts';
import { treatmentStatus, treatmentType } from '../treatments/labels.ts';

const texts = messages('search/query', { missing: 'Enter what you are looking for.' });

export const searchQuery = z.strictObject({
  q: requiredText(limits.search.queryLength, () => texts.missing),
});

const text = z.string();

/** The best of what was found, best first. */
const found = <T extends z.ZodMiniType>(hit: T) =>
  z.object({
    /** How many there are. */
    total: z.int(),
    /** No text has the words as they were typed: these have similar ones. */
    is_similar: z.boolean(),
    hits: z.array(hit),
  });

const medicineHit = z.object({
  id,
  name: text,
  generic: text,
  strength: text,
  state: medicationState,
});
export type MedicineHit = z.infer<typeof medicineHit>;

const eventHit = z.object({
  id,
  event_type: eventType,
  title: text,
  /** Local 'YYYY-MM-DDTHH:mm'. */
  start: text,
  all_day: z.boolean(),
  status: eventStatus,
  location_name: text,
});
export type EventHit = z.infer<typeof eventHit>;

const fileHit = z.object({
  id,
  title: text,
  doc_type: documentType,
  /** 'YYYY-MM-DD' under which it is filed. */
  day: text,
  /** The passage of the text inside it that was found; null if there is none. */
  excerpt: z.nullable(text),
});
export type FileHit = z.infer<typeof fileHit>;

const placeHit = z.object({
  id,
  name: text,
  type: locationType,
  city: text,
  phone: text,
  on_call_phone: text,
});
export type PlaceHit = z.infer<typeof placeHit>;

const treatmentHit = z.object({ id, title: text, type: treatmentType, status: treatmentStatus });
export type TreatmentHit = z.infer<typeof treatmentHit>;

const articleHit = z.object({
  id,
  url: text,
  title: text,
  source: z.nullable(text),
  published_date: z.nullable(text),
});
export type ArticleHit = z.infer<typeof articleHit>;

/** One group for each kind of thing. Another kind is another key here, and a source on the server. */
export const searchAnswer = z.object({
  medicines: found(medicineHit),
  events: found(eventHit),
  files: found(fileHit),
  places: found(placeHit),
  treatments: found(treatmentHit),
  articles: found(articleHit),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** In the order in which they are shown. */
export const searchGroups = [
  'medicines',
  'events',
  'files',
  'places',
  'treatments',
  'articles',
] as const satisfies readonly (keyof SearchAnswer)[];
export type SearchGroup = (typeof searchGroups)[number];
