import { undoPeriod } from '../../lib/undo-time.ts';

/** The texts of the places, outside the form. */
export const texts = {
  subtitle: 'Your hospitals, clinics and pharmacies',
  add: 'Add a place',
  search: 'Search places...',
  kind: 'Show',
  allKinds: 'All kinds of places',
  loading: 'Loading your places…',
  empty:
    'Your hospitals, clinics and pharmacies will stand here, with their numbers and your next visit. Start with the place you go to most.',
  noMatch: 'No place matches what you are looking for.',
  showAll: 'Show all places',
  yourPlaces: 'Your places',
  count: (count: number): string => (count === 1 ? '1 place' : `${count} places`),
  notUsed: 'No longer used',
  favourite: 'Favourite',
  print: 'Print',
  toMap: 'To the map',

  nearMe: 'Near me',
  finding: 'Finding you…',
  nearest: 'The nearest place comes first. Where you are stays in this browser.',
  byName: 'Back to favourites first',
  refused:
    'Your browser did not say where you are, so the list stays as it is. You can allow it in the settings of your browser.',
  unknown: 'Your device does not know where you are just now, so the list stays as it is.',
  noPin: 'No pin on the map',

  emergency: 'In an emergency',
  emergencyBody: 'Call your local emergency number first.',
  onCallList: 'Then the numbers you wrote down for day and night:',
  onCall: 'Day and night',

  nextVisit: 'Next visit',
  noVisit: 'No visit planned',
  stepFree: 'Step-free',
  steps: 'There are steps',

  back: 'Back to places',
  missing: 'This place is not here',
  missingBody: 'It may have been deleted, or the address is not complete.',
  edit: 'Edit',
  remove: 'Delete',
  removeQuestion: 'Delete this place?',
  removeBody: (name: string): string =>
    `“${name}” goes away. Events there keep its name. ${undoPeriod}`,
  removeConfirm: 'Delete place',
  removed: (name: string): string => `“${name}” was deleted. ${undoPeriod}`,
  restored: (name: string): string => `“${name}” is back`,
  favour: 'Make it a favourite',
  unfavour: 'No longer a favourite',
  added: (name: string): string => `“${name}” was added`,
  saved: (name: string): string => `“${name}” was saved`,
} as const;
