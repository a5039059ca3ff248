import { messages } from '@caretrail/contract/i18n/messages';

export const devicesTexts = messages('notifications/devices', {
  heading: 'Devices that get notifications',
  lead: 'On a notification you can record a dose as taken, or ask for it again in 15 minutes, without signing in.',
  empty: 'No device gets notifications yet.',
  add: 'Get notifications on this device',
  adding: 'One moment…',
  addHint: 'Your browser will ask whether Caretrail may show notifications. Select “Allow”.',
  addHintGranted: 'Your browser already lets Caretrail show notifications.',
  added: 'This device gets notifications now.',
  useThem: 'Use notifications for my reminders',
  useThemHint:
    'No reminder comes as a notification yet. With notifications, we email you only if no device shows them.',
  used: 'Your reminders come as notifications now.',
  /** The person has said no when the browser asked. */
  refused:
    'Your browser did not allow notifications. You can change that in its settings for this site.',
  noWorker: 'This browser could not set up notifications. Reload the page and try again.',
  denied:
    'Notifications from Caretrail are blocked on this device. Open the settings of this site in your browser, beside the web address, and allow notifications. Then come back here.',
  deniedApple:
    'Notifications from Caretrail are blocked on this device. Open the settings of your phone, select Notifications, then Caretrail, and allow them. Then come back here.',
  homeScreen:
    'On an iPhone or iPad, put Caretrail on your Home Screen first. In Safari, press Share and then “Add to Home Screen”. Open Caretrail from there and come back to this page.',
  unsupported:
    'This browser cannot show notifications. Use a current browser, or keep reminders by email.',
  serverOff: 'This server cannot send notifications. Reminders come by email.',
  unnamed: 'This device',
  thisDevice: 'This device',
  confirmed: 'Last showed a notification or was used: {when}',
  unconfirmed: 'Has not shown a notification yet',
  silent: 'Silent',
  silentWhy:
    'It did not show the last notifications. We email you until it does. Open Caretrail on it, and check that it may show notifications.',
  test: 'Send a test notification',
  tested: 'We sent a test notification to {name}. It should appear within a minute.',
  rename: 'Rename',
  renameHeading: 'Rename this device',
  renameLead: 'Choose a name by which you know it.',
  name: 'Name',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  renamed: 'The device has a new name.',
  remove: 'Remove',
  removeQuestion: 'Remove {name}?',
  removeWhat: 'It gets no more notifications. You can add it again on the device itself.',
  removed: '{name} gets no more notifications.',
});

export const troubleTexts = messages('notifications/trouble', {
  denied:
    'This device can no longer show your reminders: its permission was taken away. We email you instead.',
  ended: 'This device no longer gets notifications. We email you instead.',
  silentHere: 'This device did not show your last reminders, so we sent emails.',
  silent: '{name} did not show your last reminders, so we sent emails.',
  check: 'Check notifications',
  refused: 'A dose that you answered on a notification could not be recorded. Check your doses.',
});
