import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

const texts = messages('http/bounded', {
  list: 'Send a list here.',
  mostEntries: 'Add no more than {most, number}.',
  wholeNumber: 'Enter a whole number from {least, number} to {most, number}.',
  anyNumber: 'Enter a number from {least, number} to {most, number}.',
});

/** A list that a user fills in: bounded, so that a record stays small enough to send whole. */
export const limitedList = <T extends z.ZodMiniType>(item: T, most: number) =>
  z
    .array(item, { error: () => texts.list })
    .check(z.maxLength(most, { error: () => texts.mostEntries({ most }) }));

/** The sentence states the bounds, so that the user need not guess them. */
export const wholeNumber = (least: number, most: number) => {
  const error = () => texts.wholeNumber({ least, most });
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

export const anyNumber = (least: number, most: number) => {
  const error = () => texts.anyNumber({ least, most });
  return z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};
