/** The first word of an action, as far as it is about an account: whatever is not named here may be of a record. */
export const accountAreas = [
  'account',
  'confirmed',
  'export',
  'factor',
  'password',
  'provider',
  'session',
  'sign-in',
  'terms',
] as const;

/** … and about the installation: what administrators and operators did, and what was held back. */
export const installationAreas = ['audit', 'backup', 'throttle', 'user', 'users'] as const;
