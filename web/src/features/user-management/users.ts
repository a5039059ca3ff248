import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { isUserList } from '@caretrail/contract/users/rules';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { makeMemory } from '../../lib/own-memory.ts';

/** The list of all users as this tab knows it. */
export type Users =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'succeeded'; readonly all: readonly UserListItem[] };

/** §3 has no slice for it. */
export const users = makeMemory<Users>({ status: 'idle' });

/** Looked over, not parsed field by field: 50,000 people would keep the screen waiting. */
function readList(body: unknown): readonly UserListItem[] {
  if (!isUserList(body)) throw new Error('This is no list of users.');
  return body;
}

const begin = newestOf();

/** What is known stays in sight until the list has come again; §8: after a failure it is cleared. */
export async function loadUsers(): Promise<void> {
  const isNewest = begin();
  const put = users.begin();
  put((before) => (before.status === 'succeeded' ? before : { status: 'loading' }));
  const next = await request(usersEndpoints.list, {}, { parse: readList }).then(
    (all): Users => ({ status: 'succeeded', all }),
    (): Users => ({ status: 'failed' }),
  );
  if (isNewest()) put(() => next);
}

/** Somebody was invited or changed: the list need not be loaded again for it. */
export function noteUser(changed: UserListItem): void {
  const now = users.get();
  if (now.status !== 'succeeded') return;
  const { id, first_name, last_name, email, date_of_birth, status, last_login } = changed;
  const item = { id, first_name, last_name, email, date_of_birth, status, last_login };
  const place = now.all.findIndex((user) => user.id === id);
  const all = place === -1 ? [...now.all, item] : now.all.with(place, item);
  users.put({ status: 'succeeded', all });
}
