import { messages } from '@caretrail/contract/i18n/messages';
import type { UserStatus } from '@caretrail/contract/users/schema';

/** Our own words; those of §2.7 are in the contract. */
export const listTexts = messages('user-management/list', {
  search: 'Search users',
  results: 'Users',
  invite: 'Invite a user',
  /** On a phone, beside the title; the button keeps its whole name. */
  inviteShort: 'Invite',
  noName: 'No name yet',
  count: '{count, plural, one {# user} other {# users}}',
  found:
    '{all, plural, one {Found {found, number} of # user} other {Found {found, number} of # users}}',
  clearSearch: 'Show all users',
});

export const inviteTexts = messages('user-management/invite', {
  heading: 'Invite a user',
  lead: 'We will send an email with a link to choose a password. The link works once, for 7 days. The status is Pending until it is used.',
  email: 'Email',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  role: 'Role',
  roles: {
    patient: 'Patient: keeps their own record',
    administrator: 'Administrator: manages accounts, cannot see records',
  },
  submit: 'Send invitation',
  submitting: 'Sending…',
  cancel: 'Cancel',
  sent: 'The invitation to {address} is on its way.',
  openKnown: 'Open that account',
});

export const reasonTexts = messages('user-management/reason', {
  label: 'Reason',
  hint: 'We include this in the email to the person and in the audit log. Do not include health information.',
});

export const statusMeans: Readonly<Record<UserStatus, string>> = messages(
  'user-management/status',
  {
    active: 'Can sign in.',
    inactive: 'Deactivated: cannot sign in. No data has been deleted.',
    pending: 'Invited. Has not chosen a password yet.',
  },
);
