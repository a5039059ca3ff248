/** The texts of the maps. */
export const mapTexts = {
  heading: 'On the map',
  picture: (names: readonly string[]): string =>
    `Map with ${names.length === 1 ? 'a pin' : 'pins'} for ${names.join(', ')}`,
  loading: 'Loading the map…',
  failed: 'The map could not be loaded. All your places are in the list.',
  retry: 'Try again',
  noPins: 'No places here have a pin yet. You can set one when you edit a place.',
  withoutPin: (count: number): string =>
    count === 1 ? '1 place has no pin yet.' : `${count} places have no pin yet.`,
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
} as const;
