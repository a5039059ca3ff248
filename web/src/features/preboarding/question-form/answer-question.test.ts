import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { beforeEach, expect, it } from 'vitest';
import { passSecondFactor } from '../../../session/sign-in-steps.ts';
import { aUser } from '../../../testing/a-user.ts';
import { makeAppStore } from '../../../testing/app-store.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { freshBrowser } from '../../../testing/fresh-browser.ts';
import { answerQuestion } from './answer-question.ts';

const stored: ProfileAnswers = {
  version: 7,
  you: { first_name: 'Ada' },
  diagnosis: {},
  where_you_are: {},
  medicines: {},
  people: { hospital: 'X' },
};

beforeEach(() => void freshBrowser());

it('adds the answer to the profile as it is on the server, and leaves the others', async () => {
  const sent: unknown[] = [];
  fakeServer((request) => {
    const isAnswers = request.url.endsWith(profileEndpoints.readAnswers.path);
    if (isAnswers && request.method === 'PATCH') sent.push(request.body);
    return isAnswers ? { status: 200, body: stored } : { status: 503, body: {} };
  });
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  await store.dispatch(
    answerQuestion({ part: 'people', name: 'on_call_phone', value: '01632 960 199' }),
  );
  expect(sent).toEqual([{ version: 7, people: { hospital: 'X', on_call_phone: '01632 960 199' } }]);
});

it('rejects with what the server says', async () => {
  fakeServer((request) =>
    request.method === 'GET'
      ? { status: 200, body: stored }
      : { status: 400, body: { code: 'invalid_input', detail: 'No.', request_id: '1' } },
  );
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  const answer = answerQuestion({ part: 'people', name: 'on_call_phone', value: '1' });
  await expect(store.dispatch(answer)).rejects.toMatchObject({ kind: 'status', status: 400 });
});
