import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { isUserList } from '@caretrail/contract/users/rules';
import type { UserDetail, UserListItem } from '@caretrail/contract/users/schema';
import type { AppThunk } from '../app/store.ts';
import { api, reads, readsBy, writes } from './api.ts';

type UserList = readonly UserListItem[];

/** Not parsed by field, and frozen, so that the store does not walk it: 50,000 users would block the screen. */
function readList(body: unknown): UserList {
  if (!isUserList(body)) throw new Error('This is no list of users.');
  return Object.freeze(body);
}

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: readsBy(build, usersEndpoints.list, ['users'], readList, {
      structuralSharing: false,
    }),
    /** Not kept when its page is left: the possible actions depend on the current state of the account. */
    findUser: reads(build, usersEndpoints.read, ['users'], { keepUnusedDataFor: 0 }),
  }),
});

/** The list with a new or changed account. */
function withUser(all: UserList, changed: UserListItem): UserList {
  const { id, first_name, last_name, email, date_of_birth, status, last_login } = changed;
  const item = { id, first_name, last_name, email, date_of_birth, status, last_login };
  const place = all.findIndex((user) => user.id === id);
  return Object.freeze(place === -1 ? [...all, item] : all.with(place, item));
}

/** Invited or changed: updates the list without loading it again. */
const listUser =
  (changed: UserListItem): AppThunk<void> =>
  (dispatch, getState) => {
    const { data } = lists.endpoints.listUsers.select()(getState());
    if (data === undefined) return;
    const next = withUser(data, changed);
    dispatch(lists.util.updateQueryData('listUsers', undefined, () => next));
  };

const showUser =
  (changed: UserDetail): AppThunk<void> =>
  (dispatch) => {
    const arg = { params: { id: changed.id } };
    dispatch(lists.util.upsertQueryEntries([{ endpointName: 'findUser', arg, value: changed }]));
    dispatch(listUser(changed));
  };

export const usersApi = lists.injectEndpoints({
  endpoints: (build) => ({
    inviteUser: writes(build, usersEndpoints.invite, [], listUser),
    editUser: writes(build, usersEndpoints.edit, [], showUser),
  }),
});
