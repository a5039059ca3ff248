import { fillPath, type Endpoint } from '@caretrail/contract/http/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Attacker, newAttacker } from './testing/attack/attacker.ts';
import { randomOf } from './testing/attack/random.ts';
import { makeExamples } from './testing/attack/valid-examples.ts';
import { watchWrites, type WriteWatch } from './testing/attack/write-watch.ts';
import { type Canaries, canariesOf } from './testing/canaries.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { formBytes } from './testing/send-form.ts';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { useTestApp } from './testing/test-app.ts';
import { wholeRecord, type WholePerson } from './testing/whole-record.ts';

const testApp = useTestApp({ hashing: cheapHashing });
let somebody: WholePerson;
let curious: Attacker;
let canaries: Canaries;
let writes: WriteWatch;

beforeAll(async () => {
  somebody = await wholeRecord(testApp());
  curious = await newAttacker(testApp());
  canaries = await canariesOf(testApp(), somebody);
  writes = await watchWrites(testApp());
});

type Ids = Readonly<Record<string, string>>;
type Sent = { readonly query?: object; readonly body?: unknown };

function send(endpoint: Endpoint, params: Ids, { query = {}, body }: Sent = {}) {
  const token = curious.tokenFor(endpoint);
  const form = endpoint.bodyType === 'multipart' ? formBytes({ fields: {} }) : undefined;
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

/** §3: an administrator sees who has an account, and nothing of a record. */
const mayShow = ({ audience }: Endpoint): readonly string[] =>
  audience === 'administrator' ? [somebody.userId, somebody.patientId, somebody.email] : [];

const withParams = allEndpoints.filter(
  ({ endpoint }) => endpoint.params && /\{\w*[iI]d\}/.test(endpoint.path),
);
const namesIn = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('§6 nothing of one patient reaches another', () => {
  it('has canaries of a whole record', () => {
    expect(canaries.texts.length).toBeGreaterThan(150);
    expect(canaries.ids.length).toBeGreaterThan(20);
    expect(canaries.in(`{"a":${JSON.stringify(canaries.texts[0])}}`)).toHaveLength(1);
  });

  it.each(withParams)('$name under the ids of somebody else', async ({ endpoint, group }) => {
    const names = namesIn(endpoint);
    const own = curious.idsFor(group)[0] ?? '';
    const isOfAccounts = endpoint.audience === 'administrator';
    const asked: Ids[] = canaries.ids.flatMap((id) =>
      // One id foreign, then the other, then all: an event of one's own opens no file of somebody else.
      [...names.map((name) => [name]), names].map((foreign) =>
        Object.fromEntries(names.map((name) => [name, foreign.includes(name) ? id : own])),
      ),
    );
    const wrong: string[] = [];
    for (const params of asked) {
      const { statusCode, body } = await send(endpoint, params);
      const leaked = canaries.in(body).filter((text) => !mayShow(endpoint).includes(text));
      const isRefused = statusCode >= 400 && statusCode < 500;
      if (leaked.length > 0 || (!isRefused && !isOfAccounts))
        wrong.push(`${JSON.stringify(params)} ${statusCode} ${leaked.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('named in a body or a query they open nothing either', async () => {
    const examples = makeExamples(1, allEndpoints);
    const wrong: string[] = [];
    // An id may have become a name in a record of one's own, and is shown there again.
    let written = '';
    for (let at = 0; at < allEndpoints.length * 4; at += 1) {
      const call = allEndpoints[at % allEndpoints.length];
      if (!call || (!call.endpoint.body && !call.endpoint.query)) continue;
      const random = randomOf(at);
      const foreign = canaries.ids;
      const { query, body } = examples(call, { random, own: foreign, foreign });
      const own = Object.fromEntries(
        namesIn(call.endpoint).map((name) => [name, curious.idsFor(call.group)[0] ?? '']),
      );
      const sent = JSON.stringify([query, body]);
      const answer = await send(call.endpoint, own, { query, body });
      expect(answer.statusCode, call.name).toBeLessThan(500);
      const leaked = canaries
        .in(answer.body)
        .filter((text) => !mayShow(call.endpoint).includes(text))
        // Who sends an id may be told it again in the answer.
        .filter((text) => !sent.includes(text) && !written.includes(text));
      if (leaked.length > 0) wrong.push(`${call.name}: ${leaked.join(', ')}`);
      if (call.endpoint.method !== 'GET' && answer.statusCode < 300) written += sent;
      if (answer.statusCode === 401) {
        curious = await newAttacker(testApp());
        written = '';
      }
    }
    expect(wrong).toEqual([]);
  });

  it('afterwards the record is as it was, and no log says a word of it', async () => {
    expect(await writes.of([somebody.userId, somebody.patientId])).toEqual([]);
    expect(canaries.in(testApp().logLines.join('\n'))).toEqual([]);
    expect(testApp().logLines.length).toBeGreaterThan(500);
  });
});
