/** Exist in demo mode only, which listens on this machine only. */
export const demoPassword = 'caretrail-demo';

export const demoAccounts = [
  { email: 'patient@demo.caretrail.example', who: 'A patient who has done everything' },
  { email: 'new@demo.caretrail.example', who: 'A patient who has never signed in' },
  { email: 'admin@demo.caretrail.example', who: 'An administrator' },
] as const;
