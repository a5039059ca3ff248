import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { helperOf } from '../../testing/circle.ts';
import { editWith, madeEvent } from '../../testing/events.ts';
import { editLocation, locationsOf, madeLocation } from '../../testing/locations.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const hour = 3_600_000;

const listAs = ({ access }: Person, headers: Record<string, string> = {}) =>
  testApp().app.inject({
    method: 'GET',
    url: locationsEndpoints.list.path,
    headers: { authorization: `Bearer ${access}`, ...headers },
  });

/** So many hours from now, in UTC. */
const inHours = (hours: number): string =>
  new Date(testApp().clock.now().getTime() + hours * hour).toISOString().slice(0, 16);

const nextOf = async (person: Person): Promise<(string | undefined)[]> =>
  (await locationsOf(person)).map(({ next_visit }) => next_visit?.title);

const visit = (person: Person, location_id: string, fields: Partial<TimelineEvent>) =>
  madeEvent(testApp(), person, { location_id, time_zone: 'UTC', ...fields, files: [] });

describe('the list of locations', () => {
  it('has nothing of another patient, nor does its ETag match theirs', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeLocation(another, { name: 'Canary' });
    await madeLocation(person);
    expect((await listAs(person)).body).not.toContain('Canary');
    const theirTag = String((await listAs(another)).headers['etag']);
    expect((await listAs(person, { 'if-none-match': theirTag })).statusCode).toBe(200);
  });

  it('D7 has the next visit of those that the reader sees', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeLocation(person);
    await visit(person, id, { start: inHours(2), event_type: 'Important Data', title: 'Diary' });
    await visit(person, id, { start: inHours(4), event_type: 'Scan', title: 'MRI' });
    expect(await nextOf(person)).toEqual(['Diary']);
    const helper = await helperOf(testApp(), person, { areas: ['calendar'] });
    expect(await nextOf(helper)).toEqual(['MRI']);
    const read = await helper.call(locationsEndpoints.read, { params: { id } });
    expect(read.json()).toMatchObject({ next_visit: { title: 'MRI' } });
  });

  it('is ordered by name, returns 304 while unchanged, and is new after every write', async () => {
    const person = await asPatient(testApp());
    for (const name of ['ward', 'Eye clinic', 'Pharmacy']) await madeLocation(person, { name });
    const names = (await locationsOf(person)).map(({ name }) => name);
    expect(names).toEqual(['Eye clinic', 'Pharmacy', 'ward']);
    const etag = String((await listAs(person)).headers['etag']);
    expect((await listAs(person, { 'if-none-match': etag })).statusCode).toBe(304);
    const { id } = (await locationsOf(person))[0] ?? { id: '' };
    const writes: (() => Promise<unknown>)[] = [
      () => madeLocation(person),
      () => editLocation(person, id, { favourite: true }),
      () => person.call(locationsEndpoints.remove, { params: { id } }),
      () => person.call(locationsEndpoints.restore, { params: { id } }),
    ];
    for (const write of writes) {
      const before = String((await listAs(person)).headers['etag']);
      await write();
      expect((await listAs(person, { 'if-none-match': before })).statusCode).toBe(200);
    }
  });

  it('shows the next visit of each place: planned, not over, not deleted, of this patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [one, two] = [
      await madeLocation(person, { name: 'A' }),
      await madeLocation(person, { name: 'B' }),
    ];
    const three = await madeLocation(person, { name: 'C' });
    await visit(person, one.id, { title: 'Past', start: inHours(-2) });
    await visit(person, one.id, { title: 'Later', start: inHours(48) });
    await visit(person, one.id, { title: 'Called off', start: inHours(1), status: 'cancelled' });
    const next = await visit(person, one.id, { title: 'Next', start: inHours(24) });
    const gone = await visit(person, one.id, { title: 'Deleted', start: inHours(2) });
    await person.call(timelinesEndpoints.remove, { params: { id: gone.id } });
    await visit(person, two.id, { title: 'Going on', start: inHours(-2), end: inHours(1) });
    await visit(person, three.id, { title: 'Just begun', start: inHours(-0.5) });
    const theirs = await madeLocation(another);
    await visit(another, theirs.id, { title: 'Canary', start: inHours(1) });

    expect(await nextOf(person)).toEqual(['Next', 'Going on', 'Just begun']);
    const { id, event_type, title, start, end, time_zone, all_day } = next;
    expect((await locationsOf(person))[0]?.next_visit).toEqual({
      id,
      event_type,
      title,
      start,
      end,
      time_zone,
      all_day,
    });
    await editWith(testApp(), person, next.id, { fields: { status: 'done' } });
    expect(await nextOf(person)).toEqual(['Later', 'Going on', 'Just begun']);
  });

  it('keeps a whole day until its end, and changes with the clock', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeLocation(person);
    const today = inHours(0).slice(0, 10);
    await visit(person, id, { title: 'Today', start: `${today}T00:00`, all_day: true });
    await visit(person, id, { title: 'After', start: inHours(72) });
    expect(await nextOf(person)).toEqual(['Today']);
    testApp().clock.advance(25 * hour);
    // The session of yesterday is over.
    const { access } = await openSessionFor(testApp(), person.userId);
    expect((await listAs({ ...person, access })).json()).toMatchObject({
      data: [{ next_visit: { title: 'After' } }],
    });
  });
});
