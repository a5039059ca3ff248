import { expect, it } from 'vitest';
import { eventTypes } from '../timelines/event-types.ts';
import { areaOfEvent, eventTypesOf } from './area-of-event.ts';
import { allAreas, eventAreas } from './areas.ts';

it('D7 each type of event has one area', () => {
  expect(Object.fromEntries(eventTypes.map((type) => [type, areaOfEvent(type)]))).toEqual({
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
  });
  expect(eventTypesOf(allAreas)).toHaveLength(eventTypes.length);
  expect(eventTypesOf(new Set(['diary', 'summary']))).toEqual(['Important Data']);
  expect(eventTypesOf(new Set())).toEqual([]);
  expect(new Set(eventTypes.map(areaOfEvent))).toEqual(new Set(eventAreas));
});
