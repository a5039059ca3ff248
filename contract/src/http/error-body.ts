import * as z from 'zod/mini';

/** Every refusal of the server has this shape, so that the rules of §8 find `detail`. */
export const errorBody = z.object({
  code: z.string(),
  detail: z.string(),
  request_id: z.string(),
  /** Field name → sentence, for refused input. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `stale_version`: what the edit started from, and the record as it is now. */
  conflict: z.optional(
    z.object({ your_version: z.int(), stored_version: z.int(), stored: z.unknown() }),
  ),
  /** With `conflict`: the record that already exists. */
  stored: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;
