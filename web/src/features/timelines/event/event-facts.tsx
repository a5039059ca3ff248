import { originOf } from '@caretrail/contract/articles/links';
import { severityScale } from '@caretrail/contract/timelines/event-body';
import { reminderInWords } from '@caretrail/contract/timelines/reminder-times';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DetailName, detailNames, detailsOf } from '../details-of-type.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { labels } from '../words/field-words.ts';
import { TreatmentLink } from '../../../shell/treatment-link.tsx';
import { EventPlace } from './event-place.tsx';
import { ResultsTable } from './results-table.tsx';

type Fact = { readonly label: string; readonly content: ReactNode };

const said = (label: string, text: string): Fact | null =>
  text === ''
    ? null
    : { label, content: <p className="whitespace-pre-wrap wrap-anywhere">{text}</p> };

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

/** Only http and https are ever opened. */
const linked = (label: string, url: string | null): Fact | null =>
  url === null || originOf(url) === null
    ? said(label, url ?? '')
    : {
        label,
        content: (
          <NewTabLink href={url} className="link wrap-anywhere">
            {url}
            <ExternalLink className="ms-2 inline size-5" aria-hidden="true" />
          </NewTabLink>
        ),
      };

/** What is written under each name; status and files have places of their own. */
const facts: Record<DetailName, (event: TimelineEvent) => Fact | null> = {
  status: () => null,
  files: () => null,
  symptoms: ({ symptoms }) => listed(labels.symptoms, symptoms),
  severity: ({ severity }) =>
    said(labels.severity, severity === null ? '' : `${severity} out of ${severityScale.most}`),
  results: ({ results }) =>
    results.length === 0
      ? null
      : { label: labels.results, content: <ResultsTable results={results} /> },
  location_id: (event) =>
    event.location_name === ''
      ? null
      : { label: labels.location_id, content: <EventPlace event={event} /> },
  practitioner: ({ practitioner }) => said(labels.practitioner, practitioner),
  preparation: ({ preparation }) => said(labels.preparation, preparation),
  questions: ({ questions }) => listed(labels.questions, questions),
  reminders: (event) =>
    listed(
      labels.reminders,
      event.reminders.map((minutes) => reminderInWords(minutes, event)),
    ),
  outcome: ({ outcome }) => said(labels.outcome, outcome),
  contact: ({ contact }) => said(labels.contact, contact),
  video_url: ({ video_url }) => linked(labels.video_url, video_url),
  description: ({ description }) => said(labels.description, description),
  treatment_id: ({ treatment_id }) =>
    treatment_id === null
      ? null
      : { label: labels.treatment_id, content: <TreatmentLink id={treatment_id} /> },
};

/** In the order in which the form of its type asks; nothing stands here that is empty. */
function factsOf(event: TimelineEvent): Fact[] {
  const { main, more } = detailsOf(event.event_type, { filled: detailNames, asksStatus: false });
  return [...main, ...more].map((name) => facts[name](event)).filter((fact) => fact !== null);
}

export function EventFacts({ event }: { readonly event: TimelineEvent }) {
  const shown = factsOf(event);
  if (shown.length === 0) return null;
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {shown.map(({ label, content }) => (
        <div key={label} className="py-4">
          <dt className="mb-1 font-semibold">{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
