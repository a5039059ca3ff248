import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

/** The texts of the places, outside the form. */
export const texts = inRecord(
  messages('locations/places', {
    subtitle: 'Places you go for care, such as hospitals, clinics and pharmacies',
    add: 'Add a place',
    /** On a phone, beside the title; the button is still called 'Add a place'. */
    addShort: 'Add',
    search: 'Search places...',
    kind: 'Show',
    allKinds: 'All types of place',
    loading: 'Loading your places…',
    empty: 'You have not added any places. Start with the one you go to most.',
    noMatch: 'No places match your search.',
    showAll: 'Show all places',
    yourPlaces: 'Your places',
    count: '{count, plural, one {# place} other {# places}}',
    notUsed: 'No longer used ({count, number})',
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
    onCallOf: '{name}, 24-hour number',

    nextVisit: 'Next appointment',
    nextVisitIs: 'Next appointment:',
    noVisit: 'No appointment booked',
    stepFree: 'Step-free access',
    steps: 'No step-free access',
    /** Beside the question 'Step-free access'. */
    yes: 'Yes',
    no: 'No',

    back: 'Back to places',
    missing: 'We cannot find this place',
    missingBody: 'It may have been deleted, or the web address may be wrong.',
    edit: 'Edit',
    remove: 'Delete',
    removeQuestion: 'Delete this place?',
    removeBody: 'This deletes “{name}”. Events at this place still show its name. {undo}',
    removeConfirm: 'Delete place',
    removed: '“{name}” was deleted. {undo}',
    restored: '“{name}” restored',
    favour: 'Add to favourites',
    unfavour: 'Remove from favourites',
    added: '“{name}” was added',
    saved: '“{name}” was saved',
  }),
  messages('locations/places-theirs', {
    loading: 'Loading the places…',
    empty: 'There are no places yet. Start with the one {patient} goes to most.',
    yourPlaces: 'Places',
    onCallList: '24-hour contact numbers:',
  }),
);

/** Of links; some parts only for those who hear the page. */
export const linkTexts = messages('locations/links', {
  directions:
    '{maps, select, android {Directions in your map app} apple {Directions in Apple Maps} other {Directions in OpenStreetMap}}',
  to: ', {name}',
  call: ', call {name}',
});
