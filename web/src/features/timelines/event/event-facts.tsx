import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import { addressInOneLine } from '@caretrail/contract/locations/address';
import { contactHref } from '@caretrail/contract/locations/phone';
import { severityScale } from '@caretrail/contract/timelines/event-body';
import { asksQuestions } from '@caretrail/contract/timelines/event-types';
import { formatReminderTime } from '@caretrail/contract/timelines/reminder-times';
import { symptomLengthLabels } from '@caretrail/contract/timelines/format-lasted';
import { bodySideLabels } from '@caretrail/contract/timelines/format-seizure';
import { recordedAs } from '@caretrail/contract/timelines/recorded-as';
import { spanOf } from '@caretrail/contract/timelines/placing';
import { formatValue } from '@caretrail/contract/results/format';
import { placeInRange } from '@caretrail/contract/timelines/result-range';
import type { EventResult } from '@caretrail/contract/timelines/results';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Link } from 'react-router';
import { IfCanChange } from '../../../session/if-can.tsx';
import { WaitingLines } from '../../../shell/device/waiting-lines.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { type Fact, FactList, linkedFact, saidFact } from '../../../ui/fact-list.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import {
  DirectionsLink,
  PhoneLink,
  PlaceLink,
  useOwnPlaces,
  WayIn,
} from '../../locations/public.ts';
import { TreatmentLink } from '../../treatments/public.ts';
import { type DetailName, detailNames, detailsOf } from '../details-of-type.ts';
import { labels } from '../field-labels.ts';
import { AddQuestion } from './add-question.tsx';
import { formatCheckIn } from '../format-check-in.ts';
import { formatSeizure } from '../format-seizure.ts';
import { formatRange, rangeLabels } from '../format-event.ts';
import { usePlaceHref } from '../place-links.tsx';
import { eventTexts as texts } from '../texts.ts';

const icons = { below: ArrowDown, within: Check, above: ArrowUp } as const;

/** Text and an icon, but no colour: the app does not judge results. */
function Standing({ result }: { readonly result: EventResult }) {
  const place = placeInRange(result);
  if (place === null) return <span className="text-ink-soft">{texts.noRange}</span>;
  const Icon = icons[place];
  return (
    <span className="inline-flex items-baseline gap-1.5 font-medium">
      <Icon className="size-4.5 shrink-0 self-center" aria-hidden="true" />
      {rangeLabels[place]}
    </span>
  );
}

type Row = { readonly result: EventResult; readonly index: number };

const columns: readonly Column<Row>[] = [
  { key: 'name', header: texts.measured, cell: ({ result }) => result.name, isRowHeader: true },
  {
    key: 'value',
    header: texts.result,
    cell: ({ result }) => formatValue(result),
  },
  { key: 'range', header: texts.range, cell: ({ result }) => formatRange(result) || '–' },
  { key: 'place', header: texts.inRange, cell: ({ result }) => <Standing result={result} /> },
];

function ResultsTable({ event: { id, results } }: { readonly event: TimelineEvent }) {
  const hrefOf = usePlaceHref();
  return (
    // The facts already have a line below the last row.
    <div className="md:[&_tbody>tr:last-child]:border-b-0">
      <DataTable
        caption={labels.results}
        columns={columns}
        rows={results.map((result, index) => ({ result, index }))}
        // A result has no id.
        keyOf={({ index }) => String(index)}
      />
      <p className="print:hidden">
        <Link to={hrefOf({ at: 'results', of: id })} className="link">
          {texts.overTime}
        </Link>
      </p>
    </div>
  );
}

type EventPlaceProps = { readonly event: TimelineEvent };

/** The name is shown at once; address and directions once the place is loaded, unless it was deleted. */
const EventPlace = ({ event }: EventPlaceProps) =>
  event.location_id === null ? <PlaceName event={event} /> : <OwnPlace event={event} />;

const PlaceName = ({ event }: EventPlaceProps) => (
  <p className="wrap-anywhere">{event.location_name}</p>
);

