import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { userDetail, userEdit, userInvite, userList, userListItem } from './schema.ts';

/** §7 for the list; the rest is what §7 does not show. */
export const usersEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/list/',
    audience: 'administrator',
    summary: 'All users.',
    answer: userList,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/user/{id}/',
    audience: 'administrator',
    summary: 'The facts of one account, without clinical data.',
    params: idParams,
    answer: userDetail,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/user/invite/',
    audience: 'administrator',
    summary: 'Invite someone by email.',
    body: userInvite,
    answer: userListItem,
    status: 201,
    creates: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/user/{id}/',
    audience: 'administrator',
    summary: 'One action on an account, with its reason; answers the account as it is now.',
    params: idParams,
    body: userEdit,
    answer: userDetail,
  }),
} as const;
