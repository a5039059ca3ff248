import {
  type AgendaEvent,
  type Dashboard,
  dashboardSpan,
} from '@caretrail/contract/dashboard/schema';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { addDays, datePart } from '@caretrail/contract/time/days';
import { documentEventType, visitTypes } from '@caretrail/contract/timelines/event-types';
import { firstDayOf, lastDayOf, phaseAt, spanOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  comingSessions,
  isWrittenDown,
  sessionsOfDay,
  type SessionVisit,
} from '@caretrail/contract/treatments/session-visits';

export type Lists = {
  readonly events: readonly TimelineEvent[];
  readonly treatments: readonly Treatment[];
  readonly places: readonly CareLocation[];
};

type When = {
  readonly nowMs: number;
  readonly zone: string;
  readonly today: string;
  readonly day: string;
};

const asAgenda = (event: TimelineEvent): AgendaEvent => ({
  ...event,
  is_session: false,
  first_question: event.questions[0] ?? '',
  question_count: event.questions.length,
});

const bySoonest = (one: AgendaEvent, other: AgendaEvent): number =>
  spanOf(one).fromMs - spanOf(other).fromMs;

const isComing = (event: AgendaEvent, { nowMs, today }: When): boolean =>
  event.status === 'planned' &&
  (event.all_day ? lastDayOf(event) >= today : phaseAt(event, nowMs) !== 'past');

const isVisit = ({ event_type }: AgendaEvent): boolean =>
  (visitTypes as readonly string[]).includes(event_type);

/** What the overview of the server says about events and sessions, from whole lists of them. */
export function agendaNow(
  { events, treatments, places }: Lists,
  when: When,
): Pick<Dashboard, 'day_events' | 'upcoming' | 'next_visit'> {
  const all = events
    .filter(({ status }) => status === 'planned' || status === 'done')
    .map(asAgenda)
    .toSorted(bySoonest);
  const sessionOf = (session: SessionVisit): AgendaEvent => ({
    ...session,
    location_name: places.find(({ id }) => id === session.location_id)?.name ?? '',
    contact: '',
    preparation: '',
    is_session: true,
    first_question: '',
    question_count: 0,
  });
  const until = addDays(when.today, dashboardSpan.nextDays);
  const isSoon = ({ start }: AgendaEvent): boolean => datePart(start) <= until;
  const coming = all.filter((event) => isComing(event, when));
  const ofDay = all.filter(
    (event) =>
      event.event_type !== documentEventType &&
      firstDayOf(event) <= addDays(when.day, 1) &&
      lastDayOf(event) >= addDays(when.day, -1),
  );
  const sessions = comingSessions(treatments, when)
    .filter((each) => !isWrittenDown(each, coming))
    .map(sessionOf);
  const sessionsToday = sessionsOfDay(treatments, when)
    .filter((each) => !isWrittenDown(each, ofDay))
    .map(sessionOf);
  return {
    day_events: [...ofDay, ...sessionsToday].toSorted(bySoonest),
    upcoming: [...coming, ...sessions].filter(isSoon).toSorted(bySoonest),
    next_visit: [...coming.filter(isVisit), ...sessions].toSorted(bySoonest)[0] ?? null,
  };
}
