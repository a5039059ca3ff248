import * as z from 'zod/mini';

export const terms = z.object({
  version: z.string(),
  published: z.string(),
  summary: z.array(z.string()),
  /** Markdown. */
  text: z.string(),
});
export type Terms = z.infer<typeof terms>;

const version = 'Please say which version of the terms was read.';

/** Three separate ticks: the terms and health-data processing are required, research contact is off unless ticked. */
export const termsAcceptance = z.strictObject({
  version: z
    .string({ error: version })
    .check(z.minLength(1, { error: version }), z.maxLength(40, { error: version })),
  accepted: z.literal(true, { error: 'Please accept the terms to go on, or decline them.' }),
  health_data: z.literal(true, {
    error: 'Please agree to the use of your health data to go on, or decline.',
  }),
  research_contact: z._default(z.boolean({ error: 'Please send true or false here.' }), false),
});
export type TermsAcceptance = z.infer<typeof termsAcceptance>;
