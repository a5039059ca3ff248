import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mostPerPage } from '@caretrail/contract/http/list-paging';
import {
  eventList,
  timelinesEndpoints,
  type EventList,
} from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { mostPageBytes } from '../../db/json-page.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { editLocation, madeLocation } from '../../testing/locations.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { list } = timelinesEndpoints;

const listAs = ({ access }: Person, headers: Record<string, string> = {}, query = '') =>
  testApp().app.inject({
    method: 'GET',
    url: list.path + query,
    headers: { authorization: `Bearer ${access}`, ...headers },
  });
const tagOf = async (person: Person): Promise<string> =>
  String((await listAs(person)).headers['etag']);

describe('§7 the list of events', () => {
  it('holds nothing of another patient, nor does its tag fit theirs', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeEvent(testApp(), another, { title: 'Canary' });
    await madeEvent(testApp(), person);
    expect((await listAs(person)).body).not.toContain('Canary');
    const answer = await listAs(person, { 'if-none-match': await tagOf(another) });
    expect([answer.statusCode, (await tagOf(another)) === (await tagOf(person))]).toEqual([
      200,
      false,
    ]);
  });

  it('is read from data, newest first by the moment, whatever the zone', async () => {
    const person = await asPatient(testApp());
    for (const [title, start, time_zone] of [
      ['second', '2026-03-05T09:30', 'America/New_York'],
      ['third', '2026-03-05T10:30', 'Europe/Berlin'],
      ['first', '2026-03-06T00:00', 'Europe/Berlin'],
    ] as const)
      await madeEvent(testApp(), person, { title, start, time_zone });
    const answer = await listAs(person);
    expect(eventList.parse(answer.json())).toEqual(answer.json());
    expect((await eventsOf(person)).map(({ title }) => title)).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('goes out as %s, the same for every reader', async (encoding, unpack) => {
    const person = await asPatient(testApp());
    await madeEvent(testApp(), person);
    const [plain, first, second] = [
      await listAs(person),
      await listAs(person, { 'accept-encoding': encoding }),
      await listAs(person, { 'accept-encoding': encoding }),
    ];
    expect(first.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'no-store',
      etag: plain.headers['etag'],
    });
    expect(unpack(first.rawPayload).toString()).toBe(plain.body);
    expect(second.rawPayload).toEqual(first.rawPayload);
  });

  it('is not sent again to a client that has it', async () => {
    const person = await asPatient(testApp());
    await madeEvent(testApp(), person);
    const etag = await tagOf(person);
    for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await listAs(person, { 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await listAs(person, { 'if-none-match': etag }, '?type=Scan')).statusCode).toBe(200);
  });

  it('is new after every write', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [{ name: 'a.pdf', content: pdf() }],
    });
    const { remove, restore, removeFile } = timelinesEndpoints;
    const params = { id: event.id };
    const writes: (() => Promise<unknown>)[] = [
      () => madeEvent(testApp(), person),
      () => editWith(testApp(), person, event.id, { fields: { title: 'Edited' } }),
      () =>
        person.call(removeFile, {
          params: { eventId: event.id, fileId: event.files[0]?.id ?? '' },
        }),
      () => person.call(remove, { params }),
      () => person.call(restore, { params }),
    ];
    for (const write of writes) {
      const [etag, before] = [await tagOf(person), (await listAs(person)).body];
      await write();
      const answer = await listAs(person, { 'if-none-match': etag });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toBe(before);
    }
  });
});

