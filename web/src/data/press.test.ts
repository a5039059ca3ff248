import { beforeEach, expect, it } from 'vitest';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { escalationApi } from './escalation.ts';
import { settled, write } from './write.ts';

const { findDuty, acceptDuty } = escalationApi.endpoints;
const params = { id: '019f0000-0000-7000-8000-000000000001' };
const noOneOnDuty = { on_duty: null, turns: [], offers: [] };
const gone = { code: 'not_found', detail: 'This is not there any more.', request_id: '1' };

beforeEach(() => {
  freshBrowser();
});

it.each([
  ['refused because it is gone, the list is loaded again', { status: 404, body: gone }, 2],
  ['without an answer, it is not', null, 1],
])('a press: %s', async (_, reply, loaded) => {
  const log = fakeServer(({ method }) => {
    if (method === 'GET') return { status: 200, body: noOneOnDuty };
    if (reply === null) throw new TypeError('Failed to fetch');
    return reply;
  });
  const store = makeAppStore();
  await store.dispatch(findDuty.initiate());
  await expect(store.dispatch(write(acceptDuty.initiate({ params })))).rejects.toBeDefined();
  await store.dispatch(settled());
  expect(log.filter(({ method }) => method === 'GET')).toHaveLength(loaded);
});
