import { messages } from '@caretrail/contract/i18n/messages';

export const helpingTexts = messages('helping/page', {
  lead: 'What is due for the people who share their record with you',
  none: 'You do not help anyone at the moment. If someone invites you, you get an email with a link.',
  mine: 'Open my record',
  notFound: 'This record is not shared with you any more.',
});

export const personTexts = messages('helping/person', {
  open: 'Open {name}’s record',
  sees: 'You can see: {areas}.',
  until: 'Until {day}.',
  due: '{count, plural, one {# dose is due now} other {# doses are due now}}',
  nothingDue: 'No dose is due now.',
  noMedicines: 'No medicines are planned.',
  next: 'Next appointment',
  visit: '{when}: {title}',
  noNext: 'No appointment is planned.',
  attention: 'Needs attention',
});
