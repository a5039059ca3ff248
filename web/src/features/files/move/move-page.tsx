import type { LibraryFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { filterEvents, type IndexedEvent, indexEvents } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useDeferredValue, useMemo, useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { longDate } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { FileOrState } from '../file-or-state.tsx';
import { PlaceLink, usePlace } from '../view-route.tsx';
import { filesTexts } from '../texts.ts';
import { eventOf } from '../format-file.ts';
import { nearestFirst } from './nearest-first.ts';
import { moveTexts as texts } from './texts.ts';

/** More results would not be read. */
const mostShown = 15;

type ChoiceProps = {
  readonly file: LibraryFile;
  readonly isBusy: boolean;
  readonly onMove: (eventId: string) => void;
};

function EventChoice({
  event,
  file,
  isBusy,
  onMove,
}: ChoiceProps & { readonly event: TimelineEvent }) {
  const isHere = event.id === file.event_id;
  const isFull = event.files.length >= limits.files.perEvent;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3">
      <EventTypeMark type={event.event_type} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{event.title}</p>
        <p className="text-small text-ink-soft">
          {`${eventTypeLabel(event.event_type)} · ${longDate(event.start.slice(0, 10))}`}
        </p>
      </div>
      {isHere || isFull ? (
        <p className="text-ink-soft">{isHere ? texts.here : texts.full}</p>
      ) : (
        <Button look="secondary" isBusy={isBusy} onClick={() => onMove(event.id)}>
          {texts.moveTo}
          <span className="sr-only">{` ${event.title}`}</span>
        </Button>
      )}
    </li>
  );
}

function Matches({ index, ...choice }: ChoiceProps & { readonly index: readonly IndexedEvent[] }) {
  const [search, setSearch] = useState('');
  const looked = useDeferredValue(search);
  const near = useMemo(() => nearestFirst(index, choice.file.day), [index, choice.file.day]);
  const found = useMemo(() => filterEvents(near, { types: [], search: looked }), [near, looked]);
  const left = found.length - mostShown;
  return (
    <div className="space-y-4">
      <SearchInput
        label={texts.search}
        placeholder={texts.placeholder}
        value={search}
        hasIcon
        onChange={setSearch}
      />
      {found.length === 0 ? (
        <p role="status">{texts.none}</p>
      ) : (
        <ul>
          {found.slice(0, mostShown).map((event) => (
            <EventChoice key={event.id} event={event} {...choice} />
          ))}
        </ul>
      )}
      {left > 0 && <p className="text-ink-soft">{texts.more({ count: left })}</p>}
    </div>
  );
}

/** The events of the person, each with the button that moves the file there. They are searched here: no search is sent. */
function EventChoices(choice: ChoiceProps) {
  const { data, error, isError, refetch } = timelinesApi.useListEventsQuery();
  const index = useMemo(() => data && indexEvents(data.data), [data]);
  if (index === undefined) {
    if (!isError) return <RowsLoading label={texts.loading} />;
    return <ErrorState message={toApiError(error).text} onRetry={() => void refetch()} />;
  }
  const isAlone = index.every(({ event }) => event.id === choice.file.event_id);
  if (isAlone) return <EmptyState>{texts.empty}</EmptyState>;
  return <Matches index={index} {...choice} />;
}

function Move({ file }: { readonly file: LibraryFile }) {
  const [editFile] = filesApi.useEditFileMutation();
  const { goTo } = usePlace();
  const [isMoving, setMoving] = useState(false);
  useArrival(texts.heading);
  const move = async (event_id: string | null): Promise<void> => {
    if (isMoving) return;
    setMoving(true);
    const { error } = await editFile({ params: { id: file.id }, body: { event_id } });
    if (error === undefined) goTo({ at: 'file', id: file.id }, { replace: true });
    else setMoving(false);
  };
  return (
    <div className="max-w-[46rem] space-y-6">
      <PlaceLink place={{ at: 'file', id: file.id }}>{filesTexts.backToFile}</PlaceLink>
      <header>
        <h1 tabIndex={-1} className="text-h1">
          {texts.heading}
        </h1>
        <p className="mt-1 text-lead text-ink-soft wrap-anywhere">
          {texts.lead({ title: file.title })}
        </p>
      </header>
      <EventChoices file={file} isBusy={isMoving} onMove={(id) => void move(id)} />
      {eventOf(file) !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-rule pt-5">
          <p className="min-w-0 flex-1 basis-64">{texts.aloneBody}</p>
          <Button look="secondary" isBusy={isMoving} onClick={() => void move(null)}>
            {texts.alone}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The way of a file to another event. */
export const MovePage = ({ id }: { readonly id: string }) => (
  <FileOrState id={id}>{(file) => <Move file={file} />}</FileOrState>
);
