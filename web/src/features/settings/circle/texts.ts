import type { Area } from '@caretrail/contract/circle/areas';
import { messages } from '@caretrail/contract/i18n/messages';

export const circleTexts = messages('settings/circle', {
  people: 'People with access',
  peopleLead: 'They sign in with their own account and see only what you choose.',
  noPeople: 'No one has access to your record.',
  messages: 'Messages to your care circle',
  messagesLead:
    'When a dose of a critical medicine is not recorded, the people you chose get an email. Where they use Caretrail themselves, they get a notification too.',
  invite: 'Invite someone',
  endAll: 'End all access',
  endAllQuestion: 'End all access to your record?',
  endAllBody: 'Everyone in your care circle loses access at once. Open invitations no longer work.',
  allEnded: 'All access has ended.',
  sees: 'Sees: {areas}',
  until: 'Until {day}',
  over: 'Ended on {day}',
  forever: 'Without an end date',
  lastLook: 'Last looked: {when}',
  neverLooked: 'Has not looked yet',
  change: 'Change',
  changeOf: 'Change access of {name}',
  end: 'End access',
  endOf: 'End access of {name}',
  endQuestion: 'End {name}’s access?',
  endBody:
    '{name} can no longer open your record. If it is open now, it disappears within a minute.',
  ended: '{name} no longer has access.',
  changed: 'The access of {name} has been changed.',
});

/** Before the access of the only person who is told about a critical medicine ends. */
export const untoldTexts = messages('settings/circle-untold', {
  now: 'From then on, no one is told when a dose of {medicines} is not recorded.',
  after: 'After {day}, no one is told when a dose of {medicines} is not recorded.',
  choose: 'Choose another person for {medicine}',
  question: 'Change the access of {name}?',
  confirm: 'Change the access',
});

export const invitationTexts = messages('settings/circle-invitations', {
  heading: 'Open invitations',
  sent: 'Sent {when}',
  validUntil: 'works until {day}',
  expired: 'no longer works',
  takeBack: 'Take back',
  takeBackOf: 'Take back the invitation of {address}',
  takenBack: 'The invitation was taken back. Its link no longer works.',
  again: 'Send again',
  againOf: 'Send the invitation of {address} again',
  sentTo: 'We sent an invitation to {address}. It works for 7 days.',
});

export const accessTexts = messages('settings/circle-form', {
  inviteHeading: 'Invite someone',
  email: 'Email address of the person',
  emailHint: 'The invitation works only for an account with this address.',
  name: 'Name of the person',
  nameHint: 'As you call them. It helps you to tell invitations apart.',
  role: 'What can this person do?',
  areas: 'What can this person see?',
  end: 'Last day of access',
  endHint: 'Optional. Leave it empty to end the access yourself later.',
  someone: 'This person',
  preview: 'What this means',
  willSee: '{name} will see: {areas}.',
  willNotSee: '{name} will not see: {areas}.',
  willSeeAll: '{name} will see everything in your record.',
  never:
    'Your password, your sign-ins, your data download and this care circle stay with you alone.',
  untilDay: 'The access ends after {day}.',
  conflict:
    'The access of {name} was changed somewhere else. Now: {now}. Save again to replace that.',
  send: 'Send invitation',
  sending: 'Sending…',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
});

/** What each part shows, and what it does not. */
export const areaHints: Readonly<Record<Area, string>> = messages('settings/circle-areas', {
  calendar: 'Shows appointments, tests, scans and places. Does not show symptoms or notes.',
  medication: 'Shows medicines, doses and what is left of them. Does not show treatment plans.',
  treatments: 'Shows treatment plans and their sessions. Does not show medicines.',
  diary: 'Shows symptoms, seizures and notes. Does not show appointments.',
  files: 'Shows all documents and pictures. They can also tell about the other parts.',
  summary: 'Shows your diagnosis, allergies and emergency contacts. Does not show single entries.',
});

export const lookTexts = messages('settings/circle-looks', {
  heading: 'Who looked',
  lead: 'Every look at your record by someone else is listed here, and everything they wrote.',
  none: 'No one else has looked at your record.',
  last: 'Last in your record: {name}, {when}.',
  all: 'See who looked',
  person: 'Person',
  everyone: 'Everyone',
  view: 'How it is listed',
  visits: 'Visits',
  entries: 'Every entry',
  looked: '{name} looked at {areas}',
  wrote: '{name} made entries in {areas}',
  both: '{name} looked at {areas} and made entries in {written}',
  opened: '{name} opened your record',
  did: '{name}: {what}',
  takeOver: {
    requested: '{name} asked to take over your record',
    withdrawn: '{name} withdrew the request to take over your record',
    done: '{name} took over and can now see and change your whole record',
  },
  span: '{from}–{to}',
  more: 'Show earlier',
  loading: 'Loading…',
});