it.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
])('§7 a page of the list goes out as %s', async (encoding, unpack) => {
  const person = await asPatient(testApp());
  await madeEvent(testApp(), person);
  const plain = await listAs(person, {}, '?limit=1');
  const packed = await listAs(person, { 'accept-encoding': encoding }, '?limit=1');
  expect(packed.headers).toMatchObject({
    'content-encoding': encoding,
    'cache-control': 'no-store',
  });
  expect(packed.headers['vary']).toContain('accept-encoding');
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

describe('§7 the list after a write', () => {
  /** Built from nothing: no list is known to a server that has just started. */
  const freshList = async ({ access }: Person): Promise<unknown> => {
    const anotherServer = buildApp(testApp().deps);
    const headers = { authorization: `Bearer ${access}` };
    const answer = await anotherServer.inject({ method: 'GET', url: list.path, headers });
    await anotherServer.close();
    return answer.json();
  };

  /** As the job that makes them does: the event itself is not written. */
  const madeThumbnail = ({ patientId }: Person): Promise<number> =>
    testApp().deps.db.execute(
      `WITH made AS (UPDATE files SET has_thumbnail = true WHERE patient_id = $1)
       UPDATE patients SET data_version = data_version + 1 WHERE patient_id = $1`,
      [patientId],
    );

  it('has the same content as one that is read from the start, whatever was written', async () => {
    const person = await asPatient(testApp());
    const place = await madeLocation(person, { name: 'Clinic' });
    const file = (name: string) => ({ name, content: pdf() });
    const [first, second] = [
      await madeEvent(testApp(), person, { files: [file('a.pdf'), file('b.pdf')] }),
      await madeEvent(testApp(), person, { title: 'Größe 🧠', location_id: place.id }),
    ];
    const { remove, restore, removeFile } = timelinesEndpoints;
    const [one, two] = first.files.map(({ id }) => id);
    const inEvent = (fileId = '') => ({ params: { eventId: first.id, fileId } });
    const writes: readonly [string, () => Promise<unknown>][] = [
      ['create', () => madeEvent(testApp(), person, { start: '2020-01-01T08:00' })],
      ['edit', () => editWith(testApp(), person, second.id, { fields: { title: 'Edited' } })],
      [
        'move',
        () => editWith(testApp(), person, first.id, { fields: { start: '2019-01-01T08:00' } }),
      ],
      ['rename the place', () => editLocation(person, place.id, { name: 'Ward', version: 1 })],
      ['make a thumbnail', () => madeThumbnail(person)],
      ['remove a file', () => person.call(removeFile, inEvent(one))],
      ['remove the last file', () => person.call(removeFile, inEvent(two))],
      ['add a file', () => editWith(testApp(), person, second.id, { files: [file('c.pdf')] })],
      ['remove', () => person.call(remove, { params: { id: first.id } })],
      ['write elsewhere', () => madeLocation(person, { name: 'Pharmacy' })],
      ['restore', () => person.call(restore, { params: { id: first.id } })],
      [
        'remove the place',
        () => person.call(locationsEndpoints.remove, { params: { id: place.id } }),
      ],
    ];
    for (const [name, write] of writes) {
      await listAs(person, { 'accept-encoding': 'br' });
      await write();
      const answer = await listAs(person, { 'accept-encoding': 'br' });
      const patched: unknown = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
      expect([name, patched]).toEqual([name, await freshList(person)]);
    }
  });
});

it.each(['br', 'gzip'])('§7 a long list is patched too (%s)', async (encoding) => {
  const person = await asPatient(testApp());
  const event = await madeEvent(testApp(), person, { title: 'Before' });
  await insertManyEvents(testApp(), person.userId, 800);
  const read = async () => {
    const { rawPayload } = await listAs(person, { 'accept-encoding': encoding });
    const plain = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    return eventList.parse(JSON.parse(plain.toString())).data;
  };
  expect(await read()).toHaveLength(801);
  await editWith(testApp(), person, event.id, { fields: { title: 'Größe 🧠' } });
  const after = await read();
  expect(after).toHaveLength(801);
  expect(after.find(({ id }) => id === event.id)?.title).toBe('Größe 🧠');
  expect(after).toEqual(eventList.parse((await listAs(person)).json()).data);
});

describe('§7 a part of the list', () => {
  let person: Person;
  beforeAll(async () => {
    person = await asPatient(testApp());
    const made: Partial<Omit<TimelineEvent, 'files'>>[] = [
      { title: 'Old scan', start: '2025-01-10T09:00', tags: ['50%_done'] },
      {
        title: 'Ward',
        event_type: 'Treatment',
        start: '2025-12-30T09:00',
        end: '2026-01-02T09:00',
      },
      { title: 'Blood', event_type: 'Tests', start: '2026-01-31T23:59', practitioner: 'Dr ÄRZTIN' },
      { title: 'Letter', event_type: 'UserStorage', start: '2026-02-01T00:00' },
    ];
    // An event is found by what its place is called now.
    const place = await madeLocation(person, { name: 'Old name' });
    made[2] = { ...made[2], location_id: place.id };
    for (const event of made) await madeEvent(testApp(), person, event);
    await editLocation(person, place.id, { name: 'ÖSTRA House', version: place.version });
  });

  it.each([
    ['q=%C3%B6stra%20blood', ['Blood']],
    ['q=old%20name', []],
    ['from=2026-01-01', ['Letter', 'Blood', 'Ward']],
    ['to=2025-12-31', ['Ward', 'Old scan']],
    ['from=2026-01-03&to=2026-01-31', ['Blood']],
    ['type=Tests', ['Blood']],
    ['type=Tests&type=User%20Storage', ['Letter', 'Blood']],
    ['q=SCAN', ['Old scan']],
    ['q=%C3%A4rztin%20blood', ['Blood']],
    ['q=document', ['Letter']],
    ['q=50%25_d', ['Old scan']],
    ['q=%25', ['Old scan']],
    ['q=%5C', []],
    ['q=%20', ['Letter', 'Blood', 'Ward', 'Old scan']],
  ])('%s', async (query, titles) => {
    const { data } = (await listAs(person, {}, `?${query}`)).json<{ data: TimelineEvent[] }>();
    expect(data.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['dokument', ['Letter']],
    ['document', []],
  ])('finds a type by its name in the language of the reader: %s', async (word, titles) => {
    const answer = await listAs(person, { 'accept-language': 'de' }, `?q=${word}`);
    const { data } = answer.json<{ data: TimelineEvent[] }>();
    expect(data.map(({ title }) => title)).toEqual(titles);
  });

  it('comes in pages that miss and repeat nothing', async () => {
    const titles: string[] = [];
    let cursor = '';
    do {
      const page = (await listAs(person, {}, `?limit=3${cursor && `&cursor=${cursor}`}`)).json<{
        data: TimelineEvent[];
        next_cursor?: string;
      }>();
      titles.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(titles).toEqual(['Letter', 'Blood', 'Ward', 'Old scan']);
    const whole = (await listAs(person, {}, '?limit=4')).json<{ next_cursor?: string }>();
    expect(whole.next_cursor).toBeUndefined();
  });

  it('is shorter where the events are large, and misses and repeats nothing', async () => {
    const writing = await asPatient(testApp());
    await insertManyEvents(testApp(), writing.userId, 28);
    const ids = (await eventsOf(writing)).map(({ id }) => id);
    const write = (bytes: number, counted: number, into: readonly string[]) =>
      testApp().deps.db.execute(
        `UPDATE events SET outcome = repeat('x', $2), text_bytes = $3 WHERE patient_id = $1 AND id = ANY ($4::uuid[])`,
        [writing.patientId, bytes, counted, [...into]],
      );
    await write(100_000, 100_000, ids.slice(0, 20));
    // What else an event brings along, as its files, is not counted with it.
    await write(100_000, 0, ids.slice(20));
    // One that no page has room for comes by itself.
    await write(2 * mostPageBytes, 2 * mostPageBytes, ids.slice(15, 16));
    const pages: string[][] = [];
    let cursor = '';
    do {
      const answer = await listAs(writing, {}, `?limit=500${cursor && `&cursor=${cursor}`}`);
      const page = eventList.parse(answer.json());
      pages.push(page.data.map(({ id }) => id));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(pages.flat()).toEqual(ids);
    expect(pages.map(({ length }) => length)).toEqual([10, 5, 1, 10, 2]);
  });

  it('is a page also without a limit', async () => {
    const another = await asPatient(testApp());
    await insertManyEvents(testApp(), another.userId, mostPerPage + 1);
    const page = (await listAs(another, {}, '?from=1990-01-01')).json<EventList>();
    expect(page.data).toHaveLength(mostPerPage);
    const query = `?from=1990-01-01&cursor=${page.next_cursor}`;
    expect((await listAs(another, {}, query)).json<EventList>().data).toHaveLength(1);
    expect(await eventsOf(another)).toHaveLength(mostPerPage + 1);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '0001-01-01T00:00:00+23:59',
    '10000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    'infinity',
  ])('a cursor that says %s is refused', async (startsAt) => {
    const place = JSON.stringify([startsAt, testApp().deps.ids.next()]);
    const cursor = Buffer.from(place).toString('base64url');
    expect(outcomeOf(await listAs(person, {}, `?limit=3&cursor=${cursor}`))).toBe(
      '400 invalid_input',
    );
  });

  it('comes in pages also where many events begin at one moment', async () => {
    const busy = await asPatient(testApp());
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd', 'e'])
      ids.push((await madeEvent(testApp(), busy, { title })).id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await listAs(busy, {}, `?limit=2${cursor && `&cursor=${cursor}`}`)).json<{
        data: TimelineEvent[];
        next_cursor?: string;
      }>();
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual(ids.toSorted().toReversed());
  });

  it('is asked for each time, and is new after a write like the whole', async () => {
    const searching = await asPatient(testApp());
    await madeEvent(testApp(), searching, { title: 'First scan' });
    const before = await listAs(searching, {}, '?q=scan');
    expect(before.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(before.headers['etag']).toBeUndefined();
    await madeEvent(testApp(), searching, { title: 'Second scan' });
    expect(await eventsOf(searching, { q: 'scan' })).toHaveLength(2);
    const known = await listAs(searching, { 'if-none-match': '*' }, '?q=scan');
    expect([known.statusCode, eventList.parse(known.json())]).toEqual([200, known.json()]);
  });

  it.each(['cursor=abc', 'cursor=W10', 'limit=0', 'from=2026-02-30', 'type=Nonsense', 'q=%00'])(
    '%s is refused',
    async (query) => {
      expect(outcomeOf(await listAs(person, {}, `?${query}`))).toBe('400 invalid_input');
    },
  );
});
