import { hrefOf } from '@caretrail/contract/access/routes';
import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import type { UserEdit } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';
import {
  type Account,
  type AuthDeps,
  closeAccount,
  endSessionsOf,
  forcePasswordReset,
  forgetFactors,
  invite,
  reopenAccount,
} from '../auth/service.ts';
import { endCalendarFeed } from '../calendar/service.ts';
import type { Mail } from '../mail/service.ts';
import {
  activatedMail,
  deactivatedMail,
  factorsResetMail,
  passwordResetMail,
  roleChangedMail,
  sessionsEndedMail,
} from './mail.ts';
import { ensureRecord } from '../patients/service.ts';
import { setRole } from './repo.ts';

/** As the log calls them. */
export const actionOf: Record<UserEdit['action'], AuditAction> = {
  invite_again: 'user.invited',
  activate: 'user.activated',
  deactivate: 'user.deactivated',
  reset_password: 'user.password-reset',
  reset_factors: 'user.factors-reset',
  end_sessions: 'user.sessions-ended',
  change_role: 'user.role-changed',
};

type Doing = {
  readonly deps: AuthDeps;
  readonly tx: Queryable;
  readonly target: Account;
  readonly edit: UserEdit;
  readonly by: string;
};
type Happened = {
  /** None where the action has sent its own: an invitation. */
  readonly mail?: () => Mail;
  readonly changedFields: readonly string[];
};

const inviteAgain = ({ deps, tx, target, edit }: Doing): Promise<string> =>
  invite(deps, tx, { id: target.id, email: target.email, reason: edit.reason });

export const actions: Record<UserEdit['action'], (doing: Doing) => Promise<Happened>> = {
  invite_again: async (doing) => {
    await inviteAgain(doing);
    return { changedFields: [] };
  },
  activate: async (doing) => {
    const status = await reopenAccount(doing.deps, doing.tx, doing.target, doing);
    const changedFields = ['status'];
    if (status === 'active') {
      const address = doing.deps.publicUrl + hrefOf('login');
      return { mail: () => activatedMail(doing.edit, address), changedFields };
    }
    await inviteAgain(doing);
    return { changedFields };
  },
  deactivate: async (doing) => {
    await closeAccount(doing.deps, doing.tx, doing.target, doing);
    await endCalendarFeed(doing.tx, doing.target.patient_id);
    return { mail: () => deactivatedMail(doing.edit), changedFields: ['status'] };
  },
  reset_password: async (doing) => {
    const way = await forcePasswordReset(doing.deps, doing.tx, doing.target, doing);
    return { mail: () => passwordResetMail(doing.edit, way), changedFields: ['password'] };
  },
  reset_factors: async (doing) => {
    const { deps, tx, target, edit } = doing;
    await forgetFactors(deps, tx, target);
    const mail = () => factorsResetMail(edit, needsAuthenticator(target, deps.mode));
    return { mail, changedFields: ['factors'] };
  },
  end_sessions: async (doing) => {
    await endSessionsOf(doing.deps, doing.tx, doing.target, 'ended by an administrator');
    return { mail: () => sessionsEndedMail(doing.edit), changedFields: [] };
  },
  change_role: async (doing) => {
    const { deps, tx, target, edit, by } = doing;
    if (edit.action !== 'change_role') return { changedFields: [] };
    const role = edit.user_type;
    // A user who becomes a patient for the first time gets a record, and the getting-started steps with it.
    const isNew = role === 'patient' && (await ensureRecord(tx, target.id, deps.ids.next()));
    const usesEmail = target.is_primary_mfa
      ? target.is_primary_email
      : !needsAuthenticator({ user_type: role }, deps.mode);
    const at = deps.clock.now();
    await setRole(tx, target.id, { role, usesEmail, mustBegin: isNew }, { by, at });
    await endSessionsOf(deps, tx, target, 'role changed');
    await endCalendarFeed(tx, target.patient_id);
    return { mail: () => roleChangedMail(edit, role), changedFields: ['user_type'] };
  },
};
