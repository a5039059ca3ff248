import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { byClock, phaseAt } from '@caretrail/contract/timelines/placing';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { EventType } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  comingSessions,
  isWrittenDown,
  type SessionVisit,
} from '@caretrail/contract/treatments/session-visits';
import { allPages } from '../../../lib/all-pages.ts';
import { request } from '../../../lib/http.ts';
import { todayHere } from '../../../lib/long-date.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { loadAnswers } from '../answers/load-answers.ts';

export type Summary = {
  readonly today: string;
  readonly answers: ProfileAnswers;
  readonly medicines: readonly Medication[];
  readonly treatments: readonly Treatment[];
  readonly visits: readonly Visit[];
};

type Found = {
  readonly events: readonly TimelineEvent[];
  readonly treatments: readonly Treatment[];
};

/** What is said of an event, or of the next session of a treatment. */
export type Visit = Pick<
  TimelineEvent,
  'id' | 'title' | 'start' | 'end' | 'time_zone' | 'all_day' | 'practitioner' | 'location_name'
>;

/** Where one goes to; results, notes and documents are no visits. */
const visitTypes: readonly EventType[] = [
  'Appointment',
  'Consultations',
  'Scan',
  'Tests',
  'Treatment',
  'Rehab',
];
/** As many as fit on one page. */
const mostVisits = 6;

/** This morning's visit is no next one this evening. */
const eventsIn = (events: readonly TimelineEvent[], nowMs: number): TimelineEvent[] =>
  events
    .filter(({ event_type, status }) => visitTypes.includes(event_type) && status === 'planned')
    .filter((event) => phaseAt(event, nowMs) !== 'past');

/** Of thirty sessions the next one says enough. */
function nextSessions(
  treatments: readonly Treatment[],
  events: readonly TimelineEvent[],
  nowMs: number,
): SessionVisit[] {
  const coming = comingSessions(treatments, { nowMs, zone: ownZone() });
  const isFirst = ({ id, treatment_id: of }: SessionVisit): boolean =>
    coming.find(({ treatment_id }) => treatment_id === of)?.id === id;
  return coming.filter((each) => isFirst(each) && !isWrittenDown(each, events));
}

export function visitsIn(
  { events, treatments }: Pick<Found, 'events' | 'treatments'>,
  nowMs: number,
): Visit[] {
  const planned = eventsIn(events, nowMs);
  const sessions = nextSessions(treatments, planned, nowMs).map((session) => ({
    ...session,
    location_name: '',
  }));
  return [...planned, ...sessions].toSorted(byClock).slice(0, mostVisits);
}

/** Running first, then what is to come. */
export const treatmentsNow = (treatments: readonly Treatment[]): Treatment[] =>
  (['active', 'on-hold', 'planned'] as const).flatMap((status) =>
    treatments.filter((each) => each.status === status),
  );

export async function loadSummary(): Promise<Summary> {
  const now = new Date();
  const today = todayHere(now);
  const [answers, medicines, treatments, events] = await Promise.all([
    loadAnswers(),
    request(medicationCalls.listCurrent, { body: { status: 'current', search: '' } }),
    request(treatmentsEndpoints.list),
    // The list begins with what is furthest away: what comes next is on its last page.
    allPages((page) => request(timelinesEndpoints.list, { query: { from: today, ...page } })),
  ]);
  return {
    today,
    answers,
    medicines,
    treatments: treatmentsNow(treatments.data),
    visits: visitsIn({ events, treatments: treatments.data }, now.getTime()),
  };
}
