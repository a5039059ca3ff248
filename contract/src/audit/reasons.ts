/** What is about accounts and the installation. Whatever else comes may hold a patient's own words, and is not listed. */
const areas = new Set([
  'account',
  'audit',
  'confirmed',
  'export',
  'factor',
  'password',
  'provider',
  'session',
  'sign-in',
  'throttle',
  'user',
  'users',
]);

/** Whether administrators may read why something was done. */
export const isReasonShown = (action: string): boolean => areas.has(action.split('.')[0] ?? '');
