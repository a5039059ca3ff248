import type { ConsentKind } from '@caretrail/contract/terms/schema';

export const privacyTexts = {
  consents: 'What you agreed to',
  kinds: {
    terms: 'The terms of use',
    'health-data': 'The use of your health data, so that Caretrail can show it to you',
    'research-contact': 'Being asked about research',
  } satisfies Record<ConsentKind, string>,
  yes: (day: string, version: string): string => `Agreed on ${day} (text of ${version})`,
  no: (day: string): string => `Declined on ${day}`,
  never: 'Not asked yet',
  read: 'Read the terms',
  research: 'You may ask me about research',
  researchHint: 'Nobody is told about you. You can change this at any time.',
  researchSaved: 'Your choice is saved.',
  log: 'Who did what',
  logLead:
    'Everything that was done in your account, by you or by an administrator. The content itself is not written down here.',
  logEmpty: 'Nothing yet.',
} as const;
