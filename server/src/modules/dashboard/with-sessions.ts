import { type AgendaEvent, dashboardSpan } from '@caretrail/contract/dashboard/schema';
import { addDays, datePart } from '@caretrail/contract/time/days';
import { spanOf } from '@caretrail/contract/timelines/placing';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  comingSessions,
  isWrittenDown,
  sessionsOfDay,
  type SessionVisit,
} from '@caretrail/contract/treatments/session-visits';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { namesOfLocations } from '../locations/service.ts';
import type { EventsOverview } from '../timelines/service.ts';

type Agenda = Pick<EventsOverview, 'next_visit' | 'upcoming' | 'day_events'>;
type When = {
  readonly nowMs: number;
  readonly zone: string;
  readonly today: string;
  readonly day: string;
};

const bySoonest = (one: AgendaEvent, other: AgendaEvent): number =>
  spanOf(one).fromMs - spanOf(other).fromMs;

/** The events, with the sessions of treatments among them. */
export async function withSessions(
  db: Queryable,
  { patientId, areas }: Pick<RecordContext, 'patientId' | 'areas'>,
  { next_visit, upcoming, day_events }: Agenda,
  treatments: readonly Treatment[],
  when: When,
): Promise<Agenda> {
  const events = next_visit === null ? upcoming : [next_visit, ...upcoming];
  const coming = comingSessions(treatments, when).filter((each) => !isWrittenDown(each, events));
  const ofDay = sessionsOfDay(treatments, when).filter((each) => !isWrittenDown(each, day_events));
  const until = addDays(when.today, dashboardSpan.nextDays);
  const isSoon = ({ start }: Pick<AgendaEvent, 'start'>): boolean => datePart(start) <= until;
  const shown = coming.filter((session, index) => index === 0 || isSoon(session));
  const places = areas.has('calendar')
    ? [...shown, ...ofDay].map(({ location_id }) => location_id)
    : [];
  const names = await namesOfLocations(
    db,
    patientId,
    places.filter((id) => id !== null),
  );
  const asEvent = (session: SessionVisit): AgendaEvent => ({
    ...session,
    location_name: names.get(session.location_id ?? '') ?? '',
    contact: '',
    preparation: '',
    is_session: true,
    first_question: '',
    question_count: 0,
  });
  const sessions = shown.map(asEvent);
  return {
    next_visit:
      [next_visit, sessions[0] ?? null].filter((each) => each !== null).toSorted(bySoonest)[0] ??
      null,
    upcoming: [...upcoming, ...sessions.filter(isSoon)].toSorted(bySoonest),
    day_events: [...day_events, ...ofDay.map(asEvent)].toSorted(bySoonest),
  };
}
