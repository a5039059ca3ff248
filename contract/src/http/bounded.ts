import * as z from 'zod/mini';

/** A list that a person fills: bounded, so that one record stays one record. */
export const limitedList = <T extends z.ZodMiniType>(item: T, most: number) =>
  z
    .array(item, { error: 'Send a list here.' })
    .check(z.maxLength(most, { error: `List at most ${most}.` }));

/** The sentence says the bounds, so that nobody has to guess them. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Choose a whole number from ${least} to ${most}.`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

export const anyNumber = (least: number, most: number) => {
  const error = `Choose a number from ${least} to ${most}.`;
  return z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};
