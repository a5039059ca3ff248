import { messages } from '../i18n/messages.ts';

const texts = messages('medications/duration', {
  hours: '{hours, plural, one {# hour} other {# hours}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  both: '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
});

/** 90 → '1 hour 30 minutes'. */
export function formatHoursAndMinutes(length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return minutes === 0 ? '' : texts.minutes({ minutes });
  return minutes === 0 ? texts.hours({ hours }) : texts.both({ hours, minutes });
}
