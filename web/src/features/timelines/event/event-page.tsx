import { routes } from '@caretrail/contract/access/routes';
import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import { contactHref } from '@caretrail/contract/locations/phone';
import { dateAt } from '@caretrail/contract/time/zoned';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { documentEventType } from '@caretrail/contract/timelines/event-types';
import { firstDayOf, isOn, lastDayOf } from '@caretrail/contract/timelines/placing';
import { eventKindLabel } from '@caretrail/contract/timelines/recorded-as';
import type { SeriesScope } from '@caretrail/contract/timelines/series';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlaceChoices } from '../../../data/choices.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { dayName } from '../../../lib/format-day.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { formatEventTime } from '../../../lib/format-event-time.ts';
import { useCanChange } from '../../../session/chosen-record.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { DeleteRecord } from '../../../shell/delete-record.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { TimeText } from '../../../ui/time-text.tsx';
import { Together } from '../../../ui/together.tsx';
import { PhoneLink } from '../../locations/public.ts';
import { hasStatus } from '../details-of-type.ts';
import { EventOrState } from '../event-or-state.tsx';
import { EventFiles } from '../files/event-files.tsx';
import { formatDistance } from '../format-event.ts';
import { BackToOrigin } from '../origin.tsx';
import { usePlace, usePlaceHref } from '../place-links.tsx';
import { eventTexts as texts, timelinesTexts } from '../texts.ts';
import { deleteEvent } from '../thunks.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { EventFacts } from './event-facts.tsx';
import { HowItRepeats, ScopeOfDelete, useIsRepeatKnown } from './series-parts.tsx';
import { StatusButtons } from './status-buttons.tsx';

const tones = {
  planned: 'neutral',
  done: 'fine',
  missed: 'problem',
  cancelled: 'neutral',
} as const;

/** The day, the time, the distance from today and the status. */
function When({ event }: { readonly event: TimelineEvent }) {
  const zone = usePatientZone();
  const today = dateAt(useNow(), zone);
  const first = firstDayOf(event);
  const isToday = isOn(event, today);
  const nearest = lastDayOf(event) < today ? lastDayOf(event) : first;
  return (
    <div className="space-y-2">
      <p className="text-lead">
        <time dateTime={event.all_day ? first : event.start}>{dayName(first)}</time>
        {' · '}
        <TimeText>{formatEventTime(event, zone)}</TimeText>
      </p>
      <p className="flex flex-wrap items-center gap-2.5">
        {/* A relative date makes no sense on paper. */}
        <span className="print:hidden">
          {isToday ? (
            <Badge tone="today">{timelinesTexts.today}</Badge>
          ) : (
            <span className="text-ink-soft">{formatDistance(nearest, today)}</span>
          )}
        </span>
        {hasStatus(event) && (
          <Badge tone={tones[event.status]}>{eventStatusLabels[event.status]}</Badge>
        )}
      </p>
    </div>
  );
}

type DeleteEventProps = {
  readonly event: TimelineEvent;
  readonly onLeaving: (event: TimelineEvent | null) => void;
};

/** The list then offers an undo. */
function DeleteEvent({ event, onLeaving }: DeleteEventProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const [scope, setScope] = useState<'one' | SeriesScope>('one');
  return (
    <DeleteRecord
      record={event}
      texts={texts}
      body={texts.removeBody({ title: event.title, undo: undoPeriod })}
      onLeaving={onLeaving}
      onDelete={() => dispatch(deleteEvent(event, scope))}
      onDeleted={() => goTo({ at: 'events' }, { replace: true })}
    >
      {event.series_id !== null && (
        <ScopeOfDelete id={event.id} value={scope} onChange={setScope} />
      )}
    </DeleteRecord>
  );
}

type EventViewProps = {
  readonly event: TimelineEvent;
  /** Called with the record when deleting starts, and with null when it failed. */
  readonly onLeaving: (event: TimelineEvent | null) => void;
};

function EventView({ event, onLeaving }: EventViewProps) {
  const hrefOf = usePlaceHref();
  // Its address comes with the facts, which are drawn in one go.
  const places = usePlaceChoices(event.location_id !== null);
  const isRepeatKnown = useIsRepeatKnown(event);
  const canChange = useCanChange()(areaOfEvent(event.event_type), event);
  useArrival(routes.timelines.title);
  return (
    <article className="max-w-[46rem] space-y-6">
      <BackToOrigin />
      <PrintedFor />
      <header className="space-y-3">
        <p className="flex items-center gap-2.5 font-medium">
          <EventTypeMark type={event.event_type} />
          {eventKindLabel(event)}
        </p>
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {event.title}
        </h1>
        <When event={event} />
        {contactHref(event.contact) !== null && (
          <p>
            <PhoneLink number={event.contact} of={event.practitioner || event.title} />
          </p>
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          {canChange && (
            <Link to={hrefOf({ at: 'edit', id: event.id })} className={buttonClass('secondary')}>
              <Pencil className="size-5" aria-hidden="true" />
              {texts.edit}
            </Link>
          )}
          <Button look="secondary" onClick={() => print()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </header>
      <Together
        isReady={places.status !== 'loading' && isRepeatKnown}
        label={timelinesTexts.loading}
      >
        {event.series_id !== null && (
          <HowItRepeats id={event.id} day={event.start.slice(0, 'YYYY-MM-DD'.length)} />
        )}
        <EventFacts event={event} />
        <IfCan act="read" area="files">
          <EventFiles event={event} canChange={canChange} />
        </IfCan>
        <AddToCalendar event={event} />
        {canChange && event.event_type !== documentEventType && <StatusButtons event={event} />}
        <ChangedLine record={event} />
        {canChange && <DeleteEvent event={event} onLeaving={onLeaving} />}
      </Together>
    </article>
  );
}

/** One event. It may be opened by a link, before the list is loaded. */
export function EventPage({ id }: { readonly id: string }) {
  // A deleted record leaves the list shortly before the navigation back to it.
  const [leaving, setLeaving] = useState<TimelineEvent | null>(null);
  return (
    <EventOrState id={id} leaving={leaving}>
      {(event) => <EventView event={event} onLeaving={setLeaving} />}
    </EventOrState>
  );
}
