import { messages } from '@caretrail/contract/i18n/messages';

export const lengthTexts = messages('timelines/length', {
  legend: 'How long did it last? (optional)',
  hint: 'A guess is enough.',
  minutes: 'Minutes',
  seconds: 'Seconds',
  wrong: 'Enter whole minutes, and up to 59 seconds.',
});

/** As typed. */
export type LengthValues = {
  readonly lengthMinutes: string;
  readonly lengthSeconds: string;
};

/** A stored length in the fields of the form. */
export const typedLength = (seconds: number | null): LengthValues => ({
  lengthMinutes: seconds === null || seconds < 60 ? '' : String(Math.floor(seconds / 60)),
  lengthSeconds: seconds === null || seconds % 60 === 0 ? '' : String(seconds % 60),
});

const mostMinutes = 999;
const mostSeconds = 59;

const numberIn = (text: string, most: number): number | null => {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
};

/** In seconds; null: nothing was typed. Undefined: what was typed is no length. */
export function lengthOf({
  lengthMinutes,
  lengthSeconds,
}: LengthValues): number | null | undefined {
  const minutes = numberIn(lengthMinutes, mostMinutes);
  const seconds = numberIn(lengthSeconds, mostSeconds);
  return minutes === null || seconds === null ? undefined : minutes * 60 + seconds || null;
}
