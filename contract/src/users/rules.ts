import { usDate } from '../dates.ts';
import type { UserListItem, UserStatus } from './schema.ts';

type Named = Pick<UserListItem, 'first_name' | 'last_name'>;
type Searchable = Pick<UserListItem, 'first_name' | 'last_name' | 'email' | 'date_of_birth'>;

export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');

/** §5: case-insensitive substring of full name, e-mail or the date of birth as it is shown; an empty search shows all. */
export function searchUsers<U extends Searchable>(users: readonly U[], search: string): U[] {
  const wanted = search.trim().toLowerCase();
  return users.filter((user) =>
    [fullName(user), user.email, usDate(user.date_of_birth)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

/** §2.7: 'Active'. */
export const statusLabel = (status: UserStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1);
