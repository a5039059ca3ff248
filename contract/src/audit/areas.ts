/** The first word of an action about an account; an action not listed here may be about a record. */
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

/** … and about the installation: what administrators and operators did, and what was throttled. */
export const installationAreas = ['audit', 'backup', 'throttle', 'user', 'users'] as const;
