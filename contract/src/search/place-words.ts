import { messages } from '../i18n/messages.ts';
import { locationTypeLabels, locationTypes } from '../locations/labels.ts';
import { rankOf, wordsOf } from './match-words.ts';

/** Words by which people look for a place that they can call. */
const texts = messages('search/place-words', {
  night:
    '24 hour hours 24h night nights weekend weekends evening emergency urgent on call out of hours helpline hotline',
  phone: 'phone telephone call ring dial number contact',
});

/** Which numbers a place has. */
export const placeNumbers = ['none', 'phone', 'night'] as const;
export type PlaceNumbers = (typeof placeNumbers)[number];

const wordsFor: Readonly<Record<PlaceNumbers, () => string>> = {
  none: () => '',
  phone: () => texts.phone,
  night: () => `${texts.night} ${texts.phone}`,
};

/** What readers may call a place, by its type and its numbers: 'hospital night'. */
export const placeLabels = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locationTypes.flatMap((type) =>
      placeNumbers.map((numbers) => [
        `${type} ${numbers}`,
        `${locationTypeLabels[type]} ${wordsFor[numbers]()}`,
      ]),
    ),
  );

/** Shorter words begin too many others. */
const fewestLetters = 3;

/** Which number a search asks for: that of the night, any, or none. */
export function numberAsked(search: string, isForgiving: boolean): PlaceNumbers {
  const typed = wordsOf(search).filter(
    (word) => word.length >= fewestLetters || /^\d+$/.test(word),
  );
  const asks = (words: string): boolean =>
    wordsOf(words).some((word) => typed.some((each) => rankOf(each, word, isForgiving) > 0));
  if (typed.length === 0) return 'none';
  // "call" is in "on call": a word for any number asks for any.
  if (asks(texts.phone)) return 'phone';
  return asks(texts.night) ? 'night' : 'none';
}
