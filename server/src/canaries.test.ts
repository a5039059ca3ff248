import { fillPath, type Endpoint } from '@caretrail/contract/http/endpoint';
import { medicationStatuses } from '@caretrail/contract/medications/labels';
import { journeyEndpoints } from '@caretrail/contract/journey/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Attacker, newAttacker } from './testing/attack/attacker.ts';
import { formFields } from './testing/attack/hostile-request.ts';
import { randomOf } from './testing/attack/random.ts';
import { makeExamples } from './testing/attack/valid-examples.ts';
import { watchWrites, type WriteWatch } from './testing/attack/write-watch.ts';
import { type Canaries, canariesOf } from './testing/canaries.ts';
import { outcomeOf } from './testing/call-from.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { callApi } from './testing/people.ts';
import { formBytes } from './testing/send-form.ts';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { useTestApp } from './testing/test-app.ts';
import { wholeRecord, type WholePerson } from './testing/whole-record.ts';

const testApp = useTestApp({ hashing: cheapHashing });
let victim: WholePerson;
let curious: Attacker;
let canaries: Canaries;
let writes: WriteWatch;

beforeAll(async () => {
  victim = await wholeRecord(testApp());
  curious = await newAttacker(testApp());
  canaries = await canariesOf(testApp(), victim);
  writes = await watchWrites(testApp());
});

type Ids = Readonly<Record<string, string>>;
type Sent = { readonly query?: object; readonly body?: unknown };

function send(endpoint: Endpoint, params: Ids, { query = {}, body }: Sent = {}) {
  const token = curious.tokenFor(endpoint);
  const isForm = endpoint.bodyType === 'multipart';
  const form = isForm ? formBytes({ fields: formFields(body) }) : undefined;
  return testApp().app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: query as Record<string, string>,
    ...(form ? { payload: form.payload } : body ? { payload: body as object } : {}),
    headers: {
      'x-client': 'web',
      ...(form && { 'content-type': form.contentType }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}

const examples = makeExamples(1, allEndpoints);
const withParams = allEndpoints.filter(
  ({ endpoint }) => endpoint.params && /\{\w*[iI]d\}/.test(endpoint.path),
);
const namesIn = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** An own record for each name in a path. */
const ownIds = ({ endpoint, group }: (typeof allEndpoints)[number]): Ids => {
  const groups: Ids = { eventId: 'timelines', fileId: 'files' };
  return Object.fromEntries(
    namesIn(endpoint).map((name) => [name, curious.idsFor(groups[name] ?? group)[0] ?? '']),
  );
};

describe('§6 nothing of one patient reaches another', () => {
  it('finds a canary in every text of a complete record, and each in what its owner reads', async () => {
    const reads = allEndpoints.filter(
      ({ endpoint: { method, audience } }) => method === 'GET' && audience !== 'administrator',
    );
    const query = { from: '2026-02-01', to: '2026-03-31' };
    const answers = [];
    for (const { endpoint } of reads) {
      for (const id of endpoint.params ? canaries.ids : ['']) {
        const params = Object.fromEntries(namesIn(endpoint).map((name) => [name, id]));
        const isOfDays =
          endpoint === medicationsEndpoints.listDoses || endpoint === journeyEndpoints.read;
        const input = isOfDays ? { query } : { params };
        answers.push(await callApi(testApp(), endpoint, input, victim.access));
      }
    }
    for (const status of medicationStatuses)
      answers.push(await victim.call(medicationsEndpoints.listOrAdd, { body: { status } }));
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(outcomeOf)).toEqual([]);
    const seen = canaries.in(answers.map(({ body }) => body).join('\n'));
    // Search texts, and what was written before preboarding was finished, are never returned.
    const shown = canaries.fields.filter(
      (field) => !/\.search_text$|^preboarding_drafts\./.test(field),
    );
    const unseen = shown.filter((field) => !seen.includes(field));
    expect(unseen, 'A GET endpoint has to show each of these to its owner.').toEqual([]);
    expect(shown.length).toBeGreaterThan(80);
    expect(seen).toEqual(expect.arrayContaining([...canaries.ids.slice(0, 1), victim.email]));
  });

  it.each(withParams)('$name returns nothing under another user’s ids', async (call) => {
    const { endpoint } = call;
    const own = ownIds(call);
    const names = Object.keys(own);
    // One foreign id, then the other, then all: an own event opens no file of another user.
    const combinations = names.length > 1 ? [...names.map((name) => [name]), names] : [names];
    const asked: Ids[] = canaries.ids.flatMap((id) =>
      combinations.map((foreign) => ({
        ...own,
        ...Object.fromEntries(foreign.map((name) => [name, id])),
      })),
    );
    const wrong: string[] = [];
    for (const [at, params] of asked.entries()) {
      const mine = Object.values(own);
      const input = examples(call, { random: randomOf(at), own: mine, foreign: mine });
      // An administrator may see and change an account: here it has to stay as it is.
      const isAccount = endpoint.audience === 'administrator' && params['id'] === victim.userId;
      const answer = await send(endpoint, params, isAccount ? {} : input);
      const leaked = canaries.leakedBy(endpoint, answer.body);
      if (leaked.length > 0 || (!isAccount && outcomeOf(answer) !== '404 not_found'))
        wrong.push(`${JSON.stringify(params)} ${outcomeOf(answer)} ${leaked.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('shows it in no list, and not for an id of it in a body or a query', async () => {
    const wrong: string[] = [];
    // An id may have become a name in the attacker's own record, and is shown there again; or in the list of all users.
    let [written, everWritten] = ['', ''];
    for (let at = 0; at < allEndpoints.length * 4; at += 1) {
      const call = allEndpoints[at % allEndpoints.length];
      if (!call || (!call.endpoint.body && !call.endpoint.query && call.endpoint.method !== 'GET'))
        continue;
      const random = randomOf(at);
      const foreign = canaries.ids;
      const { query, body } = examples(call, { random, own: foreign, foreign });
      const sent = JSON.stringify([query, body]);
      const answer = await send(call.endpoint, ownIds(call), { query, body });
      expect(answer.statusCode, call.name).toBeLessThan(500);
      const known = call.endpoint.audience === 'administrator' ? everWritten : written;
      const leaked = canaries
        .leakedBy(call.endpoint, answer.body)
        // The response may repeat an id that the request sent.
        .filter((text) => !sent.includes(text) && !known.includes(text));
      if (leaked.length > 0) wrong.push(`${call.name}: ${leaked.join(', ')}`);
      if (call.endpoint.method !== 'GET' && answer.statusCode < 300) {
        written += sent;
        everWritten += sent;
      }
      if (answer.statusCode === 401) {
        curious = await newAttacker(testApp());
        written = '';
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leaves the record unchanged, and no log mentions it', async () => {
    expect(await writes.of([victim.userId, victim.patientId])).toEqual([]);
    expect(canaries.in(testApp().logLines.join('\n'))).toEqual([]);
    expect(testApp().logLines.length).toBeGreaterThan(500);
  });
});
