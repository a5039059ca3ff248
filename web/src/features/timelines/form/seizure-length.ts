import { isLocalDateTime } from '@caretrail/contract/dates';
import { messages } from '@caretrail/contract/i18n/messages';
import { movedEnd } from '@caretrail/contract/time/moved-end';

export const lengthTexts = messages('timelines/length', {
  legend: 'How long did it last? (optional)',
  hint: 'A guess is enough.',
  minutes: 'Minutes',
  seconds: 'Seconds',
  wrong: 'Enter whole minutes, and up to 59 seconds.',
  lasted: {
    minutes: 'Lasted {minutes, plural, one {# minute} other {# minutes}}',
    seconds: 'Lasted {seconds, plural, one {# second} other {# seconds}}',
    both: 'Lasted {minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
  },
});

/** As typed; missing in any other form. */
export type LengthValues = {
  readonly lengthMinutes?: string;
  readonly lengthSeconds?: string;
};

const mostMinutes = 999;
const mostSeconds = 59;

const numberIn = (text: string | undefined, most: number): number | null => {
  const typed = text?.trim() ?? '';
  if (typed === '') return 0;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
};

type Length = { readonly minutes: number; readonly seconds: number };

/** Null: what was typed is no length. */
export function lengthOf({ lengthMinutes, lengthSeconds }: LengthValues): Length | null {
  const minutes = numberIn(lengthMinutes, mostMinutes);
  const seconds = numberIn(lengthSeconds, mostSeconds);
  return minutes === null || seconds === null ? null : { minutes, seconds };
}

function sentenceOf({ minutes, seconds }: Length): string {
  if (seconds === 0) return lengthTexts.lasted.minutes({ minutes });
  if (minutes === 0) return lengthTexts.lasted.seconds({ seconds });
  return lengthTexts.lasted.both({ minutes, seconds });
}

type Lasting = {
  readonly start: string;
  readonly end: string | null;
  readonly all_day: boolean;
  readonly description: string;
};

/**
 * An event that lasted as long as typed. Its end says so to the minute; where that is not exact, or there is an end
 * already, the first line of its notes does.
 */
export function withTypedLength<E extends Lasting>(event: E, typed: LengthValues): E {
  const length = lengthOf(typed);
  if (length === null || (length.minutes === 0 && length.seconds === 0)) return event;
  const { minutes, seconds } = length;
  const isOpen = event.end === null && !event.all_day && isLocalDateTime(event.start);
  const lasted = Math.round(minutes + seconds / 60);
  const end = isOpen && lasted > 0 ? endAfter(event.start, lasted) : event.end;
  const isExact = isOpen && seconds === 0;
  const description = isExact
    ? event.description
    : [sentenceOf(length), event.description].filter(Boolean).join('\n');
  return { ...event, end, description };
}

const dayBegins = '2000-01-01T00:00';
const clock = (minutes: number): string =>
  `2000-01-01T${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;

const endAfter = (start: string, minutes: number): string =>
  movedEnd({ start: dayBegins, end: clock(minutes) }, start);
