import * as z from 'zod/mini';

/** A list that a user fills in: bounded, so that a record stays small enough to send whole. */
export const limitedList = <T extends z.ZodMiniType>(item: T, most: number) =>
  z
    .array(item, { error: 'Send a list here.' })
    .check(z.maxLength(most, { error: `Add no more than ${most}.` }));

/** The sentence states the bounds, so that the user need not guess them. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Enter a whole number from ${least} to ${most}.`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

export const anyNumber = (least: number, most: number) => {
  const error = `Enter a number from ${least} to ${most}.`;
  return z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};
