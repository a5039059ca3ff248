import type { UserDetail, UserListItem } from '@caretrail/contract/users/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { usersApi } from '../../data/users.ts';
import { loggedOut } from '../../session/logout.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { aUser } from '../../testing/a-user.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { usersOf } from './use-users.ts';

const { listUsers, findUser, inviteUser, editUser } = usersApi.endpoints;

const user = (id: string): UserListItem => ({
  id: `0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8${id}`,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `${id}@example.org`,
  date_of_birth: null,
  status: 'pending',
  last_login: null,
});
const detail = (changes: Partial<UserDetail>): UserDetail => ({
  ...user('a'),
  user_type: 'patient',
  created_at: '2026-11-01T08:00:00.000Z',
  invitation_until: null,
  deletes_at: null,
  has_password: true,
  factors: [],
  terms_version: null,
  terms_accepted_at: null,
  preboarding_completed: false,
  preboarding_begun: false,
  storage_bytes: 0,
  sessions: [],
  events: [],
  ...changes,
});
const answers = (status: number, body?: unknown) => fakeServer(() => ({ status, body }));

const administrator = () => {
  const store = makeAppStore();
  const admin = aUser({ user_type: 'administrator' });
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: admin }));
  return {
    store,
    load: () => store.dispatch(listUsers.initiate(undefined, { forceRefetch: true })),
    users: () => usersOf(listUsers.select()(store.getState())),
  };
};

beforeEach(() => void freshBrowser());

describe('§7 GET /api/user/list/ in the browser', () => {
  it('is asked for once, and kept', async () => {
    const log = answers(200, [user('a'), user('b')]);
    const { load, users } = administrator();
    const loading = load();
    expect(users()).toEqual({ status: 'loading' });
    await loading;
    expect(users()).toEqual({ status: 'succeeded', all: [user('a'), user('b')] });
    expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/user/list/']);
  });

  it.each([
    ['a refusal', 429, { code: 'too_many', detail: 'Later.' }],
    ['a fault', 500, undefined],
    ['something that is no list', 200, { data: [] }],
    ['a list of something else', 200, [{ title: 'x' }]],
  ])('§8 after %s the list is cleared', async (_, status, body) => {
    const { load, users } = administrator();
    answers(200, [user('a')]);
    await load();
    answers(status, body);
    const loading = load();
    // What is known stays in sight until it is known to be old.
    expect(users().status).toBe('succeeded');
    await loading;
    expect(users()).toEqual({ status: 'failed' });
    void load();
    expect(users()).toEqual({ status: 'loading' });
  });

  it('takes in who was invited or changed, and nothing beside the seven fields', async () => {
    const { store, load, users } = administrator();
    answers(200, [user('a')]);
    await load();
    const call = { params: { id: user('a').id } };
    const changed = detail({ status: 'inactive' });
    answers(200, changed);
    const body = { action: 'deactivate', reason: 'Asked for' } as const;
    await store.dispatch(editUser.initiate({ ...call, body }));
    answers(201, user('b'));
    const invitation = { email: 'b@example.org', user_type: 'patient', reason: 'New' } as const;
    await store.dispatch(inviteUser.initiate({ body: invitation }));
    expect(users()).toEqual({
      status: 'succeeded',
      all: [{ ...user('a'), status: 'inactive' }, user('b')],
    });
    expect(findUser.select(call)(store.getState()).data).toEqual(changed);
  });

  it('§4.1 is forgotten with a logout, and so is what was on its way', async () => {
    answers(200, [user('a')]);
    const { store, load, users } = administrator();
    const loading = load();
    store.dispatch(loggedOut());
    await loading;
    expect(users()).toEqual({ status: 'loading' });
    expect(listUsers.select()(store.getState()).data).toBeUndefined();
  });
});
