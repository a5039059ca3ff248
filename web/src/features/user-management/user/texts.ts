import { messages } from '@caretrail/contract/i18n/messages';
import type { Role } from '@caretrail/contract/access/session';
import type { UserEdit } from '@caretrail/contract/users/schema';

export const userTexts = messages('user-management/user', {
  back: 'All users',
  loading: 'Loading the account…',
  missing: 'We cannot find this account',
  missingBody: 'It may have been deleted, or the web address may be wrong.',
  noName: 'No name yet',

  account: 'Account',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  role: 'Role',
  roles: { patient: 'Patient', administrator: 'Administrator' },
  created: 'Created',
  lastLogin: 'Last signed in',
  never: 'Never',
  invitation: 'Invitation',
  invitationUntil: {
    today: 'The link works until today at {time}.',
    tomorrow: 'The link works until tomorrow at {time}.',
    other: 'The link works until {day} at {time}.',
  },
  invitationOver: 'The link has expired. Select “Invite again”.',
  deletion: 'Deletion',
  deletesAt: 'Requested by the person. Everything will be deleted on {day}.',

  signingIn: 'Signing in',
  password: 'Password',
  hasPassword: 'Set',
  noPassword: 'None',
  factors: 'Two-step verification',
  factorNames: {
    email: 'Code by email',
    totp: 'Authenticator app',
  },
  noFactor: 'None. They will be asked to set it up when they next sign in.',
  terms: 'Terms of service',
  termsAccepted: 'Version {version} accepted',
  termsAcceptedOn: 'Version {version}, accepted {day}',
  termsOpen: 'Not accepted yet',
  preboarding: 'Getting started',
  preboardingDone: 'Finished',
  preboardingBegun: 'Started, not finished',
  preboardingOpen: 'Not started',
  storage: 'Files',
  noFiles: 'None',

  devices: 'Devices',
  devicesLead: 'Devices this person is signed in on.',
  noDevices: 'Not signed in on any device.',
  unknownDevice: 'Unknown device',
  lastSeen: 'Last used: {when}',
  signedIn: 'Signed in: {when}',

  events: 'Account activity',
  eventsLead:
    'The latest activity on this account. It never shows what the person enters in their record.',
  noEvents: 'No activity yet.',
  byAdministrator: 'by an administrator',
  reason: 'Reason: {reason}',

  actions: 'Actions',
  actionsLead:
    'You must give a reason for each action. We record it in the audit log and email the person.',
  toProfile: 'Go to your profile',
  cancel: 'Cancel',
  doing: 'One moment…',
});

type ActionTexts = {
  readonly button: string;
  /** What it will do. */
  readonly means: string;
  readonly question: (values: { readonly who: string }) => string;
  readonly done: string;
};

const changeRole: Readonly<Record<Role, ActionTexts>> = messages('user-management/role', {
  administrator: {
    button: 'Change role to administrator',
    means:
      'They will manage accounts and will no longer see their own record. We will sign them out on all devices.',
    question: 'Change the role of {who} to administrator?',
    done: 'The role has been changed. An email is on its way.',
  },
  patient: {
    button: 'Change role to patient',
    means:
      'They will no longer manage accounts and will see their own record. We will sign them out on all devices.',
    question: 'Change the role of {who} to patient?',
    done: 'The role has been changed. An email is on its way.',
  },
});

type OtherAction = Exclude<UserEdit['action'], 'change_role'>;

const actions: Readonly<Record<OtherAction, ActionTexts>> = messages('user-management/actions', {
  invite_again: {
    button: 'Invite again',
    means: 'Sends a new link to choose a password. The old link stops working.',
    question: 'Invite {who} again?',
    done: 'The new invitation is on its way. The old link no longer works.',
  },
  activate: {
    button: 'Activate',
    means: 'The person can sign in again. All their data is as they left it.',
    question: 'Activate the account of {who}?',
    done: 'The account has been activated. An email is on its way.',
  },
  deactivate: {
    button: 'Deactivate',
    means: 'Signs out all devices straight away and blocks sign-in. No data is deleted.',
    question: 'Deactivate the account of {who}?',
    done: 'The account has been deactivated and all its devices are signed out. An email is on its way.',
  },
  reset_password: {
    button: 'Reset password',
    means:
      'The current password stops working and all devices are signed out. We email the person a link to choose a new password.',
    question: 'Reset the password for {who}?',
    done: 'The password no longer works. A link to choose a new one is on its way.',
  },
  reset_factors: {
    button: 'Reset two-step verification',
    means:
      'Removes the authenticator app and recovery codes, for someone who has lost their phone. Signs out all devices.',
    question: 'Reset two-step verification for {who}?',
    done: 'Authenticator app removed and all devices signed out. An email is on its way.',
  },
  end_sessions: {
    button: 'Sign out all devices',
    means: 'Signs the person out on all devices. Their password does not change.',
    question: 'Sign {who} out on all devices?',
    done: 'All devices are signed out. An email is on its way.',
  },
});

/** A role is changed to the one that the account does not have. */
export const actionTexts = (action: UserEdit['action'], role: Role): ActionTexts =>
  action === 'change_role' ? changeRole[role] : actions[action];
