import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { careLocation } from '@caretrail/contract/locations/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { aLocation, locationsOf, madeLocation, sendLocation } from '../../testing/locations.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { create, read } = locationsEndpoints;

const everything = {
  name: 'University Hospital',
  type: 'hospital',
  organisation: 'Health Trust',
  department: 'Neurology',
  practitioners: ['Dr Osei', 'Nurse Lindqvist'],
  address_lines: ['Building 4', '1 Hill Road'],
  city: 'Bristol',
  region: 'Avon',
  postcode: 'BS1 1AA',
  country: 'United Kingdom',
  lat: 51.4545,
  lng: -2.5879,
  phone: '01632 960 001',
  on_call_phone: '+44 (0)1632 960 002',
  email: 'desk@example.org',
  website: 'https://example.org',
  portal_url: 'https://portal.example.org/a?b=c',
  hours: [{ day: 'mon', opens: '08:00', closes: '17:30' }],
  exceptions: [{ date: '2026-12-25', opens: null, closes: null, note: 'Christmas' }],
  access_note: 'Lift at the east door.\nParking B.',
  step_free: true,
  favourite: true,
  status: 'active',
  source: 'Letter of 3 March',
};

const withKey = ({ access }: Person, key: string, body: object) =>
  testApp().app.inject({
    method: 'POST',
    url: create.path,
    payload: body,
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': key },
  });

describe('a new location', () => {
  it('returns 404 to another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeLocation(another, { name: 'Canary' });
    const answer = await person.call(read, { params: { id: theirs.id } });
    expect(outcomeOf(answer)).toBe('404 not_found');
    expect(answer.body).not.toContain('Canary');
    expect(await locationsOf(person)).toEqual([]);
  });

  it('returns everything that was sent, and nothing else', async () => {
    const person = await asPatient(testApp());
    const answer = await sendLocation(person, everything);
    expect(answer.statusCode).toBe(201);
    const made = careLocation.parse(answer.json());
    expect(answer.json()).toEqual(made);
    const stamps = { version: 1, created_by: person.userId, updated_by: person.userId };
    expect(made).toMatchObject({ ...everything, ...stamps, next_visit: null });
    expect(await locationsOf(person)).toEqual([made]);
    expect((await person.call(read, { params: { id: made.id } })).json()).toEqual(made);
  });

  it('needs no more than a name and a kind', async () => {
    const made = await madeLocation(await asPatient(testApp()));
    expect(made).toMatchObject({ ...aLocation, lat: null, lng: null, hours: [], status: 'active' });
  });

  it.each([
    ['half a position', { lat: 51.4 }, 'lng'],
    ['a place beyond the pole', { lat: 91, lng: 0 }, 'lat'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown kind', { type: 'castle' }, 'type'],
    ['a link that runs', { website: 'javascript:alert(1)' }, 'website'],
    ['an unknown field', { patient_id: 'x' }, 'patient_id'],
    ['a visit of one’s own making', { next_visit: null }, 'next_visit'],
    ['a long note', { access_note: 'x'.repeat(limits.locations.noteLength + 1) }, 'access_note'],
  ])('is refused with %s by name, and nothing is stored', async (_, fields, field) => {
    const person = await asPatient(testApp());
    const answer = await sendLocation(person, { ...aLocation, ...fields });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
    expect(await locationsOf(person)).toEqual([]);
  });

  it('is audited without its texts', async () => {
    const person = await asPatient(testApp());
    await madeLocation(person, { name: 'Canary', access_note: 'Canary' });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('location.created done');
    const rows = await testApp().deps.db.query(`SELECT * FROM audit_log WHERE actor_id = $1`, [
      person.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Canary');
    expect(testApp().logLines.join('')).not.toContain('Canary');
  });

  it('is created once when it is sent again under its key, with the same response', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const key = testApp().deps.ids.next();
    const first = await withKey(person, key, aLocation);
    expect((await withKey(person, key, aLocation)).json()).toEqual(first.json());
    expect(outcomeOf(await withKey(person, key, { ...aLocation, name: 'Other' }))).toBe(
      '422 key_reused',
    );
    expect((await withKey(another, key, aLocation)).statusCode).toBe(201);
    expect(await locationsOf(person)).toHaveLength(1);
  });

  it('is refused beyond the limit, however many come at once', async () => {
    const person = await asPatient(testApp());
    const { perPatient } = limits.locations;
    const { id } = await madeLocation(person);
    await testApp().deps.db.execute(
      `INSERT INTO locations SELECT (l).* FROM (
         SELECT jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'deleted_at', now())) AS l
           FROM locations l, generate_series(1, $3::int) WHERE l.patient_id = $1 AND l.id = $2) made`,
      [person.patientId, id, perPatient - 3],
    );
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, async () => outcomeOf(await sendLocation(person, aLocation))),
    );
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(2);
    const refused = await sendLocation(person, aLocation);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      400,
      'You can have up to 200 places. Delete any you no longer need.',
    ]);
  });
});
