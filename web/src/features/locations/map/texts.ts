/** The texts of the maps. */
export const mapTexts = {
  heading: 'On the map',
  picture: (names: readonly string[]): string =>
    `Map with ${names.length === 1 ? 'a pin' : 'pins'} for ${names.join(', ')}`,
  loading: 'Loading the map…',
  failed: 'The map could not be loaded. Everything on it stands in the list too.',
  retry: 'Try again',
  noPins: 'No place here has a pin yet. You can set one when you edit a place.',
  withoutPin: (count: number): string =>
    count === 1 ? '1 place has no pin yet.' : `${count} places have no pin yet.`,
  open: 'Open interactive map',
  opening: 'Opening the map…',
  close: 'Close interactive map',
  noWebGl:
    'This browser cannot draw the interactive map. The drawn map and the list show the same places.',
  notOpened: 'The interactive map could not be loaded. Please check your connection and try again.',
  label: 'Interactive map. Arrow keys move it, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  chosen: 'On the map you chose',
  more: 'More about this place',
  land: 'Map: Natural Earth',
  towns: 'Towns: GeoNames, CC BY 4.0',
} as const;
