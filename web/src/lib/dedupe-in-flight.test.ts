import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { requestBy } from './http.ts';
import { send } from './send.ts';

let local: MemoryStorage;
beforeEach(() => {
  local = freshBrowser();
  local.items.set('access_token', 'one');
  local.items.set('user_data', JSON.stringify(aUser()));
});

const paramsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));

/** Like a call from a screen; a refusal counts as an answer. */
const press = (endpoint: Endpoint, body: object = { words: 'the same' }): Promise<unknown> => {
  const call = { params: paramsOf(endpoint), ...(endpoint.body && { body }) };
  return requestBy(send, endpoint, call, { parse: (answer) => answer }).catch(() => 'refused');
};

type Named = { readonly name: string; readonly endpoint: Endpoint };
// One endpoint that lists and adds (§7) stands for all.
const { listCurrent, listCompleted, add } = medicationCalls;
const calls: Named[] = [
  ...allEndpoints.filter(({ name }) => name !== 'medications.listOrAdd'),
  { name: 'medications.listCurrent', endpoint: listCurrent },
  { name: 'medications.listCompleted', endpoint: listCompleted },
  { name: 'medications.add', endpoint: add },
];
const isRead = ({ endpoint }: Named): boolean =>
  endpoint.method === 'GET' || endpoint.reads === true;
const writes = calls.filter((call) => !isRead(call));
const reads = calls.filter(isRead);
const forms = calls.filter(({ endpoint }) => endpoint.bodyType?.includes('multipart'));

describe('§7 §8 pressed twice before an answer comes', () => {
  it.each(writes)('$name is sent once, and again after its answer', async ({ endpoint }) => {
    const answer = Promise.withResolvers<void>();
    let given = 0;
    const log = fakeServer(async () => {
      await answer.promise;
      given += 1;
      return { status: 200, body: { given } };
    });
    const pressed = [press(endpoint), press(endpoint), press(endpoint)];
    expect(log).toHaveLength(1);
    answer.resolve();
    expect(await Promise.all(pressed)).toEqual([{ given: 1 }, { given: 1 }, { given: 1 }]);
    expect(await press(endpoint)).toEqual({ given: 2 });
  });

  it.each(forms)('$name as a form is known by its key', async ({ endpoint }) => {
    const log = fakeServer(() => ({ status: 200, body: {} }));
    const keys = ['one', 'one', 'two', undefined, undefined];
    const sendForm = (key: string | undefined): Promise<unknown> => {
      const call = { params: paramsOf(endpoint), body: new FormData() };
      return requestBy(send, endpoint, { ...call, ...(key && { idempotencyKey: key }) });
    };
    await Promise.allSettled(keys.map(sendForm));
    expect(log).toHaveLength(4);
  });

  it.each(reads)('$name, which reads, asks each time', async ({ endpoint }) => {
    const log = fakeServer(() => ({ status: 200, body: {} }));
    await Promise.all([press(endpoint), press(endpoint)]);
    expect(log).toHaveLength(2);
  });

  it('a write that failed may be sent again', async () => {
    let isDown = true;
    const log = fakeServer(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : { status: 200, body: 'done' },
    );
    expect(await Promise.all([press(add), press(add)])).toEqual(['refused', 'refused']);
    isDown = false;
    expect(await press(add)).toBe('done');
    expect(log).toHaveLength(2);
  });

  it('another content, or the first after another, is another write', async () => {
    const log = fakeServer(() => ({ status: 200, body: {} }));
    await Promise.all([{ on: true }, { on: false }, { on: true }].map((body) => press(add, body)));
    expect(log.map(({ body }) => body)).toEqual([{ on: true }, { on: false }, { on: true }]);
  });

  it('does not share the answer of the user who was signed in before', async () => {
    const log = fakeServer(() => ({ status: 200, body: {} }));
    const before = press(add);
    local.items.set('user_data', JSON.stringify({ ...aUser(), id: 'another' }));
    await Promise.all([before, press(add)]);
    expect(log).toHaveLength(2);
  });
});
