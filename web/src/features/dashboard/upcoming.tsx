import { hrefOf } from '@caretrail/contract/access/routes';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { isGoingOn } from '@caretrail/contract/timelines/placing';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EventTypeMark } from '../../ui/event-type-mark.tsx';
import { formatAgendaTime, formatUntil } from './format-agenda.ts';
import { agendaHref, newEventHref } from './links.ts';
import { factTexts, upcomingTexts as texts } from './texts.ts';

type UpcomingProps = Pick<Dashboard, 'upcoming' | 'today' | 'time_zone'> & {
  readonly nowMs: number;
};

/** The next seven days, soonest first. */
export function Upcoming({ upcoming, today, time_zone, nowMs }: UpcomingProps) {
  const clock = { today, zone: time_zone, nowMs };
  return (
    <Card
      heading={texts.heading}
      end={
        <Link to={hrefOf('timelines')} className="link">
          {texts.all}
        </Link>
      }
    >
      {upcoming.length === 0 ? (
        <div className="space-y-2">
          <p>{texts.none}</p>
          <Link to={newEventHref} className="link">
            {factTexts.addVisit}
          </Link>
        </div>
      ) : (
        <ul>
          {upcoming.map((event) => (
            <li key={event.id} className="border-t border-rule first:border-t-0">
              <Link
                to={agendaHref(event)}
                className="group grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 rounded-control py-3 hover:bg-action-tint"
              >
                <EventTypeMark type={event.event_type} />
                <span>
                  <span className="block text-small text-ink-soft">
                    {isGoingOn(event, nowMs) ? (
                      <>
                        <Badge tone="today">{texts.now}</Badge> {formatUntil(event, clock)}
                      </>
                    ) : (
                      formatAgendaTime(event, clock)
                    )}
                  </span>
                  <span className="block font-semibold wrap-anywhere text-action underline-offset-4 group-hover:underline">
                    {event.title}
                  </span>
                  <span className="block text-small wrap-anywhere text-ink-soft">
                    {[eventTypeLabel(event.event_type), event.location_name || event.practitioner]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
