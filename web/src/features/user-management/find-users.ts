import { searchTextOf, wantedIn } from '@caretrail/contract/users/rules';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { sortUsers, type UserSort } from '@caretrail/contract/users/sort';
import { inSlices } from '../../lib/in-slices.ts';

export type Wanted = { readonly search: string; readonly sort: UserSort };

/** What a search leaves of the list, in the order that was asked for. */
export type Found = Wanted & {
  readonly all: readonly UserListItem[];
  readonly users: readonly UserListItem[];
};

export const isSameWish = (one: Wanted, other: Wanted): boolean =>
  wantedIn(one.search) === wantedIn(other.search) &&
  one.sort.key === other.sort.key &&
  one.sort.direction === other.sort.direction;

/** A list in one order, and beside it what a search reads of each, as far as one has. */
type Ordered = {
  readonly sort: UserSort;
  readonly users: readonly UserListItem[];
  readonly texts: string[];
};

/** The order that a list stands in now: typing must not sort 50,000 people again. */
const orders = new WeakMap<readonly UserListItem[], Ordered>();

function inOrder(all: readonly UserListItem[], sort: UserSort): Ordered {
  const known = orders.get(all);
  if (known?.sort.key === sort.key && known.sort.direction === sort.direction) return known;
  const sorted = { sort, users: sortUsers(all, sort), texts: [] };
  orders.set(all, sorted);
  return sorted;
}

/** The searchable text of a user, created once. */
const made = new WeakMap<UserListItem, string>();

function textOf(user: UserListItem): string {
  const known = made.get(user);
  if (known !== undefined) return known;
  const text = searchTextOf(user);
  made.set(user, text);
  return text;
}

/** By place: to look each of 50,000 up by themselves takes longer than to search them. */
const isAmong = ({ texts }: Ordered, place: number, user: UserListItem, wanted: string): boolean =>
  (texts[place] ??= textOf(user)).includes(wanted);

/** At once, for a list that has just come. */
export function findUsers(all: readonly UserListItem[], { search, sort }: Wanted): Found {
  const sorted = inOrder(all, sort);
  const wanted = wantedIn(search);
  const found =
    wanted === ''
      ? sorted.users
      : sorted.users.filter((user, place) => isAmong(sorted, place, user, wanted));
  return { all, search, sort, users: found };
}

/** While the user types or changes the order; null when it was aborted. */
export async function findInSlices(
  all: readonly UserListItem[],
  { search, sort }: Wanted,
  signal: AbortSignal,
): Promise<Found | null> {
  // The press itself is painted first.
  await new Promise((painted) => setTimeout(painted));
  if (signal.aborted) return null;
  const sorted = inOrder(all, sort);
  const wanted = wantedIn(search);
  if (wanted === '') return { all, search, sort, users: sorted.users };
  const found: UserListItem[] = [];
  const isDone = await inSlices(
    sorted.users.length,
    (place) => {
      const user = sorted.users[place];
      if (user && isAmong(sorted, place, user, wanted)) found.push(user);
    },
    signal,
  );
  return isDone ? { all, search, sort, users: found } : null;
}

/** Runs before the user types, so that the first search is as fast as the others. */
export const prepareSearch = (
  all: readonly UserListItem[],
  signal: AbortSignal,
): Promise<boolean> =>
  inSlices(
    all.length,
    (place) => {
      const user = all[place];
      if (user) textOf(user);
    },
    signal,
  );
