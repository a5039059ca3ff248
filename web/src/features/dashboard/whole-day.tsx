import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { firstDayOf, lastDayOf } from '@caretrail/contract/timelines/placing';
import { Link } from 'react-router';
import { formatAgendaTime } from './format-agenda.ts';
import type { LineClock } from './format-line.ts';
import { LineHead, LineItem } from './line-item.tsx';
import { agendaHref } from './links.ts';
import { lineTexts as texts } from './texts.ts';
import { VisitNotes } from './visit-item.tsx';

type WholeDayProps = { readonly events: readonly AgendaEvent[]; readonly clock: LineClock };

/** Visits without a time, and what goes on for several days. */
export const WholeDay = ({ events, clock }: WholeDayProps) =>
  events.map((event) => {
    const { day, zone, nowMs } = clock;
    const isOneDay = event.all_day && firstDayOf(event) === lastDayOf(event);
    const time = isOneDay ? texts.allDay : formatAgendaTime(event, { today: day, zone, nowMs });
    return (
      <LineItem key={event.id}>
        <LineHead>
          <Link to={agendaHref(event)} className="link -my-1.5 wrap-anywhere">
            {texts.visit({ time, title: event.title })}
          </Link>
        </LineHead>
        <VisitNotes event={event} />
      </LineItem>
    );
  });
