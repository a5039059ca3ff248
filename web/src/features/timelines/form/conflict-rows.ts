import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { reminderInWords } from '@caretrail/contract/timelines/reminder-times';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { resultInWords } from '../format-event.ts';
import { dayName } from '../../../lib/day-words.ts';
import { timeInWords } from '../../../lib/when-words.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import type { EventBody } from './body.ts';
import { labels } from '../field-labels.ts';

type Compared = Pick<TimelineEvent, keyof EventBody | 'location_name'>;

/** What the words depend on beside the event: the reader's zone, and what the place is called that I chose. */
type Words = { readonly zone: string; readonly place: string };

type Row = {
  readonly label: string;
  readonly inWords: (event: Compared, zone: string) => string;
};

/** The fields as a person knows them, in the order of the form; four of the contract are one "when". */
const rows: readonly (Row & { readonly of: readonly (keyof EventBody)[] })[] = [
  { of: ['event_type'], label: 'Kind', inWords: (event) => eventTypeLabel(event.event_type) },
  { of: ['title'], label: labels.title, inWords: ({ title }) => title },
  {
    of: ['start', 'end', 'time_zone', 'all_day'],
    label: 'When',
    inWords: (event, zone) => `${dayName(firstDayOf(event))} · ${timeInWords(event, zone)}`,
  },
  { of: ['status'], label: 'Status', inWords: ({ status }) => eventStatusLabels[status] },
  { of: ['symptoms'], label: labels.symptoms, inWords: ({ symptoms }) => symptoms.join(', ') },
  {
    of: ['severity'],
    label: labels.severity,
    inWords: ({ severity }) => (severity === null ? '' : String(severity)),
  },
  {
    of: ['results'],
    label: labels.results,
    inWords: ({ results }) => results.map(resultInWords).join('; '),
  },
  { of: ['location_id'], label: labels.location_id, inWords: (event) => event.location_name },
  { of: ['practitioner'], label: labels.practitioner, inWords: (event) => event.practitioner },
  { of: ['preparation'], label: labels.preparation, inWords: (event) => event.preparation },
  { of: ['questions'], label: labels.questions, inWords: (event) => event.questions.join('\n') },
  {
    of: ['reminders'],
    label: labels.reminders,
    inWords: (event) =>
      event.reminders.map((minutes) => reminderInWords(minutes, event)).join(', '),
  },
  { of: ['outcome'], label: labels.outcome, inWords: ({ outcome }) => outcome },
  { of: ['contact'], label: labels.contact, inWords: ({ contact }) => contact },
  { of: ['video_url'], label: labels.video_url, inWords: (event) => event.video_url ?? '' },
  { of: ['description'], label: labels.description, inWords: (event) => event.description },
  {
    of: ['treatment_id'],
    label: labels.treatment_id,
    inWords: ({ treatment_id }) => (treatment_id === null ? '' : 'chosen'),
  },
];

/** What I changed and the other version says differently, both in words. */
export const conflictRows = (
  mine: Partial<EventBody>,
  stored: TimelineEvent,
  { zone, place }: Words,
): VersionRow[] =>
  rows
    .filter(({ of }) => of.some((name) => Object.hasOwn(mine, name)))
    .map(({ label, inWords }) => ({
      label,
      mine: inWords(
        {
          ...stored,
          ...(mine as Partial<Compared>),
          ...('location_id' in mine && { location_name: place }),
        },
        zone,
      ),
      other: inWords(stored, zone),
    }))
    .filter((row) => row.mine.trim() !== row.other.trim());
