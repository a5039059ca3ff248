import { isCalendarDate } from '@caretrail/contract/dates';
import type { TreatmentChange } from '@caretrail/contract/treatments/history';
import {
  bodySideLabels,
  treatmentStatusLabels,
  treatmentTypeLabels,
} from '@caretrail/contract/treatments/labels';
import { longDate } from '../../lib/long-date.ts';
import { fieldLabels } from './field-labels.ts';

type Told = string | number | null;

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: treatmentTypeLabels,
  status: treatmentStatusLabels,
  side: bodySideLabels,
};

/** A value as text; null if there is none. */
function formatValue(name: string, value: Told): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return String(value);
  if (isCalendarDate(value)) return longDate(value);
  return labels[name]?.[value] ?? value;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const because = (reason: string): string => (reason === '' ? '' : ` Reason: ${reason}`);

function formatField(name: string, before: Told, after: Told): string {
  const label = fieldLabels[name as keyof typeof fieldLabels] ?? name;
  const [was, is] = [formatValue(name, before), formatValue(name, after)];
  if (before === after || (was === null && is === null)) return `${label}: changed`;
  if (was === null || was === '') return `${label}: ${is ?? 'blank'}`;
  return `${label}: from ${was} to ${is === null || is === '' ? 'blank' : is}`;
}

type Sessions = Extract<TreatmentChange, { kind: 'sessions' }>;

function formatSession({ what, date, status, from, reason }: Sessions['sessions'][number]): string {
  const day = isCalendarDate(date) ? longDate(date) : date;
  const said = {
    added: `Session on ${day} added`,
    removed: `Session on ${day} removed`,
    moved: `Session on ${from === null ? '' : longDate(from)} moved to ${day}`,
    noted: `Session on ${day}: ${status}`,
  }[what];
  return `${said}.${because(reason)}`;
}

/** One change in plain sentences. */
export function formatChange(change: TreatmentChange): string[] {
  switch (change.kind) {
    case 'created':
      return ['Treatment added.'];
    case 'status':
      return [
        `From “${treatmentStatusLabels[change.before]}” to “${treatmentStatusLabels[change.after]}”.${because(change.reason)}`,
      ];
    case 'edited':
      return change.fields.map(({ name, before, after }) => `${formatField(name, before, after)}.`);
    case 'sessions': {
      const { sessions, count } = change;
      const isAlike = new Set(sessions.map(({ what, status }) => `${what} ${status}`)).size === 1;
      const [first] = sessions;
      if (count > 3 && isAlike && first)
        return [`${count} sessions: ${first.what === 'noted' ? first.status : first.what}.`];
      const rest = count - sessions.length;
      return [...sessions.map(formatSession), ...(rest > 0 ? [`And ${rest} more.`] : [])];
    }
    case 'shifted': {
      const { cycle, sessions, days: by, from, reason } = change;
      const what = [
        cycle === null ? '' : `cycle ${cycle} and later cycles`,
        sessions === 0 ? '' : sessions === 1 ? '1 session' : `${sessions} sessions`,
      ]
        .filter(Boolean)
        .join(', ');
      const direction = by > 0 ? 'later' : 'earlier';
      return [
        `Plan from ${longDate(from)} moved ${days(Math.abs(by))} ${direction}${what === '' ? '' : `: ${what}`}.${because(reason)}`,
      ];
    }
  }
}
