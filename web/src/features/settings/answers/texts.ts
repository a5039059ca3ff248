import { messages } from '@caretrail/contract/i18n/messages';

export const answersTexts = messages('settings/answers', {
  conflict: 'Your profile has changed',
  conflictLead:
    'Your profile was saved somewhere else while you were editing it. Choose which version to keep.',
  you: 'This part of your profile',
  timeZoneHint: 'We use this time zone for your doses and events.',
  people: 'People and safety',
  peopleLead:
    'Who to call in an emergency, and where you are treated. All questions here are optional.',
  email: 'Email',
  emailNote: 'You sign in with this address.',
  emailChange: 'Change it under Security',
  emailNotLoaded: 'Your email address could not be loaded.',
  clinical: 'Your clinical profile',
  clinicalLead:
    'We use this to suggest articles and to fill in your health summary. Leave out anything you do not know.',
  diagnosis: 'Diagnosis',
  now: 'How things are now',
  allergies: 'Allergies',
  nothingSaid: 'Nothing was entered here.',
});
