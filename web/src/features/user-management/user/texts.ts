import type { Role } from '@caretrail/contract/access/session';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { ownAccountText } from '@caretrail/contract/users/texts';

export const userTexts = {
  back: 'All users',
  loading: 'Loading the account…',
  missing: 'We cannot find this account',
  missingBody: 'It may have been deleted, or the web address may be wrong.',
  noName: 'No name yet',

  account: 'Account',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  role: 'Role',
  roles: { patient: 'Patient', administrator: 'Administrator' } satisfies Record<Role, string>,
  created: 'Created',
  lastLogin: 'Last signed in',
  never: 'Never',
  invitation: 'Invitation',
  invitationUntil: (when: string): string => `The link works until ${when}.`,
  invitationOver: 'The link has expired. Send the invitation again.',
  deletion: 'Deletion',
  deletesAt: (when: string): string =>
    `Requested by the person. Everything will be deleted on ${when}.`,

  signingIn: 'Signing in',
  password: 'Password',
  hasPassword: 'Set',
  noPassword: 'None',
  factors: 'Two-step verification',
  factorNames: {
    email: 'Code by email',
    totp: 'Authenticator app',
  } satisfies Record<UserDetail['factors'][number], string>,
  noFactor: 'None. They will be asked to set it up when they next sign in.',
  terms: 'Terms of service',
  termsAccepted: (version: string, when: string | null): string =>
    when === null ? `Version ${version} accepted` : `Version ${version}, accepted ${when}`,
  termsOpen: 'Not accepted yet',
  preboarding: 'Getting started',
  preboardingDone: 'Finished',
  preboardingStep: (step: number, of: number): string => `On step ${step} of ${of}`,
  preboardingOpen: 'Not started',
  storage: 'Files',
  noFiles: 'None',

  devices: 'Devices',
  devicesLead: 'Devices this person is signed in on.',
  noDevices: 'Not signed in on any device.',
  unknownDevice: 'Unknown device',
  lastSeen: (when: string): string => `Last used: ${when}`,
  signedIn: (when: string): string => `Signed in: ${when}`,

  events: 'Account activity',
  eventsLead:
    'The latest activity on this account. It never shows what the person enters in their record.',
  noEvents: 'No activity yet.',
  byAdministrator: 'by an administrator',
  reason: (reason: string): string => `Reason: ${reason}`,

  actions: 'Actions',
  actionsLead:
    'You must give a reason for each action. We record it in the audit log and email the person.',
  own: ownAccountText,
  toProfile: 'Go to your profile',
  cancel: 'Cancel',
  doing: 'One moment…',
} as const;

type ActionTexts = {
  readonly button: string;
  /** What it will do. */
  readonly means: string;
  readonly question: (who: string) => string;
  readonly done: string;
};

const told = 'An email is on its way.';

const changeRole: Record<Role, ActionTexts> = {
  administrator: {
    button: 'Change role to administrator',
    means:
      'They will manage accounts and will no longer see their own record. We sign them out on all devices.',
    question: (who) => `Change the role of ${who} to administrator?`,
    done: `The role is changed. ${told}`,
  },
  patient: {
    button: 'Change role to patient',
    means:
      'They will no longer manage accounts and will see their own record. We sign them out on all devices.',
    question: (who) => `Change the role of ${who} to patient?`,
    done: `The role is changed. ${told}`,
  },
};

const actions: Record<Exclude<UserEdit['action'], 'change_role'>, ActionTexts> = {
  invite_again: {
    button: 'Invite again',
    means: 'Sends a new link to choose a password. The old link stops working.',
    question: (who) => `Invite ${who} again?`,
    done: 'The new invitation is on its way. The old link no longer works.',
  },
  activate: {
    button: 'Activate',
    means: 'The person can sign in again. All their data is as they left it.',
    question: (who) => `Activate the account of ${who}?`,
    done: `The account is activated. ${told}`,
  },
  deactivate: {
    button: 'Deactivate',
    means: 'Signs out all devices straight away and blocks sign-in. No data is deleted.',
    question: (who) => `Deactivate the account of ${who}?`,
    done: `The account is deactivated and all its devices are signed out. ${told}`,
  },
  reset_password: {
    button: 'Reset password',
    means:
      'The current password stops working and all devices are signed out. We email the person a link to choose a new password.',
    question: (who) => `Reset the password for ${who}?`,
    done: 'The password no longer works. A link to choose a new one is on its way.',
  },
  reset_factors: {
    button: 'Reset two-step verification',
    means:
      'Removes the authenticator app and recovery codes, for someone who has lost their phone. Signs out all devices.',
    question: (who) => `Reset two-step verification for ${who}?`,
    done: `Authenticator app removed and all devices signed out. ${told}`,
  },
  end_sessions: {
    button: 'Sign out all devices',
    means: 'Signs the person out on all devices. Their password does not change.',
    question: (who) => `Sign ${who} out on all devices?`,
    done: `All devices are signed out. ${told}`,
  },
};

/** A role is changed to the one that the account does not have. */
export const actionTexts = (action: UserEdit['action'], role: Role): ActionTexts =>
  action === 'change_role' ? changeRole[role] : actions[action];
