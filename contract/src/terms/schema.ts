import * as z from 'zod/mini';

export const terms = z.object({
  version: z.string(),
  published: z.string(),
  summary: z.array(z.string()),
  /** Markdown. */
  text: z.string(),
});
export type Terms = z.infer<typeof terms>;

/** Terms and health-data processing are required and told apart; research contact is optional and off by default. */
export const termsAcceptance = z.strictObject({
  version: z.string().check(z.minLength(1), z.maxLength(40)),
  accepted: z.literal(true, { error: 'Please accept the terms to go on, or decline them.' }),
  health_data: z.optional(z.boolean()),
  research_contact: z.optional(z.boolean()),
});
