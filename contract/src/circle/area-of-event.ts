import type { EventType } from '../timelines/event-types.ts';
import type { Area } from './areas.ts';

/** Visits, tests and their results are the calendar; notes about how one feels are the diary. */
const areaOfType: Readonly<Record<EventType, Area>> = {
  Appointment: 'calendar',
  Consultations: 'calendar',
  Scan: 'calendar',
  Tests: 'calendar',
  Treatment: 'calendar',
  Rehab: 'calendar',
  Results: 'calendar',
  'Important Data': 'diary',
  UserStorage: 'files',
  Medication: 'medication',
};

/** The one area whose grant shows an event of this type. */
export const areaOfEvent = (type: EventType): Area => areaOfType[type];

/** The types that a set of areas shows. */
export const eventTypesOf = (open: ReadonlySet<Area>): EventType[] =>
  (Object.keys(areaOfType) as EventType[]).filter((type) => open.has(areaOfType[type]));
