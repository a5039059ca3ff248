import { severityScale } from '@caretrail/contract/timelines/event-body';
import { reminderInWords } from '@caretrail/contract/timelines/reminder-times';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type DetailName, detailNames, detailsOf } from '../details-of-type.ts';
import { type Fact, FactList, linkedFact, saidFact } from '../../../ui/fact-list.tsx';
import { labels } from '../words/field-words.ts';
import { TreatmentLink } from '../../treatments/public.ts';
import { EventPlace } from './event-place.tsx';
import { ResultsTable } from './results-table.tsx';

const listed = (label: string, lines: readonly string[]): Fact | null =>
  lines.length === 0
    ? null
    : {
        label,
        content: (
          <ul className="list-disc ps-6">
            {lines.map((line, index) => (
              // A line has nothing but its place.
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        ),
      };

/** What is written under each name; status and files have places of their own. */
const facts: Record<DetailName, (event: TimelineEvent) => Fact | null> = {
  status: () => null,
  files: () => null,
  symptoms: ({ symptoms }) => listed(labels.symptoms, symptoms),
  severity: ({ severity }) =>
    saidFact(labels.severity, severity === null ? '' : `${severity} out of ${severityScale.most}`),
  results: ({ results }) =>
    results.length === 0
      ? null
      : { label: labels.results, content: <ResultsTable results={results} /> },
  location_id: (event) =>
    event.location_name === ''
      ? null
      : { label: labels.location_id, content: <EventPlace event={event} /> },
  practitioner: ({ practitioner }) => saidFact(labels.practitioner, practitioner),
  preparation: ({ preparation }) => saidFact(labels.preparation, preparation),
  questions: ({ questions }) => listed(labels.questions, questions),
  reminders: (event) =>
    listed(
      labels.reminders,
      event.reminders.map((minutes) => reminderInWords(minutes, event)),
    ),
  outcome: ({ outcome }) => saidFact(labels.outcome, outcome),
  contact: ({ contact }) => saidFact(labels.contact, contact),
  video_url: ({ video_url }) => linkedFact(labels.video_url, video_url),
  description: ({ description }) => saidFact(labels.description, description),
  treatment_id: ({ treatment_id }) =>
    treatment_id === null
      ? null
      : { label: labels.treatment_id, content: <TreatmentLink id={treatment_id} /> },
};

/** In the order in which the form of its type asks. */
export function EventFacts({ event }: { readonly event: TimelineEvent }) {
  const { main, more } = detailsOf(event.event_type, { filled: detailNames, asksStatus: false });
  return <FactList facts={[...main, ...more].map((name) => facts[name](event))} />;
}
