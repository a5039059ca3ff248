import { datePart } from '../time/days.ts';
import type { EventType } from '../timelines/event-types.ts';
import { phaseAt, spanOf } from '../timelines/placing.ts';
import type { TimelineEvent } from '../timelines/schema.ts';
import type { TreatmentType } from './labels.ts';
import { isDevice } from './progress.ts';
import type { Treatment } from './schema.ts';
import type { TreatmentSession } from './session.ts';

/** A session as an agenda shows it, beside events. */
export type SessionVisit = Pick<
  TimelineEvent,
  | 'id'
  | 'event_type'
  | 'title'
  | 'start'
  | 'end'
  | 'time_zone'
  | 'all_day'
  | 'status'
  | 'location_id'
  | 'practitioner'
> & { readonly treatment_id: string };

/** Never given at home. */
const awayFromHome: ReadonlySet<TreatmentType> = new Set(['surgery', 'radiotherapy', 'rehab']);

/** Hours of a device and days of tablets are sessions too, and no visits. */
const isVisit = (treatment: Treatment, { time }: TreatmentSession): boolean =>
  !isDevice(treatment) &&
  (awayFromHome.has(treatment.type) || treatment.location_id !== null || time !== null);

const visitOf = (of: Treatment, session: TreatmentSession, zone: string): SessionVisit => ({
  id: session.id,
  treatment_id: of.id,
  event_type: of.type === 'rehab' ? 'Rehab' : 'Treatment',
  title: of.title,
  start: `${session.date}T${session.time ?? '00:00'}`,
  end: null,
  time_zone: zone,
  all_day: session.time === null,
  status: session.status,
  location_id: of.location_id,
  practitioner: of.practitioner,
});

/** A treatment on hold waits, and so do its sessions. */
const visitsOf = (treatments: readonly Treatment[], zone: string): SessionVisit[] =>
  treatments
    .filter(({ status }) => status === 'active' || status === 'planned')
    .flatMap((of) =>
      of.sessions
        .filter((session) => isVisit(of, session))
        .map((session) => visitOf(of, session, zone)),
    );

/** Sessions to come or going on, the soonest first. */
export const comingSessions = (
  treatments: readonly Treatment[],
  { nowMs, zone }: { readonly nowMs: number; readonly zone: string },
): SessionVisit[] =>
  visitsOf(treatments, zone)
    .filter((visit) => visit.status === 'planned' && phaseAt(visit, nowMs) !== 'past')
    .toSorted((one, other) => spanOf(one).fromMs - spanOf(other).fromMs);

/** Sessions between two days, both included, also those that are over or done. */
export const sessionsBetween = (
  treatments: readonly Treatment[],
  { from, to, zone }: { readonly from: string; readonly to: string; readonly zone: string },
): SessionVisit[] =>
  visitsOf(treatments, zone).filter(
    ({ status, start }) => status !== 'missed' && datePart(start) >= from && datePart(start) <= to,
  );

/** The same of one day. */
export const sessionsOfDay = (
  treatments: readonly Treatment[],
  { day, zone }: { readonly day: string; readonly zone: string },
): SessionVisit[] => sessionsBetween(treatments, { from: day, to: day, zone });

const sessionLike: readonly EventType[] = ['Appointment', 'Treatment', 'Rehab'];

/** The patient may have added the same visit as an event too; it appears once. */
export const isWrittenDown = (
  { treatment_id, start }: SessionVisit,
  events: readonly Pick<TimelineEvent, 'treatment_id' | 'event_type' | 'start'>[],
): boolean =>
  events.some(
    (event) =>
      event.treatment_id === treatment_id &&
      sessionLike.includes(event.event_type) &&
      datePart(event.start) === datePart(start),
  );
