// @module-tag slow
import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import { type Area, areas } from '@caretrail/contract/circle/areas';
import { dutyEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { type Endpoint, fillPath } from '@caretrail/contract/http/endpoint';
import { medicationStatuses } from '@caretrail/contract/medications/labels';
import { journeyEndpoints } from '@caretrail/contract/journey/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import { isEventType } from '@caretrail/contract/timelines/event-types';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { formFields } from './testing/attack/hostile-request.ts';
import { randomOf } from './testing/attack/random.ts';
import { makeExamples } from './testing/attack/valid-examples.ts';
import { outcomeOf } from './testing/call-from.ts';
import { type CanaryTexts, markTexts } from './testing/canary-texts.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { helperOf, type Helper } from './testing/circle.ts';
import { mailsTo } from './testing/outbox.ts';
import { formBytes } from './testing/send-form.ts';
import { useTestApp } from './testing/test-app.ts';
import { unzip } from './testing/unzip.ts';
import { wholeRecord, type WholePerson } from './testing/whole-record.ts';

const testApp = useTestApp({ hashing: cheapHashing });
let patient: WholePerson;
let texts: CanaryTexts;
/** The ids of events and of all else, by the area that shows them. */
const idsOf = new Map<Area, string[]>();
/** The first id of each table, by the same. */
const firstOf = new Map<Area, Map<string, string>>();

/** The tables of each area; events are of several. */
const areaOfTable: Readonly<Record<string, Area>> = {
  locations: 'calendar',
  medications: 'medication',
  medication_schedules: 'medication',
  medication_states: 'medication',
  medication_stock: 'medication',
  dose_log: 'medication',
  dose_postponements: 'medication',
  treatments: 'treatments',
  treatment_sessions: 'treatments',
  treatment_changes: 'treatments',
  files: 'files',
  file_texts: 'files',
  health_profiles: 'summary',
  // The symptom whose days the dashboard counts.
  patients: 'diary',
};

/** The names of the patient, and of those who wrote what is seen, are known to all who help. */
const known = new Set([
  'users.first_name',
  'users.last_name',
  'users.user_name',
  'circle_ledger.name',
]);
const ofEvents = /^events ([^.]+)\.(.+)$/;

/** What is chosen for the card is shown only to those who see all that it is about; the rest is on its lines. */
const areaOfCard: Readonly<Record<string, Area>> = {
  seizures: 'summary',
  contacts: 'summary',
  more_steroids: 'medication',
  more_blood_thinners: 'medication',
};

/** Null: shown to no one who helps. */
function areaOfField(field: string): Area | null {
  const [, type = '', name = ''] = ofEvents.exec(field) ?? [];
  if (isEventType(type)) return name === 'symptoms' ? 'diary' : areaOfEvent(type);
  const [table = '', column = ''] = field.split('.');
  if (table === 'emergency_cards') return areaOfCard[column] ?? null;
  return areaOfTable[table] ?? null;
}

beforeAll(async () => {
  patient = await wholeRecord(testApp());
  const { db } = testApp().deps;
  texts = await markTexts(testApp(), patient, (table, { event_type }) =>
    table === 'events' ? ` ${String(event_type)}` : '',
  );
  const note = (area: Area, table: string, ids: readonly { id: string }[]): void => {
    idsOf.set(area, [...(idsOf.get(area) ?? []), ...ids.map(({ id }) => id)]);
    const first = firstOf.get(area) ?? new Map<string, string>();
    firstOf.set(area, first);
    if (!first.has(table) && ids[0] !== undefined) first.set(table, ids[0].id);
  };
  for (const table of ['locations', 'medications', 'treatments', 'files'] as const)
    note(
      areaOfTable[table] ?? 'files',
      table,
      await db.query(`SELECT id FROM ${table} WHERE patient_id = $1`, [patient.patientId]),
    );
  const events = await db.query<{ id: string; event_type: string }>(
    `SELECT id, event_type FROM events WHERE patient_id = $1`,
    [patient.patientId],
  );
  for (const event of events)
    if (isEventType(event.event_type)) note(areaOfEvent(event.event_type), 'events', [event]);
});

const delegable = allEndpoints.filter(({ endpoint }) => typeof endpoint.record === 'object');
const examples = makeExamples(1, delegable);
const gets = delegable.filter(({ endpoint }) => endpoint.method === 'GET');
/** One of each table: an answer depends on what stands under an id, and not on which of its kind it is. */
const someOf = (area: Area): string[] => [...(firstOf.get(area)?.values() ?? [])];

/** All that someone can read: every GET under ids of every area, and what is read by POST. */
async function readAll(helper: Helper): Promise<LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  const ask = async (endpoint: Endpoint, input: object) =>
    void answers.push(await helper.call(endpoint, input));
  for (const { endpoint } of gets)
    for (const id of endpoint.params ? areas.flatMap(someOf) : [''])
      await ask(endpoint, { params: { id } });
  const query = { from: '2026-02-01', to: '2026-03-31' };
  await ask(medicationsEndpoints.listDoses, { query });
  await ask(journeyEndpoints.read, { query });
  await ask(filesEndpoints.list, { query: { limit: '500' } });
  await ask(timelinesEndpoints.list, { query: { limit: '500' } });
  for (const status of medicationStatuses)
    await ask(medicationsEndpoints.listOrAdd, { body: { status } });
  const file = idsOf.get('files')?.at(-1) ?? '';
  await ask(filesEndpoints.link, { params: { id: file } });
  await ask(filesEndpoints.thumbnails, { body: { ids: someOf('files') } });
  return answers;
}