function OwnPlace({ event }: EventPlaceProps) {
  const places = useOwnPlaces(texts.placeNotLoaded);
  if (places.status !== 'succeeded') {
    return (
      <>
        <PlaceName event={event} />
        <PendingPart loaded={places} />
      </>
    );
  }
  const place = places.data.find(({ id }) => id === event.location_id);
  if (place === undefined) return <PlaceName event={event} />;
  const address = addressInOneLine(place);
  return (
    <>
      <p>
        <PlaceLink id={place.id} name={place.name} />
      </p>
      {address !== '' && <p className="wrap-anywhere">{address}</p>}
      <WayIn place={place} />
      <div className="flex flex-wrap gap-x-6">
        {place.phone !== '' && <PhoneLink number={place.phone} of={place.name} />}
        <span className="print:hidden">
          <DirectionsLink place={place} />
        </span>
      </div>
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="list-disc ps-6">
    {lines.map((line, index) => (
      // A line has no id.
      <li key={index} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

const listed = (label: string, lines: readonly string[]): Fact | null =>
  lines.length === 0 ? null : { label, content: <Lines lines={lines} /> };

/** With a field for one more, as long as it can still be asked. */
function questionsFact(event: TimelineEvent): Fact | null {
  const { questions } = event;
  const isOver = event.status === 'cancelled' || spanOf(event).toMs <= Date.now();
  if (questions.length === 0 && (isOver || !asksQuestions(event.event_type))) return null;
  return {
    label: labels.questions,
    content: (
      <div className="space-y-3">
        {questions.length > 0 && <Lines lines={questions} />}
        <WaitingLines
          isHere={(content) => content.what === 'question' && content.eventId === event.id}
        />
        <IfCanChange area={areaOfEvent(event.event_type)} entry={event}>
          <AddQuestion event={event} />
        </IfCanChange>
      </div>
    ),
  };
}

/** The content for each detail; status and files are shown elsewhere on the page. */
const facts: Record<DetailName, (event: TimelineEvent) => Fact | null> = {
  status: () => null,
  files: () => null,
  check_in: ({ check_in }) => listed(labels.check_in, formatCheckIn(check_in)),
  seizure: ({ seizure }) => listed(labels.seizure, formatSeizure(seizure)),
  // Of a seizure, or of a check-in, it only says that again.
  symptoms: (event) =>
    event.check_in || (recordedAs(event) === 'seizure' && event.symptoms.length === 1)
      ? null
      : listed(labels.symptoms, event.symptoms),
  body_side: ({ body_side }) =>
    saidFact(labels.body_side, body_side === null ? '' : bodySideLabels[body_side]),
  lasted: ({ lasted }) => saidFact(labels.lasted, lasted ? symptomLengthLabels[lasted] : ''),
  severity: ({ severity }) =>
    saidFact(
      labels.severity,
      severity === null ? '' : texts.severity({ severity, most: severityScale.most }),
    ),
  results: (event) =>
    event.results.length === 0
      ? null
      : { label: labels.results, content: <ResultsTable event={event} /> },
  location_id: (event) =>
    event.location_name === ''
      ? null
      : { label: labels.location_id, content: <EventPlace event={event} /> },
  // Often the name of the place, which is shown already.
  practitioner: ({ practitioner, location_name }) =>
    practitioner === location_name ? null : saidFact(labels.practitioner, practitioner),
  preparation: ({ preparation }) => saidFact(labels.preparation, preparation),
  questions: questionsFact,
  reminders: (event) =>
    listed(
      labels.reminders,
      event.reminders.map((minutes) => formatReminderTime(minutes, event)),
    ),
  outcome: ({ outcome }) => saidFact(labels.outcome, outcome),
  // A phone number is at the top of the page.
  contact: ({ contact }) =>
    contactHref(contact) === null ? saidFact(labels.contact, contact) : null,
  video_url: ({ video_url }) => linkedFact(labels.video_url, video_url),
  description: ({ description }) => saidFact(labels.description, description),
  treatment_id: ({ treatment_id }) =>
    treatment_id === null
      ? null
      : { label: labels.treatment_id, content: <TreatmentLink id={treatment_id} /> },
};

/** The details in the order of the form for its type. */
export function EventFacts({ event }: { readonly event: TimelineEvent }) {
  const as = recordedAs(event);
  const { main, more } = detailsOf(event.event_type, {
    filled: detailNames,
    asksStatus: false,
    as: as === 'checkIn' ? null : as,
  });
  const others = [...main, ...more].filter((name) => name !== 'check_in');
  return <FactList facts={['check_in' as const, ...others].map((name) => facts[name](event))} />;
}
