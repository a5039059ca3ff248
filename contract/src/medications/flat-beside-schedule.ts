import * as z from 'zod/mini';
import { flatOf, periodOf } from './flat-schedule.ts';
import { daysOfRepeatOn, type RepeatOn } from './repeat-on.ts';
import { type Weekday } from '../time/weekdays.ts';
import type { NewSchedule, Phase } from './schedule.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/flat-errors', {
  start:
    'The schedule starts on {day}. Change the first day in the schedule, or leave start_date out.',
  noEnd: 'The schedule has no end. Put the last day into the schedule, or leave end_date out.',
  end: 'The schedule ends on {day}. Change the last day in the schedule, or leave end_date out.',
  times: 'The schedule has other times. Put the times into the schedule, or leave times out.',
  days: 'The schedule has other days. Put the days into the schedule, or leave repeat_on out.',
});

/** The flat fields of a request about times, and the schedule beside them. */
type Sent = {
  readonly schedule?: NewSchedule | null | undefined;
  readonly times?: readonly string[] | undefined;
  readonly repeat_on?: RepeatOn<Weekday> | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | null | undefined;
};
type FlatField = Exclude<keyof Sent, 'schedule'>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

const startSentence = (phases: readonly Phase[], sent: string): string | null => {
  const start = periodOf(phases)?.start_date ?? sent;
  return sent === start ? null : errors.start({ day: start });
};

/** The last day of the plan is right too where its last dose comes earlier. */
function endSentence(phases: readonly Phase[], sent: string): string | null {
  const end = periodOf(phases)?.end_date ?? null;
  const length = phases.at(-1)?.length ?? {};
  if (sent === end || ('until' in length && sent === length.until)) return null;
  return end === null ? errors.noEnd : errors.end({ day: end });
}

/** Where the flat fields cannot say it all, they may name some of its clock times. */
function isAtTheseTimes(phases: readonly Phase[], sent: readonly string[]): boolean {
  const { times } = flatOf(phases);
  if (times !== null) return isSame(times, sent);
  const asked = phases.flatMap(({ slots }) => slots.map(({ at }) => at));
  return sent.every((time) => asked.includes(time));
}

/** No days are always right: §7 asks every edit for `repeat_on`, and null restricts nothing. */
const isOnTheseDays = (phases: readonly Phase[], sent: RepeatOn<Weekday>): boolean =>
  sent === null ||
  sent.length === 0 ||
  phases
    .map(({ pattern }) => (pattern.kind === 'weekdays' ? pattern.repeat_on : null))
    .some((days) => isSame(daysOfRepeatOn(days), daysOfRepeatOn(sent)));

/** A schedule overrides the flat fields beside it: a contradiction would be lost, so it is refused. */
export function contradictionsOf(sent: Sent): Partial<Record<FlatField, string>> {
  const { schedule, times = [], repeat_on = null, start_date, end_date } = sent;
  if (!schedule) return {};
  const { phases } = schedule;
  const found: Record<FlatField, string | null> = {
    times: times.length === 0 || isAtTheseTimes(phases, times) ? null : errors.times,
    repeat_on: isOnTheseDays(phases, repeat_on) ? null : errors.days,
    start_date: start_date === undefined ? null : startSentence(phases, start_date),
    end_date: end_date === undefined || end_date === null ? null : endSentence(phases, end_date),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Only for a body that is otherwise valid: a day that does not exist cannot be compared with a period. */
export const flatFieldsAgree = z.check<Sent>(({ value, issues }) => {
  if (issues.length > 0) return;
  for (const [field, message] of Object.entries(contradictionsOf(value)))
    issues.push({ code: 'custom', path: [field], message, input: value });
});
