import * as z from 'zod/mini';

/** Every refusal of the server has this shape, so that the rules of §8 find `detail`. */
export const errorBody = z.object({
  code: z.string(),
  detail: z.string(),
  request_id: z.string(),
  /** Field name → sentence, for refused input. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
