import { messages } from '../i18n/messages.ts';
import type { Area, CircleRole } from './areas.ts';

/** As a choice. */
export const areaLabels: Readonly<Record<Area, string>> = messages('circle/areas', {
  calendar: 'Calendar and places',
  medication: 'Medicines and doses',
  treatments: 'Treatments',
  diary: 'Diary: symptoms, seizures and notes',
  files: 'Files',
  summary: 'Profile: illness and allergies',
});

/** In a sentence: 'Anna looked at medicines and calendar'. */
export const areaWords: Readonly<Record<Area, string>> = messages('circle/area-words', {
  calendar: 'calendar',
  medication: 'medicines',
  treatments: 'treatments',
  diary: 'diary',
  files: 'files',
  summary: 'profile',
});

export const roleLabels: Readonly<Record<CircleRole, string>> = messages('circle/roles', {
  viewer: 'Can look',
  helper: 'Can help',
  manager: 'Can manage',
});

/** What the role means. */
export const roleSentences: Readonly<Record<CircleRole, string>> = messages(
  'circle/role-sentences',
  {
    viewer: 'Sees what you choose, and changes nothing.',
    helper: 'Sees what you choose, can add to it, and can change what they added themselves.',
    manager: 'Sees what you choose, and can change all of it, like you.',
  },
);

/** For a helper whose account was deleted. */
export const formerHelper = messages('circle/former', { name: 'A former helper' });

export const circleErrors = messages('circle/errors', {
  role: 'Select what this person can do.',
  areas: 'Select at least one part of your record.',
  endPassed: 'Choose today or a later day.',
  yourself: 'This is your own address. Enter the address of the person who helps you.',
  alreadyHelps: 'This person already has access. Change it in the list of your care circle.',
  tooManyPeople:
    'Your care circle can have up to {most, number} people, with those you have invited. End someone’s access or take an invitation back first.',
  tooManyInvitations:
    'You can have up to {most, number} open invitations. Take one of them back first.',
  password: 'Choose a password.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
});
