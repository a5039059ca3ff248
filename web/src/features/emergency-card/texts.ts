import { messages } from '@caretrail/contract/i18n/messages';

export const cardTexts = messages('emergency-card/screen', {
  lead: 'For people who help you in an emergency. It is made from your record each time you open it.',
  leadOther:
    'For people who help {name} in an emergency. It is made from the record each time it is opened.',
  onlyOpen: 'You see the lines that are shared with you.',
  edit: 'Change the card',
  print: 'Print',
  showCode: 'Show as a code',
  hideCode: 'Hide the code',
  code: 'The emergency card as a QR code',
  codeHint: 'A phone camera shows the text of the card, also without a connection.',
  codeTooLong: 'The card is too long for a code. Leave out a line, or use the printed card.',
  empty: 'Little is written down yet. Choose “Change the card” to add what is missing.',
  call: 'Call {name}, {phone}',
});

export const deviceTexts = messages('emergency-card/device', {
  heading: 'On this device without signing in',
  lead: 'In an emergency, no one can enter your password.',
  warning:
    'Anyone who has this device in hand and can unlock it will be able to read the card. It is stored on this device in plain text, without encryption, and it stays when you sign out.',
  allow: 'Show the card on this device without signing in',
  allowed:
    'The card can be read on this device without signing in: at the sign-in page, “Emergency card”.',
  other: 'This device shows the card of someone else. Yours would take its place.',
  replace: 'Show my card instead',
  remove: 'Remove from this device',
  removed: 'Removed from this device.',
  devices:
    '{count, plural, one {Your card can be read on # device.} other {Your card can be read on # devices.}}',
  withdraw: 'Remove from all devices',
  withdrawn: 'Removed. Other devices remove the card when they next have a connection.',
  notStored: 'This browser does not let Caretrail store the card.',
});

export const pageTexts = messages('emergency-card/page', {
  none: 'There is no emergency card on this device.',
  noneHint:
    'You can allow it after signing in: Profile, Emergency card. The card is then shown here without signing in.',
  newer: 'The record has changed since this card was made. Sign in to renew it.',
  withdrawn: 'This card was withdrawn and removed from this device.',
  signIn: 'Go to the sign-in page',
  open: 'Open Caretrail',
  remove: 'Remove from this device',
  question: 'Remove the card from this device?',
  questionHint: 'It can no longer be read here without signing in.',
  keep: 'Keep the card',
});

export const printTexts = messages('emergency-card/print', {
  title: 'Print the emergency card',
  back: 'Emergency card',
  wallet: 'Wallet card',
  paper: 'A4 page',
  what: 'What to print',
  print: 'Print',
  walletHint: 'Print at actual size. Cut along the dashed line and fold in the middle.',
  front: 'Front',
  reverse: 'Back',
  more: 'Not everything fits here. The whole card is on the A4 page and in the app.',
});

export const editTexts = messages('emergency-card/edit', {
  title: 'Change the emergency card',
  back: 'Emergency card',
  what: 'Your emergency card',
  lines: 'What is on the card',
  linesHint: 'Untick what should not be on it. Your name is always there.',
  seizures: 'Seizures: what to do',
  seizuresHint:
    'In your own words, for example what happens and what to do after how many minutes.',
  steroids: 'Steroids',
  isSteroid: '{name} is a steroid',
  moreSteroids: 'Other steroids, not in your medicines',
  thinners: 'Blood thinners',
  isThinner: '{name} is a blood thinner',
  moreThinners: 'Other blood thinners, not in your medicines',
  guessed:
    'Found by the name or type of your medicines. A name can be wrong, and one can be missing. Check what is listed here.',
  notFound: 'None found in your medicines by name or type. If you take one, write it below.',
  contacts: 'People to call',
  contactsHint: 'Your emergency contact from “You” is on the card if it has a phone number.',
  contact: 'Person {number, number}',
  name: 'Name',
  relation: 'Who they are to you',
  phone: 'Phone number',
  addContact: 'Add a person',
  addNamed: 'Add {name}',
  removeContact: 'Remove person {number, number}',
  places: 'Clinics to call at any time',
  place: '{name} is on the card',
  noPlaces: 'No place has an on-call number. You can add one under Locations.',
  missing:
    'Name, date of birth, diagnosis, allergies and your emergency contact come from your profile.',
  toYou: 'Open “You”',
  toClinical: 'Open “Clinical profile”',
  leftOut: 'Not on the card',
  notSteroids: 'Not steroids',
  notThinners: 'Not blood thinners',
  leftOutPlaces: 'Clinics not on the card',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  notYours: 'You can read this card, and not change it.',
  conflict: 'The card was changed somewhere else',
  conflictLead: 'Choose which version to keep.',
});
