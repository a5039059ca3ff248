/** These accounts exist only in demo mode, which listens only on this machine. */
export const demoPassword = 'caretrail-demo';

export const demoAccounts = [
  { email: 'patient@demo.caretrail.example', who: 'A patient with a year of records' },
  { email: 'new@demo.caretrail.example', who: 'A patient who has never signed in' },
  { email: 'admin@demo.caretrail.example', who: 'An administrator' },
] as const;
