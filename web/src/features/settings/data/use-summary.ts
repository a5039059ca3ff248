import type { Medication } from '@caretrail/contract/medications/schema';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { byClock, phaseAt } from '@caretrail/contract/timelines/placing';
import { isVisit } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  comingSessions,
  isWrittenDown,
  type SessionVisit,
} from '@caretrail/contract/treatments/session-visits';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { loadedOf, useFresh } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import { selectIsZoneAnswered, usePatientZone, useZoneLoading } from '../../../data/zone.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';

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

const currentMedicines = { status: 'current', search: '' } as const;
/** As many as fit on one page. */
const mostVisits = 6;

/** `zone` is that of the patient. */
type Clock = { readonly nowMs: number; readonly zone: string };

/** A visit that is over today is not the next one. */
const eventsIn = (events: readonly TimelineEvent[], nowMs: number): TimelineEvent[] =>
  events
    .filter(({ event_type, status }) => isVisit(event_type) && status === 'planned')
    .filter((event) => phaseAt(event, nowMs) !== 'past');

/** Only the next of many sessions. */
function nextSessions(
  treatments: readonly Treatment[],
  events: readonly TimelineEvent[],
  clock: Clock,
): SessionVisit[] {
  const coming = comingSessions(treatments, clock);
  const isFirst = ({ id, treatment_id: of }: SessionVisit): boolean =>
    coming.find(({ treatment_id }) => treatment_id === of)?.id === id;
  return coming.filter((each) => isFirst(each) && !isWrittenDown(each, events));
}

export function visitsIn(
  { events, treatments }: Pick<Found, 'events' | 'treatments'>,
  clock: Clock,
): Visit[] {
  const planned = eventsIn(events, clock.nowMs);
  const sessions = nextSessions(treatments, planned, clock).map((session) => ({
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

/** Loaded when the sheet is opened, so that the print is current. */
export function useSummary(): Loaded<Summary> {
  const [nowMs] = useState(() => Date.now());
  useZoneLoading();
  const isZoneAnswered = useAppSelector(selectIsZoneAnswered);
  const zone = usePatientZone();
  const today = dateAt(nowMs, zone);
  const answers = loadedOf(useFresh(profileAnswersApi.useFindAnswersQuery()));
  const medicines = loadedOf(useFresh(medicationsApi.useListMedicationsQuery(currentMedicines)));
  const treatments = loadedOf(useFresh(treatmentsApi.useListTreatmentsQuery()));
  const events = loadedOf(useFresh(timelinesApi.useListEventsFromQuery(today)));
  const parts = [answers, medicines, treatments, events];
  const failed = parts.filter((each) => each.status === 'failed');
  const [first] = failed;
  if (first !== undefined) {
    return { ...first, onRetry: () => failed.forEach(({ onRetry }) => onRetry()) };
  }
  if (
    !isZoneAnswered ||
    answers.status !== 'succeeded' ||
    medicines.status !== 'succeeded' ||
    treatments.status !== 'succeeded' ||
    events.status !== 'succeeded'
  ) {
    return { status: 'loading' };
  }
  const found = { events: events.data, treatments: treatments.data.data };
  const data = {
    today,
    answers: answers.data,
    medicines: medicines.data,
    treatments: treatmentsNow(found.treatments),
    visits: visitsIn(found, { nowMs, zone }),
  };
  return { status: 'succeeded', data };
}
