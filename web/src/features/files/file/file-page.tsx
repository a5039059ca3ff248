import { recordHref } from '@caretrail/contract/access/record-href';
import { routes } from '@caretrail/contract/access/routes';
import { fileSize } from '@caretrail/contract/files/file-size';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { CalendarArrowUp, Download, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { labelIn } from '../../../data/choices.ts';
import { longDate } from '../../../lib/long-date.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useCanChange } from '../../../session/chosen-record.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { DeleteRecord } from '../../../shell/delete-record.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { FileOrState } from '../file-or-state.tsx';
import { Preview } from '../preview/preview.tsx';
import { filesTexts } from '../texts.ts';
import { deleteFiles } from '../thunks.ts';
import { useDownload } from '../use-download.ts';
import { useNamed } from '../use-named.ts';
import { PlaceLink, usePlace, usePlaceHref } from '../view-route.tsx';
import { eventOf, factsLine, formatOf, kindOf } from '../format-file.ts';
import { suggestionId } from './suggestion-id.ts';
import { SuggestionCard } from './suggestion.tsx';
import { TextOfFile } from './text-of-file.tsx';
import { fileTexts as texts } from './texts.ts';
import { type FileReading, useFileReading } from './use-file-reading.ts';

function EventLink({ file }: { readonly file: LibraryFile }) {
  const { event, event_id } = file;
  if (event === null || event_id === null) return null;
  return (
    <span className="block">
      <Link to={recordHref('event', event_id)} className="link">
        {event.title}
      </Link>
      <span className="block">
        {`${eventTypeLabel(event.event_type)} · ${longDate(event.day)}`}
      </span>
    </span>
  );
}

/** Everything that is known about a file; what was not said is left out. */
function FileFacts({ file }: { readonly file: LibraryFile }) {
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

type DeleteFileProps = {
  readonly file: LibraryFile;
  readonly onLeaving: (file: LibraryFile | null) => void;
};

/** The list then offers an undo. */
function DeleteFile({ file, onLeaving }: DeleteFileProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  return (
    <DeleteRecord
      record={file}
      texts={{ ...texts, removeConfirm: texts.remove }}
      body={texts.removeBody({ title: file.title })}
      onLeaving={onLeaving}
      onDelete={() => dispatch(deleteFiles([file]))}
      onDeleted={() => goTo({ at: 'library' }, { replace: true })}
    />
  );
}

type FileViewProps = {
  readonly file: LibraryFile;
  readonly reading: FileReading;
  readonly onLeaving: (file: LibraryFile | null) => void;
};

/** The file itself, what one can do with it, and what is known about it. */
function FileView({ file, reading, onLeaving }: FileViewProps) {
  const hrefOf = usePlaceHref();
  const download = useDownload({ id: file.id, name: file.file_name });
  const canChange = useCanChange()('files', file);
  useArrival(routes.filesDocuments.title);
  useHashTarget(suggestionId);
  return (
    <article className="max-w-[60rem] space-y-6">
      <PlaceLink place={{ at: 'library' }}>{filesTexts.back}</PlaceLink>
      <header className="space-y-2">
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {file.title}
        </h1>
        <p className="text-lead text-ink-soft">{factsLine(file)}</p>
      </header>
      <Preview file={file} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button isBusy={download.isBusy} onClick={download.onStart}>
          <Download className="size-5" aria-hidden="true" />
          {texts.download}
        </Button>
        {canChange && (
          <>
            <Link to={hrefOf({ at: 'edit', id: file.id })} className={buttonClass('secondary')}>
              <Pencil className="size-5" aria-hidden="true" />
              {texts.edit}
            </Link>
            <Link to={hrefOf({ at: 'move', id: file.id })} className={buttonClass('secondary')}>
              <CalendarArrowUp className="size-5" aria-hidden="true" />
              {texts.move}
            </Link>
          </>
        )}
        <div aria-live="polite" className="basis-full empty:hidden">
          <FieldError id="download-error">{download.error ?? undefined}</FieldError>
        </div>
      </div>
      {canChange && <SuggestionCard file={file} reading={reading} />}
      <TextOfFile file={file} reading={reading} />
      <FileFacts file={file} />
      <ChangedLine record={file} />
      {canChange && <DeleteFile file={file} onLeaving={onLeaving} />}
    </article>
  );
}

/** With what its text suggests, from the first moment. */
function FileAndReading({ file, onLeaving }: Omit<FileViewProps, 'reading'>) {
  const reading = useFileReading(file.id);
  return reading === null ? (
    <RowsLoading label={filesTexts.loading} />
  ) : (
    <FileView file={file} reading={reading} onLeaving={onLeaving} />
  );
}

/** One file, also by a link from elsewhere. */
export function FilePage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the list is opened.
  const [leaving, setLeaving] = useState<LibraryFile | null>(null);
  return (
    <FileOrState id={id} leaving={leaving}>
      {(file) => <FileAndReading file={file} onLeaving={setLeaving} />}
    </FileOrState>
  );
}
