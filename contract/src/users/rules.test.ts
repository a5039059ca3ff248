import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usDate, usDateTexts } from '../dates.ts';
import { fullName, type Searchable, searchTextOf, statusLabel, wantedIn } from './rules.ts';
import { userStatuses } from './schema.ts';
import { emptyUsersText, usersTexts } from './texts.ts';

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  date_of_birth: '1950-12-10',
};
const invited = {
  first_name: null,
  last_name: null,
  email: 'new@example.org',
  date_of_birth: null,
};
const users = [ada, invited];

const searchUsers = <U extends Searchable>(among: readonly U[], search: string): U[] =>
  among.filter((user) => searchTextOf(user).includes(wantedIn(search)));

describe('§5 user search', () => {
  it.each([
    ['part of the full name', 'A LOVE', [ada]],
    ['part of the e-mail', 'NEW@', [invited]],
    ['the date of birth as shown', usDate(ada.date_of_birth).toLowerCase(), [ada]],
    ['part of that date', 'dec 10', [ada]],
    ['not the date as stored', ada.date_of_birth, []],
    ['what a missing date shows', usDateTexts.missing, [invited]],
    ['nothing that is there', 'zzz', []],
    ['blanks alone', '  ', users],
    ['not across name and e-mail', 'lovelaceada', []],
    ['not a name cut by something else', 'Lovelace ada@', []],
  ])('%s', (_, search, found) => {
    expect(searchUsers(users, search)).toEqual(found);
  });

  it('shows all for an empty search', () => {
    const name = fc.option(fc.string());
    const anyone = fc.record({
      first_name: name,
      last_name: name,
      email: fc.string(),
      date_of_birth: name,
    });
    fc.assert(
      fc.property(fc.array(anyone), (everyone) => {
        expect(searchUsers(everyone, '')).toEqual(everyone);
      }),
    );
  });
});

describe('§2.7 the user table', () => {
  it('joins the names that there are', () => {
    expect(fullName(ada)).toBe('Ada Lovelace');
    expect(fullName({ first_name: ' Ada ', last_name: '' })).toBe('Ada');
    expect(fullName(invited)).toBe('');
  });

  it('capitalises the status', () => {
    expect(userStatuses.map(statusLabel)).toEqual(['Active', 'Inactive', 'Pending']);
  });

  it('distinguishes an empty search result from an empty list', () => {
    expect(emptyUsersText('ada')).toBe(usersTexts.noMatch);
    expect(emptyUsersText(' ')).toBe(usersTexts.none);
  });
});
