import { messages } from '@caretrail/contract/i18n/messages';

export const privacyTexts = messages('settings/privacy', {
  consents: 'Your consents',
  kinds: {
    terms: 'Terms of service',
    'health-data': 'Use of your health data, so that Caretrail can show it to you',
    'others-data': 'Use of what others share with you, only to help them',
    'research-contact': 'Contact about research',
  },
  yes: 'Agreed on {day} (version of {version})',
  no: 'Declined on {day}',
  never: 'Not asked yet',
  read: 'Read the terms of service',
  research: 'You can contact me about research',
  researchHint: 'We do not share your details. You can change this at any time.',
  researchSaved: 'Your choice is saved.',
  log: 'Account activity',
  logLead:
    'What was done in your account, by you, your care circle or an administrator. It does not include the content of your record.',
  logEmpty: 'No activity yet.',
  cookies: {
    heading: 'Cookies',
    accepted: 'You have allowed all cookies in this browser.',
    declined: 'You have allowed essential cookies only in this browser.',
    none: 'You have not made a choice in this browser yet.',
  },
});
