import type { Role } from '../access/session.ts';
import { messages } from '../i18n/messages.ts';
import type { UserAction, UserDetail, UserEdit } from './schema.ts';

/** As much of an account as decides what can be done to it. */
export type ActionTarget = Pick<UserDetail, 'status' | 'user_type' | 'has_password' | 'factors'>;

const texts = messages('users/objections', {
  activateFirst: 'This account is deactivated. Activate it first.',
  inviteInstead: 'This person has not chosen a password yet. Select “Invite again” instead.',
  accepted: 'This person has already accepted the invitation.',
  notDeactivated: 'This account is not deactivated.',
  deactivated: 'This account is already deactivated.',
  noPassword: 'This account has no password. The person can set one with “Forgot your password?”.',
  noApp: 'There is no authenticator app to reset.',
  notActive: 'This account is not active, so no one is signed in to it.',
  sameRole: 'This account already has that role.',
});

const objections: Record<UserAction, (target: ActionTarget) => string | null> = {
  invite_again: ({ status }) => (status === 'pending' ? null : texts.accepted),
  activate: ({ status }) => (status === 'inactive' ? null : texts.notDeactivated),
  deactivate: ({ status }) => (status === 'inactive' ? texts.deactivated : null),
  reset_password: (target) => {
    if (target.status === 'inactive') return texts.activateFirst;
    if (target.status === 'pending') return texts.inviteInstead;
    return target.has_password ? null : texts.noPassword;
  },
  reset_factors: ({ status, factors }) => {
    if (status === 'inactive') return texts.activateFirst;
    return factors.includes('totp') ? null : texts.noApp;
  },
  end_sessions: ({ status }) => (status === 'active' ? null : texts.notActive),
};

/** The role that an account can be changed to. */
export const otherRole = ({ user_type }: Pick<ActionTarget, 'user_type'>): Role =>
  user_type === 'patient' ? 'administrator' : 'patient';

/** Why an action does not apply to an account, in a sentence; null: it does. */
export function objectionTo(
  edit: Pick<UserEdit, 'action'> & { readonly user_type?: Role },
  target: ActionTarget,
): string | null {
  if (edit.action !== 'change_role') return objections[edit.action](target);
  return edit.user_type === target.user_type ? texts.sameRole : null;
}

/** What can be done to an account, in the order in which it is offered. */
export const possibleActions = (target: ActionTarget): UserEdit['action'][] => [
  ...(Object.keys(objections) as UserAction[]).filter(
    (action) => objectionTo({ action }, target) === null,
  ),
  'change_role',
];
