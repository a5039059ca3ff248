import { documentEventType, eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Pencil, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { EventFiles } from '../files/event-files.tsx';
import { PlaceLink } from '../place-link.tsx';
import { timelinesTexts } from '../texts.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { usePlaceHref } from '../use-place.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { DeleteEvent } from './delete-event.tsx';
import { EventFacts } from './event-facts.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { eventTexts as texts } from './texts.ts';
import { When } from './when.tsx';

type EventViewProps = {
  readonly event: TimelineEvent;
  /** It is being deleted; null when that failed. */
  readonly onLeaving: (event: TimelineEvent | null) => void;
};

/** What it is and when, then everything that was written, then what one can do with it. */
export function EventView({ event, onLeaving }: EventViewProps) {
  const hrefOf = usePlaceHref();
  useArrival(event.title);
  return (
    <article className="max-w-[46rem] space-y-6">
      <PlaceLink place={{ at: 'events' }}>{timelinesTexts.back}</PlaceLink>
      <PrintedFor />
      <header className="space-y-3">
        <p className="flex items-center gap-2.5 font-medium">
          <EventTypeMark type={event.event_type} />
          {eventTypeLabel(event.event_type)}
        </p>
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {event.title}
        </h1>
        <When event={event} />
      </header>
      <EventFacts event={event} />
      <EventFiles event={event} />
      {event.event_type !== documentEventType && <StatusButtons event={event} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to={hrefOf({ at: 'edit', id: event.id })} className={buttonClass('primary')}>
          <Pencil className="size-5" aria-hidden="true" />
          {texts.edit}
        </Link>
        <Button look="secondary" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <ChangedLine record={event} />
      <DeleteEvent event={event} onLeaving={onLeaving} />
    </article>
  );
}
