import { describe, expect, it } from 'vitest';
import { objectionTo, otherRole, possibleActions, type ActionTarget } from './actions.ts';
import { userActions } from './schema.ts';

const active: ActionTarget = {
  status: 'active',
  user_type: 'patient',
  has_password: true,
  factors: ['email', 'totp'],
};

describe('what an administrator can do to an account', () => {
  it.each<[string, Partial<ActionTarget>, string[]]>([
    [
      'active, with an app',
      {},
      ['deactivate', 'reset_password', 'reset_factors', 'end_sessions', 'change_role'],
    ],
    [
      'active, by e-mail code',
      { factors: ['email'] },
      ['deactivate', 'reset_password', 'end_sessions', 'change_role'],
    ],
    [
      'active, by a provider only',
      { has_password: false, factors: ['email'] },
      ['deactivate', 'end_sessions', 'change_role'],
    ],
    [
      'pending',
      { status: 'pending', has_password: false, factors: ['email'] },
      ['invite_again', 'deactivate', 'change_role'],
    ],
    ['inactive', { status: 'inactive' }, ['activate', 'change_role']],
  ])('%s', (_, wanted, actions) => {
    expect(possibleActions({ ...active, ...wanted })).toEqual(actions);
  });

  it('says in a sentence why the others make no sense', () => {
    for (const status of ['active', 'inactive', 'pending'] as const) {
      const target = { ...active, status, has_password: false, factors: [] };
      const possible: string[] = possibleActions(target);
      for (const action of userActions) {
        const objection = objectionTo({ action }, target);
        if (possible.includes(action)) expect(objection).toBeNull();
        else expect(objection).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  it('changes a role to the other one only', () => {
    const promotion = { action: 'change_role', user_type: otherRole(active) } as const;
    expect(promotion.user_type).toBe('administrator');
    expect(objectionTo(promotion, active)).toBeNull();
    expect(objectionTo(promotion, { ...active, user_type: 'administrator' })).toMatch(/already/);
  });
});
