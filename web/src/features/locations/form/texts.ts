/** The names of the fields: above them in the form, and beside their values on the page of a place. */
export const labels = {
  type: 'What kind of place is it?',
  name: 'Name',
  phone: 'Telephone',
  on_call_phone: 'Number for day and night',
  address: 'Address',
  address_lines: 'Street and house',
  city: 'Town',
  postcode: 'Postcode',
  region: 'Region',
  country: 'Country',
  pin: 'Pin on the map',
  lat: 'Latitude',
  lng: 'Longitude',
  hours: 'Opening hours',
  exceptions: 'Days that differ',
  organisation: 'Belongs to',
  department: 'Department, level, door',
  practitioners: 'People there',
  email: 'E-mail',
  website: 'Website',
  portal_url: 'Patient portal',
  step_free: 'Step-free',
  access_note: 'How to get in',
  favourite: 'A favourite',
  status: 'Do you still go there?',
  source: 'Where this comes from',
} as const;

export const hints = {
  name: 'As you call it, for example: Neuro-oncology clinic',
  on_call_phone: 'For nights and weekends. It stands at the top of your places.',
  address_lines: 'A line each',
  organisation: 'For example the hospital',
  access_note: 'Door, parking, lift',
  source: 'For example: letter of 3 March',
} as const;

export const formTexts = {
  create: 'Add a place',
  edit: (name: string): string => `Edit ${name}`,
  backToPlace: 'Back to the place',
  save: 'Save place',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  leaving: 'This place',
  optional: (label: string): string => `${label} (optional)`,

  hoursHint: 'Tick the days that have the same hours, then say from when to when.',
  days: 'Days',
  opens: 'Opens at',
  closes: 'Closes at',
  addHours: 'Add opening hours',
  addOtherHours: 'Add other hours',
  removeHours: 'Remove these hours',
  hoursRow: (row: number): string => `Hours ${row}`,

  addException: 'Add a day that differs',
  addOtherException: 'Add another day',
  removeException: 'Remove this day',
  exceptionRow: (row: number): string => `Day ${row}`,
  date: 'Date',
  closed: 'Closed all day',
  note: 'What it is, for example: Christmas',

  stepFree: { yes: 'Yes', no: 'No, there are steps', unknown: 'I do not know' },
  stillGoes: { active: 'Yes', inactive: 'No, not any more' },
  favourite: 'Show it first in my list',
  person: 'Person',
  addPerson: 'Add another person',
} as const;

export const missing = {
  type: 'Please choose what kind of place it is.',
  days: 'Please tick the days.',
  opens: 'Please say when it opens.',
  closes: 'Please say when it closes.',
  date: 'Please say which day.',
  position: 'Please write it as a number, like 51.4545.',
} as const;

export const conflictTexts = {
  heading: 'This place was changed meanwhile',
  lead: 'Somebody saved it while you were typing. Please choose what counts.',
} as const;

export const pinTexts = {
  hint: 'Press on the map where the place is. By keyboard: go to the map, then the arrow keys move the pin, plus and minus zoom.',
  area: 'Map to set the pin on',
  map: 'Set the pin. Arrow keys move it, plus and minus zoom, Delete takes it away.',
  none: 'No pin yet.',
  at: (town: string): string => `The pin is at ${town}.`,
  near: (km: number, town: string): string => `The pin is about ${km} km from ${town}.`,
  far: 'The pin is set.',
  remove: 'Take the pin away',
  toTown: (town: string): string => `Put the pin on ${town}`,
  townUnknown: (town: string): string =>
    `${town} is not among the larger towns of this map. Please press on the map where it is.`,
  notLoaded: 'The towns could not be loaded. Please try again.',
  find: 'Find this address',
  finding: 'Looking it up…',
  found: 'Which one is it?',
  foundNone: 'This address was not found. Please press on the map where it is.',
  numbers: 'Type the position instead',
  numbersHint:
    'Two numbers, as other maps show them. You can paste both together into the first box.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  streets: 'Open interactive map',
} as const;
