import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { anEvent, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { editLocation, locationsOf, madeLocation } from '../../testing/locations.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const { remove, restore, read } = locationsEndpoints;
const deleted = (person: Person, id: string) => person.call(remove, { params: { id } });
const restored = (person: Person, id: string) => person.call(restore, { params: { id } });

describe('deleting a location', () => {
  it('returns 404 for another patient’s location, as does restoring it', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeLocation(another);
    expect(outcomeOf(await deleted(person, theirs.id))).toBe('404 not_found');
    expect(await locationsOf(another)).toEqual([theirs]);
    await deleted(another, theirs.id);
    expect(outcomeOf(await restored(person, theirs.id))).toBe('404 not_found');
    expect(await locationsOf(another)).toEqual([]);
  });

  it('removes it from the list: it can be neither read nor edited; repeated, it is audited once', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeLocation(person);
    expect([
      (await deleted(person, id)).statusCode,
      (await deleted(person, id)).statusCode,
    ]).toEqual([204, 204]);
    expect(await locationsOf(person)).toEqual([]);
    expect(outcomeOf(await person.call(read, { params: { id } }))).toBe('404 not_found');
    expect(outcomeOf(await editLocation(person, id, { name: 'x' }))).toBe('404 not_found');
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'location.deleted done')).toHaveLength(1);
  });

  it('can be undone: the place is back as it was', async () => {
    const person = await asPatient(testApp());
    const place = await madeLocation(person);
    await deleted(person, place.id);
    testApp().clock.advance(60_000);
    expect((await restored(person, place.id)).json()).toEqual(place);
    expect((await restored(person, place.id)).json()).toEqual(place);
    expect(await locationsOf(person)).toEqual([place]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('location.restored done');
  });

  it('§3 keeps its text in the events, which can still be edited; no new one may name it', async () => {
    const person = await asPatient(testApp());
    const { id, name } = await madeLocation(person);
    const event = await madeEvent(testApp(), person, { location_id: id });
    await deleted(person, id);
    const fields = { title: 'Edited', location_id: id };
    const edited = await editWith(testApp(), person, event.id, { fields });
    expect(edited.json()).toMatchObject({ location_id: id, location_name: name, title: 'Edited' });
    await expect(madeEvent(testApp(), person, { ...anEvent, location_id: id })).rejects.toThrow(
      'We cannot find this place in your record',
    );
  });

  it('is final when its time in the bin is over; the text in the events stays', async () => {
    const person = await asPatient(testApp());
    const [gone, kept] = [await madeLocation(person), await madeLocation(person)];
    await madeEvent(testApp(), person, { location_id: gone.id });
    await deleted(person, gone.id);
    const { db, clock } = testApp().deps;
    const later = new Date(clock.now().getTime() + limits.files.binMs);
    await purgeExpired({ db, clock: { now: () => later } });
    expect(outcomeOf(await restored(person, gone.id))).toBe('404 not_found');
    expect(await locationsOf(person)).toEqual([kept]);
    expect(await eventsOf(person)).toMatchObject([{ location_name: gone.name }]);
  });
});
