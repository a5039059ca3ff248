import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { formatReminderTime } from '@caretrail/contract/timelines/reminder-times';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { symptomLengthLabels } from '@caretrail/contract/timelines/format-lasted';
import { bodySideLabels } from '@caretrail/contract/timelines/format-seizure';
import { formatResult } from '../format-event.ts';
import { formatSeizure } from '../format-seizure.ts';
import { dayName } from '../../../lib/format-day.ts';
import { formatEventTime } from '../../../lib/format-event-time.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import type { EventBody } from './body.ts';
import { labels } from '../field-labels.ts';
import { conflictTexts as texts } from './texts.ts';

type Compared = Pick<TimelineEvent, Exclude<keyof EventBody, 'repeat'> | 'location_name'>;

/** The user's zone, and the name of the place chosen in the form. */
type Context = { readonly zone: string; readonly place: string };

type Row = {
  readonly label: string;
  readonly format: (event: Compared, zone: string) => string;
};

/** The compared fields in the order of the form; four contract fields are one "When". */
const rows: readonly (Row & { readonly of: readonly (keyof EventBody)[] })[] = [
  { of: ['event_type'], label: texts.kind, format: (event) => eventTypeLabel(event.event_type) },
  { of: ['title'], label: labels.title, format: ({ title }) => title },
  {
    of: ['start', 'end', 'time_zone', 'all_day'],
    label: texts.when,
    format: (event, zone) =>
      texts.dayAndTime({
        day: dayName(firstDayOf(event)),
        time: formatEventTime(event, zone),
      }),
  },
  { of: ['status'], label: texts.status, format: ({ status }) => eventStatusLabels[status] },
  { of: ['symptoms'], label: labels.symptoms, format: ({ symptoms }) => symptoms.join(', ') },
  {
    of: ['seizure'],
    label: labels.seizure,
    format: ({ seizure }) => formatSeizure(seizure).join('\n'),
  },
  {
    of: ['body_side'],
    label: labels.body_side,
    format: ({ body_side }) => (body_side === null ? '' : bodySideLabels[body_side]),
  },
  {
    of: ['lasted'],
    label: labels.lasted,
    format: ({ lasted }) => (lasted === null ? '' : symptomLengthLabels[lasted]),
  },
  {
    of: ['severity'],
    label: labels.severity,
    format: ({ severity }) => (severity === null ? '' : String(severity)),
  },
  {
    of: ['results'],
    label: labels.results,
    format: ({ results }) => results.map(formatResult).join('; '),
  },
  { of: ['location_id'], label: labels.location_id, format: (event) => event.location_name },
  { of: ['questions'], label: labels.questions, format: (event) => event.questions.join('\n') },
  { of: ['practitioner'], label: labels.practitioner, format: (event) => event.practitioner },
  { of: ['preparation'], label: labels.preparation, format: (event) => event.preparation },
  {
    of: ['reminders'],
    label: labels.reminders,
    format: (event) =>
      event.reminders.map((minutes) => formatReminderTime(minutes, event)).join(', '),
  },
  {
    of: ['outcome'],
    get label() {
      return labels.outcome;
    },
    format: ({ outcome }) => outcome,
  },
  { of: ['contact'], label: labels.contact, format: ({ contact }) => contact },
  { of: ['video_url'], label: labels.video_url, format: (event) => event.video_url ?? '' },
  { of: ['description'], label: labels.description, format: (event) => event.description },
  {
    of: ['treatment_id'],
    label: labels.treatment_id,
    format: ({ treatment_id }) => (treatment_id === null ? '' : texts.selected),
  },
];

/** The fields I changed that differ from the stored version, with both values as text. */
export const conflictRows = (
  mine: Partial<EventBody>,
  stored: TimelineEvent,
  { zone, place }: Context,
): VersionRow[] =>
  rows
    .filter(({ of }) => of.some((name) => Object.hasOwn(mine, name)))
    .map(({ label, format }) => ({
      label,
      mine: format(
        {
          ...stored,
          ...(mine as Partial<Compared>),
          ...('location_id' in mine && { location_name: place }),
        },
        zone,
      ),
      other: format(stored, zone),
    }))
    .filter((row) => row.mine.trim() !== row.other.trim());
