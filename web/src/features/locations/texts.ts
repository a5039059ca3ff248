import { undoPeriod } from '../../lib/undo-time.ts';

/** The texts of the places, outside the form. */
export const texts = {
  subtitle: 'Places you go for care, such as hospitals, clinics and pharmacies',
  add: 'Add a place',
  search: 'Search places...',
  kind: 'Show',
  allKinds: 'All kinds of places',
  loading: 'Loading your places…',
  empty: 'You have not added any places. Start with the one you go to most.',
  noMatch: 'No places match your search.',
  showAll: 'Show all places',
  yourPlaces: 'Your places',
  count: (count: number): string => (count === 1 ? '1 place' : `${count} places`),
  notUsed: 'No longer used',
  favourite: 'Favourite',
  print: 'Print',
  toMap: 'Go to the map',

  nearMe: 'Near me',
  finding: 'Finding your location…',
  nearest: 'Nearest first. Your location stays in this browser.',
  byName: 'Show favourites first',
  refused:
    'Your browser did not share your location, so the list has not changed. You can allow this in your browser settings.',
  unknown: 'We could not find your location, so the list has not changed.',
  noPin: 'No pin on the map',

  emergency: 'In an emergency',
  emergencyBody: 'Call your local emergency number first.',
  onCallList: 'Your 24-hour contact numbers:',
  onCall: '24-hour number',

  nextVisit: 'Next appointment',
  noVisit: 'No appointment booked',
  stepFree: 'Step-free access',
  steps: 'No step-free access',

  back: 'Back to places',
  missing: 'We cannot find this place',
  missingBody: 'It may have been deleted, or the web address may be wrong.',
  edit: 'Edit',
  remove: 'Delete',
  removeQuestion: 'Delete this place?',
  removeBody: (name: string): string =>
    `This deletes “${name}”. Events there keep the name. ${undoPeriod}`,
  removeConfirm: 'Delete place',
  removed: (name: string): string => `“${name}” was deleted. ${undoPeriod}`,
  restored: (name: string): string => `“${name}” restored`,
  favour: 'Add to favourites',
  unfavour: 'Remove from favourites',
  added: (name: string): string => `“${name}” was added`,
  saved: (name: string): string => `“${name}” was saved`,
} as const;
