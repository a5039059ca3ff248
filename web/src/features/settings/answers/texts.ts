export const answersTexts = {
  conflict: 'Your profile was changed elsewhere',
  conflictLead: 'While you were writing, it was changed on another device. Which version is right?',
  you: 'This part of your profile',
  timeZoneHint: 'By this clock your days and doses are counted.',
  people: 'People and safety',
  peopleLead: 'Whom to call, and where you are treated. You can leave out everything here.',
  email: 'E-mail',
  emailNote: 'You sign in with this address.',
  emailChange: 'Change it under Security',
  emailNotLoaded: 'Your e-mail address could not be loaded.',
  clinical: 'Your clinical profile',
  clinicalLead:
    'What you say here decides which topics the articles offer you first, and stands on the sheet for the doctor. Leave out whatever you do not know.',
  diagnosis: 'Diagnosis',
  now: 'How things are now',
  allergies: 'Allergies',
} as const;
