import { messages } from '../i18n/messages.ts';

/**
 * Two local dates or date-times of one zone, written alike, compare as text: no clock is needed.
 * A missing side is no mistake.
 */
export const endsBeforeStart = (start?: string | null, end?: string | null): boolean =>
  Boolean(start) && Boolean(end) && String(end) < String(start);

const texts = messages('http/period', {
  endBeforeStart: 'The end cannot be before the start. Select a later end.',
});

export const endBeforeStartSentence = (): string => texts.endBeforeStart;
