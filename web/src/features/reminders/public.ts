/** Opened from the headers of two lists, and a section of the profile. Either loads the form when it is shown. */
export { headerReminders, RemindersSection } from './open-reminders.tsx';
/** Where a device stops getting notifications. */
export { devicesHref } from './devices/devices-href.ts';
