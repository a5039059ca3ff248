import type { ConsentKind } from '@caretrail/contract/terms/schema';

export const privacyTexts = {
  consents: 'Your consents',
  kinds: {
    terms: 'Terms of service',
    'health-data': 'Use of your health data, so that Caretrail can show it to you',
    'research-contact': 'Contact about research',
  } satisfies Record<ConsentKind, string>,
  yes: (day: string, version: string): string => `Agreed on ${day} (version of ${version})`,
  no: (day: string): string => `Declined on ${day}`,
  never: 'Not asked yet',
  read: 'Read the terms of service',
  research: 'You can contact me about research',
  researchHint: 'We do not share your details. You can change this at any time.',
  researchSaved: 'Your choice is saved.',
  log: 'Account activity',
  logLead:
    'What was done in your account, by you or by an administrator. It does not include the content of your record.',
  logEmpty: 'No activity yet.',
} as const;
