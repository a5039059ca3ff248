import type { CareLocation } from '@caretrail/contract/locations/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { editLocation, locationsOf, madeLocation } from '../../testing/locations.ts';
import { editMedication, madeMedication } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

describe('editing a location', () => {
  it('returns 404 for another patient’s location, and changes nothing', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeLocation(another);
    expect(outcomeOf(await editLocation(person, theirs.id, { name: 'Mine' }))).toBe(
      '404 not_found',
    );
    expect(await locationsOf(another)).toEqual([theirs]);
  });

  it('changes the named fields, and audits them', async () => {
    const person = await asPatient(testApp());
    const before = await madeLocation(person, { phone: '01632 960 001', lat: 51, lng: -2 });
    testApp().clock.advance(60_000);
    const answer = await editLocation(person, before.id, { favourite: true, version: 1 });
    const after = answer.json<CareLocation>();
    expect(after).toEqual({
      ...before,
      favourite: true,
      version: 2,
      updated_at: testApp().clock.now().toISOString(),
    });
    expect(await locationsOf(person)).toEqual([after]);
    const row = await testApp().deps.db.one(
      `SELECT changed_fields FROM audit_log WHERE actor_id = $1 AND action = 'location.edited'`,
      [person.userId],
    );
    expect(row).toEqual({ changed_fields: ['favourite'] });
  });

  it('writes nothing when nothing changes', async () => {
    const person = await asPatient(testApp());
    const hours = [{ day: 'mon', opens: '08:00', closes: '12:00' }];
    const before = await madeLocation(person, { hours });
    const answer = await editLocation(person, before.id, { name: before.name, hours });
    expect(answer.json()).toEqual(before);
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('location.edited done');
  });

  it('is refused from an older version, with the stored one', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeLocation(person);
    const stored = (await editLocation(person, id, { name: 'First' })).json<CareLocation>();
    const answer = await editLocation(person, id, { name: 'Second', version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(answer.json()).toMatchObject({
      conflict: { your_version: 1, stored_version: 2, stored },
    });
    expect(await locationsOf(person)).toEqual([stored]);
  });
});

describe('§3 an event at a place', () => {
  it('can name an own place, never another patient’s', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [mine, theirs] = [await madeLocation(person), await madeLocation(another)];
    const event = await madeEvent(testApp(), person, { location_id: mine.id });
    expect(event).toMatchObject({ location_id: mine.id, location_name: mine.name });
    expect(await eventsOf(person)).toEqual([event]);
    const answer = await editWith(testApp(), person, event.id, {
      fields: { location_id: theirs.id },
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        location_id: expect.stringMatching(/cannot find this place in your record/) as string,
      },
    });
  });

  it('gets the new text when the place is renamed, exchanged or left out', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [one, other] = [await madeLocation(person), await madeLocation(person, { name: 'Ward' })];
    const event = await madeEvent(testApp(), person, { location_id: one.id });
    const elsewhere = await madeEvent(testApp(), another);
    await editLocation(person, one.id, { name: 'New name' });
    expect(await eventsOf(person)).toEqual([{ ...event, location_name: 'New name' }]);
    const moved = await editWith(testApp(), person, event.id, {
      fields: { location_id: other.id },
    });
    expect(moved.json()).toMatchObject({ location_id: other.id, location_name: 'Ward' });
    await editWith(testApp(), person, event.id, { fields: { location_id: '' } });
    expect(await eventsOf(person)).toMatchObject([{ location_id: null, location_name: '' }]);
    expect(await eventsOf(another)).toEqual([elsewhere]);
  });

  it('applies to the pharmacy of a medicine too', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const mine = await madeLocation(person, { type: 'pharmacy' });
    const { id } = await madeMedication(person, { location_id: mine.id });
    const theirs = await madeLocation(another, { type: 'pharmacy' });
    expect(outcomeOf(await editMedication(person, id, { location_id: theirs.id }))).toBe(
      '400 invalid_input',
    );
  });
});
