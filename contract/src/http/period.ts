/**
 * Two local dates or date-times of one zone, written alike, compare as text: no clock is needed.
 * A missing side is no mistake.
 */
export const endsBeforeStart = (start?: string | null, end?: string | null): boolean =>
  Boolean(start) && Boolean(end) && String(end) < String(start);

export const endBeforeStartSentence = 'The end cannot be before the start. Select a later end.';
