import type { UserStatus } from '@caretrail/contract/users/schema';

const counted = (count: number): string =>
  count === 1 ? '1 user' : `${count.toLocaleString('en-GB')} users`;

/** Our own words; those of §2.7 are in the contract. */
export const listTexts = {
  search: 'Search users',
  results: 'Users',
  invite: 'Invite a user',
  noName: 'No name yet',
  count: counted,
  found: (found: number, all: number): string =>
    `Found ${found.toLocaleString('en-GB')} of ${counted(all)}`,
  clearSearch: 'Clear the search',
} as const;

export const inviteTexts = {
  heading: 'Invite a user',
  lead: 'We send an e-mail with a link to choose a password. The link works once, for seven days. Until then the status is Pending.',
  email: 'E-mail',
  firstName: 'First name (may be left empty)',
  lastName: 'Last name (may be left empty)',
  role: 'Role',
  roles: {
    patient: 'Patient: keeps a record of their own',
    administrator: 'Administrator: manages accounts, sees no records',
  },
  submit: 'Send the invitation',
  submitting: 'Sending…',
  cancel: 'Cancel',
  sent: (email: string): string => `The invitation to ${email} is on its way.`,
  openKnown: 'Open that account',
} as const;

export const reasonTexts = {
  label: 'Reason',
  hint: 'The person reads it in the e-mail, and it is kept in the log. Please write nothing about health.',
} as const;

export const statusMeans: Record<UserStatus, string> = {
  active: 'Can sign in.',
  inactive: 'Switched off: nobody can sign in with it. Nothing was deleted.',
  pending: 'Invited. Waits for the first password.',
};
