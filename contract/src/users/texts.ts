import { messages } from '../i18n/messages.ts';

/** §2.7, verbatim. */
export const usersTexts = messages('users/list', {
  heading: 'User Management',
  description: 'Search and manage your users',
  searchPlaceholder: 'Search by name, email, or date of birth',
  columns: {
    name: 'Name',
    email: 'Email',
    dateOfBirth: 'Date of Birth',
    status: 'Status',
    lastLogin: 'Last Login',
    actions: 'Actions',
  },
  viewDetails: 'View Details',
  loading: 'Loading users...',
  noMatch: 'No users found matching your search.',
  none: 'No users available.',
});

/** Ours: the two views of /admin-panel. */
export const adminViewTexts = messages('users/views', {
  nav: 'Administration',
  users: 'Users',
  audit: 'Audit log',
});

/** Ours: the screen shows it before the call, and the server when the call is made anyway. */
export const ownAccountTexts = messages('users/own-account', {
  refusal:
    'This is your own account. Change your password, two-step verification and devices in your profile. For anything else, ask another administrator.',
});

/** §2.7: which of the two empty texts. */
export const emptyUsersText = (search: string): string =>
  search.trim() === '' ? usersTexts.none : usersTexts.noMatch;
