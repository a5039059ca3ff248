import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userActions, userDetail, userEdit, userInvite, userListItem } from './schema.ts';

const item = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  first_name: 'Ada',
  last_name: null,
  email: 'ada@example.org',
  date_of_birth: '1950-12-10',
  status: 'active',
  last_login: null,
};

describe('§3 users on the wire', () => {
  it('lets no other field out', () => {
    expect(z.parse(userListItem, { ...item, password_hash: 'x' })).toEqual(item);
    expect(Object.keys(userDetail.shape)).not.toContain('healthrecords');
  });

  it('refuses an invitation without a role or a reason, or with a field of its own', () => {
    const invite = { email: ' Ada@Example.org ', user_type: 'patient', reason: 'New patient' };
    expect(z.parse(userInvite, invite).email).toBe(item.email);
    for (const wrong of [
      { ...invite, user_type: 'owner' },
      { ...invite, reason: '  ' },
      { ...invite, status: 'active' },
    ]) {
      expect(z.safeParse(userInvite, wrong).success).toBe(false);
    }
  });

  it('accepts one action with its reason', () => {
    const reason = 'Asked by phone';
    for (const action of userActions) expect(z.parse(userEdit, { action, reason })).toBeTruthy();
    const promotion = { action: 'change_role', user_type: 'administrator', reason };
    expect(z.parse(userEdit, promotion)).toEqual(promotion);
  });

  it.each([
    { action: 'deactivate' },
    { action: 'deactivate', reason: '' },
    { action: 'deactivate', reason: 'x', user_type: 'administrator' },
    { action: 'change_role', reason: 'x' },
    { action: 'set_password', reason: 'x' },
    { reason: 'x' },
  ])('refuses %o', (body) => {
    expect(z.safeParse(userEdit, body).success).toBe(false);
  });
});
