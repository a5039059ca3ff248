import type { Role } from '@caretrail/contract/access/session';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { ownAccountText } from '@caretrail/contract/users/texts';

export const userTexts = {
  back: 'All users',
  loading: 'Loading the account…',
  missing: 'There is no such account',
  missingBody: 'It may have been deleted, or the address was cut off.',
  noName: 'No name yet',

  account: 'Account',
  email: 'E-mail',
  dateOfBirth: 'Date of birth',
  role: 'Role',
  roles: { patient: 'Patient', administrator: 'Administrator' } satisfies Record<Role, string>,
  created: 'Created',
  lastLogin: 'Last login',
  never: 'Never',
  invitation: 'Invitation',
  invitationUntil: (when: string): string => `The link works until ${when}.`,
  invitationOver: 'The link has expired. Please send the invitation again.',
  deletion: 'Deletion',
  deletesAt: (when: string): string =>
    `The person has asked for it. Everything will be deleted on ${when}.`,

  signingIn: 'Signing in',
  password: 'Password',
  hasPassword: 'Set',
  noPassword: 'None',
  factors: 'Second step',
  factorNames: {
    email: 'Code by e-mail',
    totp: 'Authenticator app',
  } satisfies Record<UserDetail['factors'][number], string>,
  noFactor: 'None yet: asked for at the next sign-in',
  terms: 'Terms',
  termsAccepted: (version: string, when: string | null): string =>
    when === null ? `Version ${version} accepted` : `Version ${version}, accepted ${when}`,
  termsOpen: 'Not accepted yet',
  preboarding: 'Getting started',
  preboardingDone: 'Finished',
  preboardingStep: (step: number, of: number): string => `At step ${step} of ${of}`,
  preboardingOpen: 'Not begun',
  storage: 'Files',
  noFiles: 'None',

  devices: 'Devices',
  devicesLead: 'Where this person is signed in now.',
  noDevices: 'Nowhere.',
  unknownDevice: 'Unknown device',
  lastSeen: (when: string): string => `Last used: ${when}`,
  signedIn: (when: string): string => `Signed in: ${when}`,

  events: 'What happened',
  eventsLead:
    'The newest events of the account. What somebody writes into their record is never shown here.',
  noEvents: 'Nothing yet.',
  byAdministrator: 'by an administrator',
  reason: (reason: string): string => `Reason: ${reason}`,

  actions: 'Actions',
  actionsLead:
    'Each asks for a reason, is written into the log, and is told to the person by e-mail.',
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

const told = 'An e-mail is on its way.';

const changeRole: Record<Role, ActionTexts> = {
  administrator: {
    button: 'Make an administrator',
    means:
      'Manages accounts from then on, and no longer sees a record of their own. All devices are signed out.',
    question: (who) => `Make ${who} an administrator?`,
    done: `The role is changed. ${told}`,
  },
  patient: {
    button: 'Make a patient',
    means: 'No longer manages accounts, and has a record of their own. All devices are signed out.',
    question: (who) => `Make ${who} a patient?`,
    done: `The role is changed. ${told}`,
  },
};

const actions: Record<Exclude<UserEdit['action'], 'change_role'>, ActionTexts> = {
  invite_again: {
    button: 'Invite again',
    means: 'Sends a new link to choose a password. The link of before no longer works.',
    question: (who) => `Invite ${who} again?`,
    done: 'The new invitation is on its way. The old link no longer works.',
  },
  activate: {
    button: 'Activate',
    means: 'The person can sign in again and finds everything as it was.',
    question: (who) => `Activate the account of ${who}?`,
    done: `The account is activated. ${told}`,
  },
  deactivate: {
    button: 'Deactivate',
    means: 'Signs out all devices at once and lets nobody sign in. Nothing is deleted.',
    question: (who) => `Deactivate the account of ${who}?`,
    done: `The account is deactivated, and all its devices are signed out. ${told}`,
  },
  reset_password: {
    button: 'Force a new password',
    means:
      'The current password stops working, and all devices are signed out. The person gets a link to choose another.',
    question: (who) => `Have ${who} choose a new password?`,
    done: 'The password no longer works. A link to choose another is on its way.',
  },
  reset_factors: {
    button: 'Reset the second step',
    means:
      'Forgets the authenticator app and its recovery codes, for somebody who has lost their phone. All devices are signed out.',
    question: (who) => `Reset the second step of ${who}?`,
    done: `The app is forgotten, and all devices are signed out. ${told}`,
  },
  end_sessions: {
    button: 'End all sessions',
    means: 'Signs out all devices. The password stays as it is.',
    question: (who) => `Sign ${who} out everywhere?`,
    done: `All devices are signed out. ${told}`,
  },
};

/** A role is changed to the one that the account does not have. */
export const actionTexts = (action: UserEdit['action'], role: Role): ActionTexts =>
  action === 'change_role' ? changeRole[role] : actions[action];
