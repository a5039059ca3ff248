import { messages } from '@caretrail/contract/i18n/messages';

export const invitationTexts = messages('invitation/page', {
  loading: 'Loading your invitation…',
  again: 'Try again',
  what: 'Someone has invited you to help with their health record. For their privacy, you see who it is after you sign in.',
  signIn: 'Sign in',
  goOn: 'Continue',
  create: 'Create your account. Its email address is the one that the invitation was sent to.',
  firstName: 'First name',
  lastName: 'Last name',
  submit: 'Create account',
  submitting: 'Creating your account…',
  created: 'Your account is ready.',
  createdNext: 'Sign in with the address that the invitation was sent to.',
  invites: '{name} invites you',
  sees: 'You will see: {areas}.',
  notSees: 'You will not see: {areas}.',
  until: 'Your access ends after {day}.',
  told: '{name} can see when you look at the record and what you enter, and can end your access at any time.',
  accept: 'Accept',
  accepting: 'Accepting…',
  later: 'Not now',
  home: 'Open Caretrail',
  signOut: 'Sign out',
});

/** What the role lets one do, said to the person. */
export const roleTexts = messages('invitation/roles', {
  viewer: 'You can look, and change nothing.',
  helper: 'You can add to what you see, and change what you added.',
  manager: 'You can change everything you see.',
});

export const problemTexts = messages('invitation/problems', {
  malformed: 'This link is not complete. Open it again from the email.',
  expired:
    'This invitation has expired or was taken back. Ask the person who invited you to send it again.',
  used: 'This invitation has already been used. Sign in to see the people you help.',
  gone: 'This invitation no longer works. Ask the person who invited you to send it again.',
  administrator:
    'You cannot help someone with an administrator account. Ask for an invitation to another address.',
  otherAddress:
    'This invitation was sent to another address. Sign out, then sign in with the address that the email was sent to.',
});
