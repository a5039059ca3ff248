/** Where the files of the built-in map are. build/map-data/ puts its own text in the place of this one; tests draw no map. */

/** The beginning of every address: the name of a file and `.json` follow. */
export const address: string = '/assets/map-';

/** The names of all cells, with blanks between. */
export const cells: string = '';
