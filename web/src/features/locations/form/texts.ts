import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The names of the fields: above them in the form, and beside their values on the page of a place. */
export const labels = inRecord(
  messages('locations/labels', {
    type: 'What type of place is it?',
    name: 'Name',
    phone: 'Phone',
    on_call_phone: '24-hour phone number',
    address: 'Address',
    address_lines: 'Street address',
    city: 'Town or city',
    postcode: 'Postcode',
    region: 'Region',
    country: 'Country',
    pin: 'Pin on the map',
    lat: 'Latitude',
    lng: 'Longitude',
    hours: 'Opening hours',
    exceptions: 'Different hours on certain dates',
    organisation: 'Part of',
    department: 'Department, floor, door',
    practitioners: 'People you see there',
    email: 'Email',
    website: 'Website',
    portal_url: 'Patient portal',
    step_free: 'Step-free access',
    access_note: 'Getting there and access',
    favourite: 'Favourite',
    status: 'Do you still go there?',
    source: 'Source',
  }),
  messages('locations/labels-theirs', {
    practitioners: 'People seen there',
    status: 'Does {patient} still go there?',
  }),
);

export const hints = inRecord(
  messages('locations/hints', {
    name: 'For example, Neuro-oncology clinic',
    on_call_phone: 'For urgent advice at night and weekends. It shows at the top of your places.',
    address_lines: 'Building, street and area, one per line',
    organisation: 'For example, the hospital',
    access_note: 'For example, door, parking, lift',
    source: 'For example, letter of 3 March',
  }),
  messages('locations/hints-theirs', {
    on_call_phone: 'For urgent advice at night and weekends. It shows at the top of the places.',
  }),
);

export const formTexts = messages('locations/form', {
  create: 'Add a place',
  edit: 'Edit {name}',
  backToPlace: 'Back to the place',
  save: 'Save place',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  leaving: 'This place',

  hoursHint: 'Select the days with the same hours, then enter the times.',
  days: 'Days',
  opens: 'Opens at',
  closes: 'Closes at',
  addHours: 'Add opening hours',
  addOtherHours: 'Add other hours',
  removeHours: 'Remove these hours',
  hoursRow: 'Hours {row, number}',

  addException: 'Add a date with different hours',
  addOtherException: 'Add another date',
  removeException: 'Remove this date',
  exceptionRow: 'Date {row, number}',
  date: 'Date',
  closed: 'Closed all day',
  note: 'Reason, for example Christmas',

  stepFree: { yes: 'Yes', no: 'No, there are steps', unknown: 'I do not know' },
  stillGoes: { active: 'Yes', inactive: 'No, not any more' },
  favourite: 'Show it first in my list',
  person: 'Person',
  addPerson: 'Add another person',
  /** After a button, for those who hear the page: which row. */
  ofRow: ', {row}',
});

export const missing = messages('locations/missing-fields', {
  type: 'Select what type of place it is.',
  days: 'Select the days.',
  opens: 'Enter the opening time.',
  closes: 'Enter the closing time.',
  date: 'Enter a date.',
  position: 'Enter a number, for example 51.4545.',
});

export const conflictTexts = messages('locations/conflict', {
  heading: 'This place has changed',
  kind: 'Type',
  yes: 'Yes',
  no: 'No',
  lead: 'This place was saved somewhere else while you were editing it. Choose which version to keep.',
});

export const pinTexts = messages('locations/pin', {
  hint: 'Select the spot on the map. With a keyboard, go to the map, then use the arrow keys to move the pin and plus and minus to zoom.',
  area: 'Map for setting the pin',
  map: 'Set the pin. Use the arrow keys to move it, plus and minus to zoom, and Delete to remove it.',
  none: 'No pin yet.',
  at: 'The pin is at {town}.',
  near: 'The pin is about {km, number} km from {town}.',
  far: 'The pin is set.',
  remove: 'Remove pin',
  toTown: 'Put the pin on {town}',
  townUnknown: 'We cannot find {town} on this map. Select the spot on the map yourself.',
  notLoaded: 'The towns could not be loaded. Try again.',
  find: 'Find this address',
  finding: 'Finding the address…',
  found: 'Which one is it?',
  foundNone: 'This address was not found. Select the spot on the map yourself.',
  numbers: 'Enter coordinates instead',
  numbersHint: 'Two numbers, as other maps show them. You can paste both into the first box.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  streets: 'Open interactive map',
});
