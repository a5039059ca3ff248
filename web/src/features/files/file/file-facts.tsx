import { hrefOf } from '@caretrail/contract/access/routes';
import { fileSize } from '@caretrail/contract/files/file-size';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { labelIn } from '../../../data/choices.ts';
import { longDate } from '../../../lib/long-date.ts';
import { PendingPart } from '../../../ui/pending-part.tsx';
import { useNamed } from '../use-named.ts';
import { eventOf, formatOf, kindOf } from '../words/file-words.ts';
import { fileTexts as texts } from './texts.ts';

function EventLink({ file }: { readonly file: LibraryFile }) {
  const { event, event_id } = file;
  if (event === null || event_id === null) return null;
  return (
    <span className="block">
      <Link to={`${hrefOf('timelines')}?event=${event_id}`} className="link">
        {event.title}
      </Link>
      <span className="block">
        {`${eventTypeLabel(event.event_type)} · ${longDate(event.day)}`}
      </span>
    </span>
  );
}

/** Everything that is known about a file; what was not said is left out. */
export function FileFacts({ file }: { readonly file: LibraryFile }) {
  const treatmentId = file.treatment_id ?? file.event?.treatment_id ?? null;
  const locationId = file.location_id ?? file.event?.location_id ?? null;
  const named = useNamed({ treatments: treatmentId !== null, locations: locationId !== null });
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: texts.kind, value: kindOf(file) },
    { label: texts.date, value: file.document_date && longDate(file.document_date) },
    { label: texts.author, value: file.author },
    {
      label: eventOf(file) === null ? texts.ownEvent : texts.event,
      value: file.event && <EventLink file={file} />,
    },
    { label: texts.treatment, value: labelIn(named.treatments, treatmentId) },
    { label: texts.place, value: labelIn(named.locations, locationId) },
    { label: texts.tags, value: file.tags.join(', ') },
    { label: texts.notes, value: file.description },
    {
      label: texts.file,
      value: `${file.file_name} (${formatOf(file.type)}, ${fileSize(file.size)})`,
    },
    { label: texts.added, value: longDate(file.uploaded_at.slice(0, 10)) },
  ];
  return (
    <section aria-label={texts.details}>
      <h2 className="mb-2 text-h2">{texts.details}</h2>
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts
          .filter(({ value }) => value !== '' && value !== null)
          .map(({ label, value }) => (
            <div key={label} className="sm:contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
      </dl>
      <PendingPart loaded={named.treatments} label={texts.treatment} />
      <PendingPart loaded={named.locations} label={texts.place} />
    </section>
  );
}
