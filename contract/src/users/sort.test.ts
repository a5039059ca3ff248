import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName } from './rules.ts';
import { userStatuses, type UserListItem } from './schema.ts';
import { sortUsers, userSortKeys, type UserSort } from './sort.ts';

const user = (wanted: Partial<UserListItem>): UserListItem => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  first_name: null,
  last_name: null,
  email: 'x@example.org',
  date_of_birth: null,
  status: 'active',
  last_login: null,
  ...wanted,
});
const ascending = (key: UserSort['key']): UserSort => ({ key, direction: 'ascending' });
const descending = (key: UserSort['key']): UserSort => ({ key, direction: 'descending' });

describe('§2.7 the table by a column', () => {
  const people = ['ben', 'Zoe', 'Élodie', 'Eva'].map((first_name) => user({ first_name }));
  const nameless = user({});

  it('names in reading order, users without a name last', () => {
    const order = (sort: UserSort) => sortUsers([nameless, ...people], sort).map(fullName);
    expect(order(ascending('name'))).toEqual(['ben', 'Élodie', 'Eva', 'Zoe', '']);
    expect(order(descending('name'))).toEqual(['Zoe', 'Eva', 'Élodie', 'ben', '']);
  });

  it('dates by the calendar, not by their letters', () => {
    const births = ['1970-12-01', null, '1971-03-05', '1935-10-30'];
    const listed = births.map((date_of_birth) => user({ date_of_birth }));
    const order = (sort: UserSort) => sortUsers(listed, sort).map((each) => each.date_of_birth);
    expect(order(ascending('date_of_birth'))).toEqual([
      '1935-10-30',
      '1970-12-01',
      '1971-03-05',
      null,
    ]);
    expect(order(descending('date_of_birth')).at(-1)).toBeNull();
  });

  it('keeps every user, and the order of equals', () => {
    const anyone = fc.record({
      id: fc.uuid(),
      first_name: fc.option(fc.string()),
      last_name: fc.option(fc.string()),
      email: fc.string(),
      date_of_birth: fc.option(fc.constantFrom('1970-01-01', '1980-02-02')),
      status: fc.constantFrom(...userStatuses),
      last_login: fc.option(fc.constantFrom('2026-01-01T00:00:00.000Z')),
    });
    const sorts = fc.record({
      key: fc.constantFrom(...userSortKeys),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    });
    fc.assert(
      fc.property(fc.array(anyone), sorts, (everyone, sort) => {
        const sorted = sortUsers(everyone, sort);
        expect(new Set(sorted)).toEqual(new Set(everyone));
        expect(sortUsers(sorted, sort)).toEqual(sorted);
      }),
    );
  });
});
