// @module-tag slow
import { type Area, areas } from '@caretrail/contract/circle/areas';
import { decideGrant } from '@caretrail/contract/circle/decide-grant';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { expect, it } from 'vitest';
import { type Helper, helperOf } from '../../testing/circle.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { wholeRecord } from '../../testing/whole-record.ts';

const testApp = useTestApp();
const looks = 1000;
const unknownId = '0190a0a0-0000-7000-8000-000000000000';

type Asked = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: string;
  readonly body?: object;
};
type Look = Asked & { readonly name: string; readonly opens: (helper: Seeing) => boolean };
type Seeing = { readonly areas: readonly Area[] };

/** Every call that only reads, under an id of each kind, under one of nothing, and as HEAD. */
async function everyLook(patientId: string): Promise<Look[]> {
  const { db } = testApp().deps;
  const idsIn = async (table: string) =>
    (
      await db.query<{ id: string }>(`SELECT id FROM ${table} WHERE patient_id = $1 LIMIT 2`, [
        patientId,
      ])
    ).map(({ id }) => id);
  const ids = [
    ...(await idsIn('medications')),
    ...(await idsIn('treatments')),
    ...(await idsIn('locations')),
    ...(await idsIn('files')),
    unknownId,
  ];
  const files = await idsIn('files');
  const bodies = new Map<object, object>([
    [searchEndpoints.find, { q: 'letter' }],
    [medicationsEndpoints.listOrAdd, { status: 'current' }],
    [filesEndpoints.link, {}],
    [filesEndpoints.thumbnails, { ids: files }],
    [filesEndpoints.zip, { ids: files }],
    [filesEndpoints.findInTexts, { q: 'letter' }],
  ]);
  return allEndpoints.flatMap(({ name, endpoint }) => {
    const { record, method, path, params } = endpoint;
    if (typeof record !== 'object' || record.act !== 'read') return [];
    const body = bodies.get(endpoint);
    if (method !== 'GET' && body === undefined) return [];
    const opens = ({ areas: open }: Seeing) =>
      decideGrant(
        { role: 'viewer', areas: open, ends_on: null, time_zone: 'UTC' },
        record,
        new Date(),
      ) !== 'forbidden';
    const methods = method === 'GET' ? (['GET', 'HEAD'] as const) : (['POST'] as const);
    return (params ? ids : ['']).flatMap((id) =>
      methods.map((each) => ({
        name,
        opens,
        method: each,
        url: fillPath(path, { id }),
        ...(each === 'POST' && body && endpoint !== filesEndpoints.link && { body }),
      })),
    );
  });
}

it('D10 a thousand looks by people who help are a thousand facts, whatever was answered', async () => {
  const { patientId } = await wholeRecord(testApp());
  const { db } = testApp().deps;
  const all = await everyLook(patientId);
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(20);
  const seeing: (Seeing & { helper: Helper })[] = [];
  for (const open of [[...areas], ...areas.map((area) => [area])])
    seeing.push({
      areas: open,
      helper: await helperOf(testApp(), { patientId }, { role: 'viewer', areas: open }),
    });
  const { count: before } = await db.one<{ count: number }>(
    `SELECT count(*) FROM circle_ledger WHERE patient_id = $1`,
    [patientId],
  );

  const expected = new Map<string, number>();
  const etags = new Map<string, string>();
  const statuses = new Set<number>();
  const note = (helper: Helper, call: string) => {
    const key = `${helper.userId} ${call}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  };
  const told = () => [...expected.values()].reduce((sum, each) => sum + each, 0);
  const open = async (helper: Helper, url: string) => {
    if (told() >= looks) return;
    note(helper, 'files.download');
    statuses.add((await testApp().app.inject({ method: 'GET', url })).statusCode);
  };
  for (let at = 0; told() < looks; at += 1) {
    // No one is as fast: the limits of calls are those of a person.
    testApp().clock.advance(100);
    const { helper, ...sees } = seeing[at % seeing.length] ?? seeing[0]!;
    // Some of what is closed is asked for too.
    const some = at % 10 === 0 ? all : all.filter(({ opens }) => opens(sees));
    const look = some[(at * 7) % some.length] ?? some[0]!;
    const etag = etags.get(`${helper.userId} ${look.url}`);
    const answer = await testApp().app.inject({
      method: look.method,
      url: look.url,
      ...(look.body && { payload: look.body }),
      headers: {
        authorization: `Bearer ${helper.access}`,
        ...helper.headers,
        ...(etag && { 'if-none-match': etag }),
      },
    });
    statuses.add(answer.statusCode);
    const isOpen = look.opens(sees);
    expect(answer.statusCode === 403, `${look.method} ${look.url}`).toBe(!isOpen);
    if (!isOpen) continue;
    note(helper, look.name);
    if (answer.headers['etag'])
      etags.set(`${helper.userId} ${look.url}`, String(answer.headers['etag']));
    if (answer.statusCode !== 200 || look.method === 'HEAD') continue;
    if (look.name === 'files.link' || look.name === 'files.zip')
      await open(helper, answer.json<{ url: string }>().url);
    if (look.name === 'files.thumbnails')
      for (const { url } of answer.json<{ data: { url: string }[] }>().data)
        await open(helper, url);
  }

  // Answers, kept answers, what does not exist and what was asked for wrongly.
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 304, 400, 403, 404]);
  const facts = await db.query<{ key: string; count: number }>(
    `SELECT helper_user_id || ' ' || call AS key, count(*) AS count FROM circle_ledger
      WHERE patient_id = $1 AND helper_user_id = ANY ($2::uuid[]) AND act = 'read' GROUP BY 1`,
    [patientId, seeing.map(({ helper }) => helper.userId)],
  );
  expect(new Map(facts.map(({ key, count }) => [key, count]))).toEqual(expected);
  const { count } = await db.one<{ count: number }>(
    `SELECT count(*) FROM circle_ledger WHERE patient_id = $1`,
    [patientId],
  );
  expect(count - before).toBe(looks);
});
