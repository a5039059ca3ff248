import * as z from 'zod/mini';

/** A list that a person fills: bounded, so that one record stays one record. */
export const limitedList = <T extends z.ZodMiniType>(item: T, most: number) =>
  z
    .array(item, { error: 'Please send a list here.' })
    .check(z.maxLength(most, { error: `Please list at most ${most}.` }));

/** The sentence says the bounds, so that nobody has to guess them. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Please choose a whole number from ${least} to ${most}.`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

export const anyNumber = (least: number, most: number) => {
  const error = `Please choose a number from ${least} to ${most}.`;
  return z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};
