import * as z from 'zod/mini';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';

const texts = messages('terms/schema', {
  version: 'Send the version of the terms that was read.',
  accept: 'Accept the terms of service to continue, or decline them.',
  healthData: 'Agree to the use of your health data to continue, or decline.',
  boolean: 'Send true or false here.',
});

export const terms = z.object({
  version: z.string(),
  published: z.string(),
  /** Of the text, as a BCP 47 tag: the language of the caller, or English. */
  language: z.string(),
  summary: z.array(z.string()),
  /** Markdown. */
  text: z.string(),
});
export type Terms = z.infer<typeof terms>;

const version = (): string => texts.version;

/**
 * Three separate ticks: the terms and health-data processing are required, research contact is off unless ticked. Of who
 * only helps, `health_data` is about the data that others share with them, and research is not asked.
 */
export const termsAcceptance = z.strictObject({
  version: z
    .string({ error: version })
    .check(z.minLength(1, { error: version }), z.maxLength(40, { error: version })),
  accepted: z.literal(true, { error: () => texts.accept }),
  health_data: z.literal(true, { error: () => texts.healthData }),
  research_contact: z._default(z.boolean({ error: () => texts.boolean }), false),
});
export type TermsAcceptance = z.infer<typeof termsAcceptance>;

export const consentKinds = ['terms', 'health-data', 'others-data', 'research-contact'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** One decision. None is ever changed: a new one is added. */
export const consent = z.object({
  kind: z.enum(consentKinds),
  accepted: z.boolean(),
  /** The version of the text that was read. */
  version: z.string(),
  at: instant,
});
export type Consent = z.infer<typeof consent>;

/** Newest first. */
export const consentList = z.object({ data: z.array(consent) });

/** The one agreement that nothing else depends on. */
export const researchContact = z.strictObject({
  accepted: z.boolean({ error: () => texts.boolean }),
});
