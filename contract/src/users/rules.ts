import { usDate } from '../dates.ts';
import { messages } from '../i18n/messages.ts';
import type { UserListItem, UserStatus } from './schema.ts';

type Named = Pick<UserListItem, 'first_name' | 'last_name'>;
export type Searchable = Pick<UserListItem, 'first_name' | 'last_name' | 'email' | 'date_of_birth'>;

export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');

/** Occurs in no text that could be stored or typed. */
const between = '\u0000';

/** §5: the text that a search must be part of, in any case: full name, e-mail and the date of birth as shown. */
export const searchTextOf = (user: Searchable): string =>
  [fullName(user), user.email, usDate(user.date_of_birth)].join(between).toLowerCase();

/** As `searchTextOf` writes it; an empty search is a part of every text. */
export const wantedIn = (search: string): string => search.trim().toLowerCase();

/** Whether the body is a list of users, by a quick check. */
export const isUserList = (body: unknown): body is UserListItem[] =>
  Array.isArray(body) &&
  body.every(
    (each: unknown) =>
      typeof each === 'object' &&
      each !== null &&
      'id' in each &&
      'email' in each &&
      typeof each.id === 'string' &&
      typeof each.email === 'string',
  );

/** §2.7: capitalised. */
const statusLabels: Readonly<Record<UserStatus, string>> = messages('users/status', {
  active: 'Active',
  inactive: 'Inactive',
  pending: 'Pending',
});

export const statusLabel = (status: UserStatus): string => statusLabels[status];
