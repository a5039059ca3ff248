import { messages } from '@caretrail/contract/i18n/messages';

export const calendarTexts = messages('settings/calendar', {
  heading: 'Calendar in your phone',
  lead: 'Your appointments get an address of their own, and the calendar app of your phone reads them there. Anyone who has the address can read what you choose here.',
  never: 'Doses, your diary and your results are not in it. Your reminders do not depend on it.',

  shows: 'What your calendar shows',
  modes: {
    discreet: {
      label: 'Only “Appointment” and the time',
      hint: 'No title and no place. Good if others see your calendar.',
    },
    full: {
      label: 'Title, place and time',
      hint: 'As you entered them here.',
    },
    preparation: {
      label: 'Title, place, time and how to prepare',
      hint: 'Also what to bring or do before.',
    },
  },
  create: 'Create address',
  creating: 'Creating…',

  save: 'Save',
  since: 'On since {day}.',
  read: 'Last read {when}.',
  unread: 'No app has read it yet.',
  changed: 'Saved. Your calendar app shows it when it next reads the address.',
  renew: 'Create a new address',
  renewQuestion: 'Create a new address?',
  renewBody:
    'The old address stops working at once. Remove the old calendar in your app, and add the new one.',
  end: 'Turn off',
  endQuestion: 'Turn off the calendar?',
  endBody:
    'The address stops working at once. Your calendar app may keep what it has read: remove the calendar there too.',
  ended: 'The calendar is turned off. Remove it in your calendar app too.',
});

export const addressTexts = messages('settings/calendar-address', {
  heading: 'Your calendar address',
  once: 'We show this address only now. Keep it to yourself.',
  address: 'Address',
  add: 'Add to my calendar',
  copy: 'Copy address',
  how: 'If nothing opens: copy the address. In your calendar app, add a calendar by its address (“URL”).',
  later:
    'Calendar apps look for changes by themselves, some only once a day. Caretrail is always up to date.',
  done: 'Done',
});
