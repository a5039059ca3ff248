import type { UserListItem } from '@caretrail/contract/users/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMemories } from '../../lib/own-memory.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { loadUsers, noteUser, users } from './users.ts';

const user = (id: string): UserListItem => ({
  id,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `${id}@example.org`,
  date_of_birth: null,
  status: 'pending',
  last_login: null,
});
const answers = (status: number, body?: unknown) => fakeServer(() => ({ status, body }));

beforeEach(() => {
  freshBrowser();
  forgetMemories();
});

describe('§7 GET /api/user/list/ in the browser', () => {
  it('is asked for once, and kept', async () => {
    const log = answers(200, [user('a'), user('b')]);
    const loading = loadUsers();
    expect(users.get()).toEqual({ status: 'loading' });
    await loading;
    expect(users.get()).toEqual({ status: 'succeeded', all: [user('a'), user('b')] });
    expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/user/list/']);
  });

  it.each([
    ['a refusal', 429, { code: 'too_many', detail: 'Later.' }],
    ['a fault', 500, undefined],
    ['something that is no list', 200, { data: [] }],
    ['a list of something else', 200, [{ title: 'x' }]],
  ])('§8 after %s the list is cleared', async (_, status, body) => {
    answers(200, [user('a')]);
    await loadUsers();
    answers(status, body);
    const loading = loadUsers();
    // What is known stays in sight until it is known to be old.
    expect(users.get().status).toBe('succeeded');
    await loading;
    expect(users.get()).toEqual({ status: 'failed' });
  });

  it('takes in who was invited or changed, and nothing beside the seven fields', async () => {
    answers(200, [user('a')]);
    await loadUsers();
    noteUser({ ...user('a'), status: 'inactive', created_at: 'x' } as UserListItem);
    noteUser(user('b'));
    expect(users.get()).toEqual({
      status: 'succeeded',
      all: [{ ...user('a'), status: 'inactive' }, user('b')],
    });
  });

  it('§4.1 is forgotten with a logout, and so is what was on its way', async () => {
    answers(200, [user('a')]);
    const loading = loadUsers();
    forgetMemories();
    await loading;
    expect(users.get()).toEqual({ status: 'idle' });
  });
});
