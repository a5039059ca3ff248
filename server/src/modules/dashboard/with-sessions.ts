import { type AgendaEvent, dashboardSpan } from '@caretrail/contract/dashboard/schema';
import { addDays, datePart } from '@caretrail/contract/time/days';
import { spanOf } from '@caretrail/contract/timelines/placing';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { comingSessions, isWrittenDown } from '@caretrail/contract/treatments/session-visits';
import type { Queryable } from '../../db/client.ts';
import { namesOfLocations } from '../locations/service.ts';
import type { EventsOverview } from '../timelines/service.ts';

type Agenda = Pick<EventsOverview, 'next_visit' | 'upcoming'>;
type When = { readonly nowMs: number; readonly zone: string; readonly today: string };

const bySoonest = (one: AgendaEvent, other: AgendaEvent): number =>
  spanOf(one).fromMs - spanOf(other).fromMs;

/** The next events, with the sessions of treatments among them. */
export async function withSessions(
  db: Queryable,
  patientId: string,
  { next_visit, upcoming }: Agenda,
  treatments: readonly Treatment[],
  when: When,
): Promise<Agenda> {
  const events = next_visit === null ? upcoming : [next_visit, ...upcoming];
  const coming = comingSessions(treatments, when).filter((each) => !isWrittenDown(each, events));
  const until = addDays(when.today, dashboardSpan.upcomingDays);
  const shown = coming.filter(({ start }, index) => index === 0 || datePart(start) < until);
  const places = shown.map(({ location_id }) => location_id).filter((id) => id !== null);
  const names = await namesOfLocations(db, patientId, places);
  const sessions = shown.map((session): AgendaEvent => ({
    ...session,
    location_name: names.get(session.location_id ?? '') ?? '',
    preparation: '',
    is_session: true,
  }));
  const soon = sessions.filter(({ start }) => datePart(start) < until);
  return {
    next_visit:
      [next_visit, sessions[0] ?? null].filter((each) => each !== null).toSorted(bySoonest)[0] ??
      null,
    upcoming: [...upcoming, ...soon].toSorted(bySoonest),
  };
}
