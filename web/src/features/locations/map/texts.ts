import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The texts of the maps. */
export const mapTexts = inRecord(
  messages('locations/map', {
    heading: 'On the map',
    /** Beside the bar that shows the scale. */
    scale: '{km, number} km',
    picture: '{count, plural, one {Map with a pin for {names}} other {Map with pins for {names}}}',
    loading: 'Loading the map…',
    failed: 'The map could not be loaded. All your places are in the list.',
    retry: 'Try again',
    noPins: 'No places here have a pin yet. You can set one when you edit a place.',
    withoutPin: '{count, plural, one {# place has no pin yet.} other {# places have no pin yet.}}',
    open: 'Open interactive map',
    opening: 'Opening the map…',
    close: 'Close interactive map',
    noWebGl:
      'This browser cannot show the interactive map. The simple map and the list show the same places.',
    notOpened: 'The interactive map could not be loaded. Check your connection and try again.',
    label: 'Interactive map. Use the arrow keys to move it, plus and minus to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Show all',
    chosen: 'Selected on the map',
    more: 'More about this place',
    land: 'Map: Natural Earth',
    towns: 'Towns: GeoNames, CC BY 4.0',
  }),
  messages('locations/map-theirs', {
    failed: 'The map could not be loaded. All places are in the list.',
  }),
);
