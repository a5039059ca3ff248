import { hrefOf } from '@caretrail/contract/access/routes';
import { nextDays } from '@caretrail/contract/dashboard/next-days';
import type { AgendaEvent, Dashboard } from '@caretrail/contract/dashboard/schema';
import { datePart } from '@caretrail/contract/time/days';
import { Link } from 'react-router';
import { dayHeading, dayWithoutYear, nearDay } from '../../lib/format-day.ts';
import { timeOnDay } from '../../lib/format-event-time.ts';
import { useCan } from '../../session/chosen-record.ts';
import { IfCan } from '../../session/if-can.tsx';
import { newAppointment } from '../../shell/capture/capture-links.ts';
import { Card } from '../../ui/card.tsx';
import { EventTypeMark } from '../../ui/event-type-mark.tsx';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { formatVisitTime, type LineClock } from './format-line.ts';
import { agendaHref } from './links.ts';
import { nextTexts as texts } from './below-texts.ts';

/** 'Tomorrow, Wednesday 18 November', 'Thursday 19 November'; after midnight no day is called tomorrow. */
const formatDay = (date: string, today: DayNow): string =>
  typeof today === 'string' && nearDay(date, today) !== null
    ? dayHeading(date, today)
    : dayWithoutYear(date);

type AgendaRowProps = { readonly event: AgendaEvent; readonly when: string };

const AgendaRow = ({ event, when }: AgendaRowProps) => (
  <Link
    to={agendaHref(event)}
    className="group grid min-h-target grid-cols-[2rem_minmax(0,1fr)] gap-x-3 rounded-control py-1.5 hover:bg-action-tint"
  >
    <EventTypeMark type={event.event_type} />
    <span>
      <span className="block text-small text-ink-soft">{when}</span>
      <span className="block font-semibold wrap-anywhere text-action underline-offset-4 group-hover:underline">
        {event.title}
      </span>
      {event.location_name !== '' && (
        <span className="block text-small wrap-anywhere text-ink-soft">{event.location_name}</span>
      )}
    </span>
  </Link>
);

/** The next visit, where it is not among the days above; or that there is none. */
function NextVisitRow({
  visit,
  clock,
}: {
  readonly visit: AgendaEvent | null;
  readonly clock: LineClock;
}) {
  if (visit !== null)
    return (
      <>
        <h3 className="text-base font-semibold">{texts.visit}</h3>
        <AgendaRow event={visit} when={formatVisitTime(visit, clock)} />
      </>
    );
  return (
    <>
      <p>{texts.noVisit}</p>
      <IfCan act="add" area="calendar">
        <Link {...newAppointment} className="link">
          {texts.addVisit}
        </Link>
      </IfCan>
    </>
  );
}

type NextDaysProps = {
  readonly shown: Pick<Dashboard, 'upcoming' | 'next_doses' | 'next_visit' | 'has_medicines'>;
  readonly clock: LineClock;
};

/** The three days after today: their visits, and how many doses are planned. */
export function NextDays({ shown, clock }: NextDaysProps) {
  const { day, today, zone } = clock;
  const can = useCan();
  const canSeeVisits = can('read', 'calendar');
  // Of a day of which not all is shared no one can say that nothing is planned.
  const isWhole = canSeeVisits && can('read', 'medication');
  const days = nextDays({ day, ...shown }).filter(
    ({ events, doses }) => isWhole || events.length > 0 || doses > 0,
  );
  const { next_visit: visit } = shown;
  const isListed =
    visit !== null &&
    (datePart(visit.start) <= day ||
      days.some(({ events }) => events.some(({ id }) => id === visit.id)));
  if (days.length === 0 && (isListed || !canSeeVisits)) return null;
  return (
    <Card
      heading={texts.heading}
      end={
        canSeeVisits && (
          <Link to={hrefOf('timelines')} className="link">
            {texts.all}
          </Link>
        )
      }
    >
      <ol>
        {days.map(({ date, events, doses }) => (
          <li key={date} className="border-t border-rule py-3 first:border-t-0 first:pt-0">
            <h3 className="text-base font-semibold">{formatDay(date, today)}</h3>
            {events.length > 0 && (
              <ul>
                {events.map((event) => (
                  <li key={event.id}>
                    <AgendaRow event={event} when={timeOnDay(event, date, zone)} />
                  </li>
                ))}
              </ul>
            )}
            {doses > 0 && (
              <p>
                <Link to={hrefOf('medication')} className="link">
                  {texts.doses({ count: doses })}
                </Link>
              </p>
            )}
            {doses === 0 && events.length === 0 && isWhole && (
              <p className="text-ink-soft">{texts.nothing}</p>
            )}
          </li>
        ))}
        {!isListed && canSeeVisits && (
          <li className="border-t border-rule pt-3">
            <NextVisitRow {...{ visit, clock }} />
          </li>
        )}
      </ol>
    </Card>
  );
}
