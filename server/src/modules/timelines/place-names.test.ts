import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import type { SearchAnswer } from '@caretrail/contract/search/schema';
import { describe, expect, it } from 'vitest';
import { helperOf } from '../../testing/circle.ts';
import { eventsOf, madeEvent } from '../../testing/events.ts';
import { madeLocation } from '../../testing/locations.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const q = 'zanzibar';

const foundBy = async (person: Person): Promise<number> =>
  (await person.call(searchEndpoints.find, { body: { q } })).json<SearchAnswer>().events.total;

describe('D7 the name of a place', () => {
  it('belongs to the calendar, also where an event of the diary has it', async () => {
    const patient = await asPatient(testApp());
    const { id: location_id } = await madeLocation(patient, { name: 'Zanzibar Hospice' });
    await madeEvent(testApp(), patient, { event_type: 'Important Data', location_id });
    const [diary, both] = [
      await helperOf(testApp(), patient, { role: 'viewer', areas: ['diary'] }),
      await helperOf(testApp(), patient, { role: 'viewer', areas: ['diary', 'calendar'] }),
    ];
    expect(await eventsOf(diary)).toMatchObject([{ location_id: null, location_name: '' }]);
    expect(await eventsOf(both)).toMatchObject([
      { location_id, location_name: 'Zanzibar Hospice' },
    ]);
    // Nor is it what an event is found by.
    expect([await eventsOf(diary, { q }), await foundBy(diary)]).toEqual([[], 0]);
    expect([(await eventsOf(both, { q })).length, await foundBy(both)]).toEqual([1, 1]);
    expect([(await eventsOf(patient, { q })).length, await foundBy(patient)]).toEqual([1, 1]);
  });
});
