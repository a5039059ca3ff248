/** These accounts exist only in demo mode, which listens only on this machine. */
export const demoPassword = 'caretrail-demo';

export const demoAccounts = [
  { email: 'patient@demo.caretrail.example', who: 'A patient who has done everything' },
  { email: 'new@demo.caretrail.example', who: 'A patient who has never signed in' },
  { email: 'admin@demo.caretrail.example', who: 'An administrator' },
] as const;
