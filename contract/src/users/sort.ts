import { fullName } from './rules.ts';
import type { UserListItem } from './schema.ts';

/** The columns of §2.7 that can be sorted by. */
export const userSortKeys = ['name', 'email', 'date_of_birth', 'status', 'last_login'] as const;
export type UserSortKey = (typeof userSortKeys)[number];
export type UserSort = {
  readonly key: UserSortKey;
  readonly direction: 'ascending' | 'descending';
};

/** 'Élodie' sorts beside 'Elodie'. Plain letters, which most names are, need no work. */
const folded = (text: string): string =>
  /^[\u0020-\u007e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase();

const readers: Record<UserSortKey, (user: UserListItem) => string> = {
  name: (user) => folded(fullName(user)),
  email: (user) => user.email,
  date_of_birth: (user) => user.date_of_birth ?? '',
  status: (user) => user.status,
  last_login: (user) => user.last_login ?? '',
};

/** By one column; users with nothing in it come last in both directions, and equals keep their order. */
export function sortUsers<U extends UserListItem>(
  users: readonly U[],
  { key, direction }: UserSort,
): U[] {
  const read = readers[key];
  const sign = direction === 'ascending' ? 1 : -1;
  return users
    .map((user) => ({ user, value: read(user) }))
    .sort((a, b) => {
      if (a.value === b.value) return 0;
      if (a.value === '') return 1;
      if (b.value === '') return -1;
      return a.value < b.value ? -sign : sign;
    })
    .map(({ user }) => user);
}
