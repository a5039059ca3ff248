import type { VisitEntry } from '@caretrail/contract/dashboard/day-line';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { clockOf } from '../../lib/format-event-time.ts';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { Badge } from '../../ui/badge.tsx';
import { placeAside } from '../medications/public.ts';
import { formatUntil } from './format-agenda.ts';
import type { LineClock } from './format-line.ts';
import { LineHead, LineItem } from './line-item.tsx';
import { agendaHref } from './links.ts';
import { agendaTexts, lineTexts as texts } from './texts.ts';

/** Nothing but a number: the page of the event reads others too. */
const plainNumber = /^\+?[\d ]{5,}$/;

type VisitNotesProps = { readonly event: AgendaEvent };

/** Where it is, what to prepare, and the first of the questions to ask. */
export function VisitNotes({ event }: VisitNotesProps) {
  const { location_name, practitioner, contact, preparation } = event;
  const { first_question, question_count } = event;
  const where = [...new Set([location_name, practitioner])].filter(Boolean).join(' · ');
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        {location_name !== '' && (
          <MapPin className="me-1.5 inline size-5 align-text-bottom" aria-hidden="true" />
        )}
        {where || eventTypeLabel(event.event_type)}
      </p>
      {plainNumber.test(contact) && (
        <a href={`tel:${contact.replaceAll(' ', '')}`} className="link">
          {texts.call({ contact })}
        </a>
      )}
      {preparation !== '' && <p className="wrap-anywhere">{preparation}</p>}
      {first_question !== '' && (
        <p className="line-clamp-3 wrap-anywhere">{texts.question({ question: first_question })}</p>
      )}
      {question_count > 1 && (
        <p className="text-small text-ink-soft">
          {texts.moreQuestions({ count: question_count - 1 })}
        </p>
      )}
    </>
  );
}

/** Its own clock, if that is not the patient's: '01:00 (Tokyo time)'. */
function ownClock({ event, atMs }: VisitEntry, zone: string): string | null {
  const { time_zone, start, all_day } = event;
  if (all_day || placeAside(atMs, time_zone, zone) === null) return null;
  return agendaTexts.placed({ time: clockOf(start), place: placeOfZone(time_zone) });
}

type VisitItemProps = {
  readonly entry: VisitEntry;
  /** When it is, in words. */
  readonly time: string;
  readonly isNext: boolean;
  readonly clock: LineClock;
  /** In the simple mode a card of its own has the notes. */
  readonly hasNotes: boolean;
};

/** An event or a session on the line. */
export function VisitItem({ entry, time, isNext, clock, hasNotes }: VisitItemProps) {
  const { event, phase } = entry;
  const { today, zone, nowMs } = clock;
  const isNow = phase === 'now';
  const own = ownClock(entry, zone);
  const date = typeof today === 'string' ? today : today.night;
  return (
    <LineItem isNow={isNow}>
      <LineHead
        isNext={isNext}
        badges={
          <>
            {isNow && <Badge tone="today">{texts.now}</Badge>}
            {phase === 'earlier' && <Badge>{texts.over}</Badge>}
          </>
        }
      >
        <Link to={agendaHref(event)} className="link -my-1.5 wrap-anywhere">
          {texts.visit({ time, title: event.title })}
        </Link>
      </LineHead>
      {isNow && <p className="text-ink-soft">{formatUntil(event, { today: date, zone, nowMs })}</p>}
      {own !== null && <p className="text-ink-soft">{own}</p>}
      {hasNotes && phase !== 'earlier' && <VisitNotes event={event} />}
    </LineItem>
  );
}
