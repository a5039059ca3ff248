/** Where the files of the built-in map are. The build replaces this file by its path (build/map-data/); tests draw no map. */

/** The prefix of every address; the name of a file and `.json` follow. */
export const address: string = '/assets/map-';

/** The names of all cells, separated by spaces. */
export const cells: string = '';