const wordOf = (field: string): string =>
  `canary${String(texts.fields.indexOf(field)).padStart(3, '0')}x`;

describe('D7 nothing of a closed area', () => {
  it('knows the area of every text of a record', () => {
    const shown = texts.fields.filter((field) => areaOfField(field) !== null);
    expect(new Set(shown.map(areaOfField))).toEqual(new Set(areas));
    expect(shown.length).toBeGreaterThan(80);
  });

  it.each(areas)('is in any answer to someone who sees only: %s', async (area) => {
    const helper = await helperOf(testApp(), patient, { areas: [area] });
    const answers = await readAll(helper);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const all = answers.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n');
    const seen = texts.in(all).filter((field) => !known.has(field));
    expect(seen.filter((field) => areaOfField(field) !== area)).toEqual([]);
    expect(seen).not.toEqual([]);
    const foreign = areas
      .filter((each) => each !== area)
      .flatMap((each) => idsOf.get(each) ?? [])
      // What was asked for under such an id may be named in its 404.
      .filter((id) => all.includes(id));
    expect(foreign).toEqual([]);
  });

  it.each(areas)('is found or counted by someone who sees only: %s', async (area) => {
    const helper = await helperOf(testApp(), patient, { areas: [area] });
    const closed = texts.fields.filter((field) => areaOfField(field) !== area && !known.has(field));
    const found: string[] = [];
    // One of eight: there are hundreds.
    for (const field of closed.filter((_, at) => at % 8 === 0)) {
      const q = wordOf(field);
      const answer = (await helper.call(searchEndpoints.find, { body: { q } })).json<
        Record<string, { total: number; is_similar: boolean }>
      >();
      const { articles: _, ...groups } = answer;
      const hits = Object.values(groups).filter(
        ({ total, is_similar }) => total > 0 && !is_similar,
      );
      if (hits.length > 0) found.push(`${field} in the search`);
      for (const list of [timelinesEndpoints.list, filesEndpoints.list]) {
        const listed = await helper.call(list, { query: { q } as never });
        if (listed.statusCode === 200 && listed.json<{ data: unknown[] }>().data.length > 0)
          found.push(`${field} in ${list.path}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('is in the copy of the data of someone who helps, or in a mail to them', async () => {
    const helper = await helperOf(testApp(), patient, { areas: ['medication'] });
    await readAll(helper);
    const fellow = await helperOf(testApp(), patient, { areas: ['medication'] });
    await fellow.call(dutyEndpoints.offer, { body: { helper_id: helper.userId, until_on: null } });
    const { url } = (await helper.atHome.call(exportEndpoints.link)).json<{ url: string }>();
    const copy = await unzip((await testApp().app.inject({ method: 'GET', url })).rawPayload);
    const mails = await mailsTo(testApp(), helper.email);
    expect([copy.size > 0, mails.length]).toEqual([true, 1]);
    const all = [...copy.values()].map(String).join('\n');
    expect(texts.in(all)).toEqual([]);
    expect([...idsOf.values()].flat().filter((id) => all.includes(id))).toEqual([]);
    const written = texts.in(JSON.stringify(mails));
    expect(written.filter((field) => !known.has(field))).toEqual([]);
  });

  it.each(areas)('is changed by a manager of only: %s', async (area) => {
    const helper = await helperOf(testApp(), patient, { areas: [area] });
    const opened: string[] = [];
    const writes = delegable.filter(
      // Under a day there is only what is of one's own area.
      ({ endpoint: { method, path } }) => method !== 'GET' && /{\w*[iI]d}/.test(path),
    );
    for (const call of writes)
      for (const other of areas.filter((each) => each !== area))
        for (const id of someOf(other)) {
          const { name, endpoint } = call;
          const params = { id, eventId: id, fileId: someOf('files')[0] ?? id };
          if (other === 'files' && area !== 'files' && name.includes('emoveFile')) continue;
          // What the patient could send: a body that is refused itself would prove nothing.
          const { query, body } = examples(call, { random: randomOf(1), own: [id], foreign: [id] });
          const isForm = endpoint.bodyType === 'multipart';
          const form = isForm ? formBytes({ fields: formFields(body) }) : undefined;
          const answer = await testApp().app.inject({
            method: endpoint.method,
            url: fillPath(endpoint.path, params),
            query: query as Record<string, string>,
            ...(form ? { payload: form.payload } : body ? { payload: body as object } : {}),
            headers: {
              authorization: `Bearer ${helper.access}`,
              ...helper.headers,
              ...(form && { 'content-type': form.contentType }),
            },
          });
          if (![403, 404].includes(answer.statusCode))
            opened.push(`${name} ${other} ${outcomeOf(answer)}`);
          // What is refused is refused alike, whether there is such a thing or not.
          const said = texts.in(answer.body + JSON.stringify(answer.headers));
          if (said.length > 0) opened.push(`${name} says ${said.join()}`);
        }
    expect(opened).toEqual([]);
  });
});
