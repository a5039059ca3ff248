import { searchTextOf, wantedIn } from '@caretrail/contract/users/rules';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { type UserSort, userSortKeys } from '@caretrail/contract/users/sort';
import { describe, expect, it } from 'vitest';
import { findInSlices, findUsers, isSameWish, prepareSearch } from './find-users.ts';

const all = Array.from({ length: 300 }, (_, number): UserListItem => ({
  id: String(number),
  first_name: ['Ada', 'Ben', 'Chloe'][number % 3] ?? null,
  last_name: `Number ${number}`,
  email: `person-${300 - number}@example.org`,
  date_of_birth: number % 7 === 0 ? null : `19${10 + (number % 80)}-03-05`,
  status: 'active',
  last_login: null,
}));
const byEmail: UserSort = { key: 'email', direction: 'descending' };
const byTheRule = (search: string) =>
  all.filter((user) => searchTextOf(user).includes(wantedIn(search)));
const going = () => new AbortController().signal;

describe('§5 user search over the whole list', () => {
  it.each(['', 'ada', 'NUMBER 12', 'person-7@', 'mar 5, 19', 'n/a', 'nobody'])(
    'finds for %j what the rule finds, at once and in slices',
    async (search) => {
      const ids = (users: readonly UserListItem[]) => users.map(({ id }) => id).toSorted();
      const wanted = { search, sort: byEmail };
      const atOnce = findUsers(all, wanted);
      expect(ids(atOnce.users)).toEqual(ids(byTheRule(search)));
      expect(await findInSlices(all, wanted, going())).toEqual(atOnce);
    },
  );

  it.each(userSortKeys)('keeps the order by %s', async (key) => {
    const sort: UserSort = { key, direction: 'ascending' };
    const whole = findUsers(all, { search: '', sort }).users;
    const part = (await findInSlices(all, { search: 'ada', sort }, going()))?.users ?? [];
    expect(part).toEqual(whole.filter(({ first_name }) => first_name === 'Ada'));
  });

  it('gives up when another key was pressed', async () => {
    const search = new AbortController();
    const finding = findInSlices(all, { search: 'ada', sort: byEmail }, search.signal);
    search.abort();
    expect(await finding).toBeNull();
    expect(await prepareSearch(all, going())).toBe(true);
  });

  it('knows two wishes for the same from two that differ', () => {
    const wish = { search: ' Ada', sort: byEmail };
    expect(isSameWish(wish, { search: 'ada ', sort: { ...byEmail } })).toBe(true);
    expect(isSameWish(wish, { ...wish, search: 'adam' })).toBe(false);
    expect(isSameWish(wish, { ...wish, sort: { ...byEmail, direction: 'ascending' } })).toBe(false);
  });
});
