import { isCalendarDate } from '@caretrail/contract/dates';
import { formatNumber } from '@caretrail/contract/i18n/choose';
import { formatList } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { runsOf } from '@caretrail/contract/medications/format-schedule';
import { type Weekday, weekdayLabels } from '@caretrail/contract/time/weekdays';
import type { TreatmentChange } from '@caretrail/contract/treatments/history';
import {
  bodySideLabels,
  treatmentStatusLabels,
  treatmentTypeLabels,
} from '@caretrail/contract/treatments/labels';
import { longDate } from '../../lib/long-date.ts';
import { fieldLabels } from './field-labels.ts';

const texts = messages('treatments/changes', {
  created: 'Treatment added.',
  status: 'From “{before}” to “{after}”.',
  reason: 'Reason: {reason}',
  /** Of a list, for example the days of the week. */
  none: 'none',
  field: {
    changed: '{field}: changed.',
    now: '{field}: {after}.',
    nowBlank: '{field}: blank.',
    fromTo: '{field}: from {before} to {after}.',
    fromToBlank: '{field}: from {before} to blank.',
  },
  session: {
    added: 'Session on {day} added.',
    removed: 'Session on {day} removed.',
    moved: 'Session on {from} moved to {day}.',
    /** From a day that is not known. */
    movedTo: 'Session moved to {day}.',
    planned: 'Session on {day}: planned.',
    done: 'Session on {day}: done.',
    missed: 'Session on {day}: missed.',
  },
  sessions: {
    added: '{count, plural, one {# session: added.} other {# sessions: added.}}',
    removed: '{count, plural, one {# session: removed.} other {# sessions: removed.}}',
    moved: '{count, plural, one {# session: moved.} other {# sessions: moved.}}',
    planned: '{count, plural, one {# session: planned.} other {# sessions: planned.}}',
    done: '{count, plural, one {# session: done.} other {# sessions: done.}}',
    missed: '{count, plural, one {# session: missed.} other {# sessions: missed.}}',
  },
  moreSessions: '{count, plural, one {And # more.} other {And # more.}}',
  shift: {
    plan: 'Plan from {day} moved {days, plural, one {# day} other {# days}} {direction, select, later {later} other {earlier}}.',
    cycles:
      'Plan from {day} moved {days, plural, one {# day} other {# days}} {direction, select, later {later} other {earlier}}: cycle {cycle, number} and later cycles.',
    sessions:
      'Plan from {day} moved {days, plural, one {# day} other {# days}} {direction, select, later {later} other {earlier}}: {sessions, plural, one {# session} other {# sessions}}.',
    both: 'Plan from {day} moved {days, plural, one {# day} other {# days}} {direction, select, later {later} other {earlier}}: cycle {cycle, number} and later cycles, {sessions, plural, one {# session} other {# sessions}}.',
  },
});

type Told = string | number | null;

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: treatmentTypeLabels,
  status: treatmentStatusLabels,
  side: bodySideLabels,
};

/** Of these the history says how many there were. */
const counted: ReadonlySet<string> = new Set([
  'cycle_anchors',
  'lab_gate',
  'sessions',
  'medication_ids',
  'event_ids',
  'file_ids',
  'questions',
]);

/** Of these it says which. */
const listed: Readonly<Record<string, (words: readonly string[]) => string>> = {
  session_weekdays: (days) => formatList(days.map((day) => weekdayLabels[day as Weekday] ?? day)),
  cycle_days: (days) => runsOf(days.map(Number)),
};

/** A value as text; empty if there is none. */
function formatValue(name: string, value: Told): string {
  const list = listed[name];
  if ((list && value === '') || (counted.has(name) && value === 0)) return texts.none;
  if (value === null) return '';
  if (list && typeof value === 'string') return list(value.split(' '));
  if (typeof value === 'number') return formatNumber(value);
  if (isCalendarDate(value)) return longDate(value);
  return labels[name]?.[value] ?? value;
}

const withReason = (sentence: string, reason: string): string =>
  reason === '' ? sentence : `${sentence} ${texts.reason({ reason })}`;

function formatField(name: string, before: Told, after: Told): string {
  const field = fieldLabels[name as keyof typeof fieldLabels] ?? name;
  const [was, is] = [formatValue(name, before), formatValue(name, after)];
  // Older entries have only the number of days.
  const isUnknown = name in listed && [before, after].some((each) => typeof each === 'number');
  if (before === after || isUnknown) return texts.field.changed({ field });
  if (was === '')
    return is === '' ? texts.field.nowBlank({ field }) : texts.field.now({ field, after: is });
  return is === ''
    ? texts.field.fromToBlank({ field, before: was })
    : texts.field.fromTo({ field, before: was, after: is });
}

type Sessions = Extract<TreatmentChange, { kind: 'sessions' }>;

type Session = Sessions['sessions'][number];

function formatWhat({ what, status, from }: Session, day: string): string {
  if (what !== 'moved') return texts.session[what === 'noted' ? status : what]({ day });
  return from === null
    ? texts.session.movedTo({ day })
    : texts.session.moved({ from: longDate(from), day });
}

function formatSession(session: Session): string {
  const { date, reason } = session;
  return withReason(formatWhat(session, isCalendarDate(date) ? longDate(date) : date), reason);
}

type Shift = Extract<TreatmentChange, { kind: 'shifted' }>;

function formatShift({ days, from, cycle, sessions }: Shift): string {
  const shift = {
    day: longDate(from),
    days: Math.abs(days),
    direction: days > 0 ? 'later' : 'earlier',
  };
  if (cycle === null)
    return sessions === 0 ? texts.shift.plan(shift) : texts.shift.sessions({ ...shift, sessions });
  return sessions === 0
    ? texts.shift.cycles({ ...shift, cycle })
    : texts.shift.both({ ...shift, cycle, sessions });
}

/** One change in plain sentences. */
export function formatChange(change: TreatmentChange): string[] {
  switch (change.kind) {
    case 'created':
      return [texts.created];
    case 'status': {
      const { [change.before]: before, [change.after]: after } = treatmentStatusLabels;
      return [withReason(texts.status({ before, after }), change.reason)];
    }
    case 'edited':
      return change.fields.map(({ name, before, after }) => formatField(name, before, after));
    case 'sessions': {
      const { sessions, count } = change;
      const isAlike = new Set(sessions.map(({ what, status }) => `${what} ${status}`)).size === 1;
      const [first] = sessions;
      if (count > 3 && isAlike && first)
        return [texts.sessions[first.what === 'noted' ? first.status : first.what]({ count })];
      const rest = count - sessions.length;
      return [
        ...sessions.map(formatSession),
        ...(rest > 0 ? [texts.moreSessions({ count: rest })] : []),
      ];
    }
    case 'shifted':
      return [withReason(formatShift(change), change.reason)];
  }
}
