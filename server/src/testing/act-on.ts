import type { Role } from '@caretrail/contract/access/session';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserAction } from '@caretrail/contract/users/schema';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';

export const someReason = 'Asked for by phone';

/** What an administrator does to an account. */
export const actOn = (
  administrator: Person,
  id: string,
  action: UserAction,
): Promise<LightMyRequestResponse> =>
  administrator.call(usersEndpoints.edit, {
    params: { id },
    body: { action, reason: someReason },
  });

export const changeRole = (
  administrator: Person,
  id: string,
  user_type: Role,
): Promise<LightMyRequestResponse> =>
  administrator.call(usersEndpoints.edit, {
    params: { id },
    body: { action: 'change_role', user_type, reason: someReason },
  });
