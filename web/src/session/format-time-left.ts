import { messages } from '@caretrail/contract/i18n/messages';

const texts = messages('session/time-left', {
  little: 'less than 30 seconds',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  minutesAndHalf: '{minutes, plural, one {# minute} other {# minutes}} 30 seconds',
});

const halfMinute = 30_000;

/** '2 minutes', '1 minute 30 seconds', …: words that need not change every second. */
export function formatTimeLeft(leftMs: number): string {
  const halves = Math.ceil(leftMs / halfMinute);
  if (halves <= 1) return texts.little;
  const minutes = Math.floor(halves / 2);
  const isHalf = halves % 2 === 1;
  return isHalf ? texts.minutesAndHalf({ minutes }) : texts.minutes({ minutes });
}
